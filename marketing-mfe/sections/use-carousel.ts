import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperClass, SwiperOptions } from 'swiper/types';

/** A carousel and what moves it. */
export interface Carousel {
  /** For the row of slides. */
  readonly row: RefObject<HTMLDivElement | null>;
  /** The active slide. */
  readonly index: number;
  /** The row is a carousel now; until then it is one that is scrolled. */
  readonly isLive: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (index: number) => void;
}

/** What a press does. Pressed while a slide moves it is done when that has come to rest: in a ring a slide must not be overtaken. */
type Move = (swiper: SwiperClass) => void;

/** Makes the moves that wait, up to the first that takes its time. */
function moveOn(swiper: SwiperClass, waiting: Move[]): void {
  while (!swiper.destroyed && !swiper.animating && waiting.length > 0) waiting.shift()?.(swiper);
}

/** How far below the window a carousel is made ready, so that it is before one sees it. */
const AHEAD = '400px';

/**
 * Makes a carousel of a row that can be scrolled without scripts. Its code is fetched when the visitor comes near; where that
 * fails, the row stays as it is.
 */
export function useCarousel(options: SwiperOptions, isPlaying: boolean): Carousel {
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [index, setIndex] = useState(0);
  const moves = useRef<Move[]>([]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let made: SwiperClass | undefined;
    let isGone = false;
    const make = async () => {
      const { startSwiper } = await import(/* webpackChunkName: "swiper" */ './load-swiper.ts');
      if (isGone) return;
      element.dataset.live = '';
      const waiting = moves.current;
      made = startSwiper(element, {
        ...options,
        on: {
          slideChange: ({ realIndex }) => setIndex(realIndex),
          transitionEnd: (swiper) => requestAnimationFrame(() => moveOn(swiper, waiting)),
        },
      });
      setSwiper(made);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        make().catch((error: unknown) => console.error('A carousel stays a row', error));
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
      made?.destroy();
      delete element.dataset.live;
      moves.current.length = 0;
      setSwiper(undefined);
    };
  }, [options]);

  useEffect(() => {
    if (isPlaying) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isPlaying]);

  const move = (how: Move) => {
    if (!swiper) return;
    moves.current.push(how);
    moveOn(swiper, moves.current);
  };
  return {
    row,
    index,
    isLive: swiper !== undefined,
    next: () => move((one) => one.slideNext()),
    previous: () => move((one) => one.slidePrev()),
    goTo: (to) => move((one) => one.slideToLoop(to)),
  };
}
