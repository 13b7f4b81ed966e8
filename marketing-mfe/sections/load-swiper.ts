import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Starts a carousel on a row of slides. It stands still until its autoplay is started. */
export function startSwiper(row: HTMLElement, options: SwiperOptions): Swiper {
  const swiper = new Swiper(row, { ...options, modules: [Autoplay] });
  swiper.autoplay.stop();
  return swiper;
}
