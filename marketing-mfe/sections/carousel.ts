import type { SwiperOptions } from 'swiper/types';

/** Where a slide stands beside the active one, in a row that is a ring. */
export type Place = 'active' | 'before' | 'after';

/** The place of slide `i` among `count` when `active` is the active one. */
export function placeOf(i: number, active: number, count: number): Place {
  const ahead = (i - active + count) % count;
  if (ahead === 0) return 'active';
  return ahead <= count / 2 ? 'after' : 'before';
}

/** As specified: five projects, centred, one or three in view. */
export const portfolioCarousel = {
  loop: true,
  centeredSlides: true,
  speed: 300,
  threshold: 5,
  spaceBetween: 20,
  slidesPerView: 1,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 3 }, 1024: { slidesPerView: 3 } },
  autoplay: { delay: 2500, disableOnInteraction: false },
} as const satisfies SwiperOptions;

/** As specified: one quote in view, two from 768 px. */
export const testimonialCarousel = {
  loop: true,
  speed: 300,
  spaceBetween: 32,
  slidesPerView: 1,
  breakpoints: { 768: { slidesPerView: 2 } },
  autoplay: { delay: 3000, disableOnInteraction: false },
} as const satisfies SwiperOptions;
