import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Creates a Swiper on a row of slides, with autoplay stopped. Imported lazily. */
export function startSwiper(row: HTMLElement, options: SwiperOptions): Swiper {
  const swiper = new Swiper(row, { ...options, modules: [Autoplay] });
  swiper.autoplay.stop();
  return swiper;
}
