import { useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperClass, SwiperOptions } from 'swiper/types';
import { useAutoplay } from './use-autoplay.ts';

/** Moves a carousel by one press of a control. */
type Move = (swiper: SwiperClass) => void;

/** Swiper's loop breaks if a move starts during another one, so moves wait until the slides have stopped. */
function runMoves(swiper: SwiperClass, pending: Move[]): void {
  while (!swiper.destroyed && !swiper.animating && pending.length > 0) pending.shift()?.(swiper);
}

/** Distance below the window at which Swiper is loaded, so that the carousel is live before it is seen. */
const LOAD_MARGIN = '400px';

/**
 * Turns a scrollable row into a carousel with autoplay. Loads Swiper when the row comes near the window; if that fails,
 * the row stays scrollable. `options` must be the same object on every render.
 */
export function useCarousel<E extends HTMLElement>(options: SwiperOptions) {
  const autoplay = useAutoplay<E>();
  const { isPlaying } = autoplay;
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [index, setIndex] = useState(0);
  const pending = useRef<Move[]>([]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const moves = pending.current;
    let created: SwiperClass | undefined;
    let isUnmounted = false;
    const create = async () => {
      const { startSwiper } = await import(/* webpackChunkName: "swiper" */ './load-swiper.ts');
      if (isUnmounted) return;
      element.dataset.live = '';
      created = startSwiper(element, {
        ...options,
        on: {
          slideChange: ({ realIndex }) => setIndex(realIndex),
          transitionEnd: (swiper) => requestAnimationFrame(() => runMoves(swiper, moves)),
        },
      });
      setSwiper(created);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        create().catch((error: unknown) => console.error('Swiper was not loaded; the row can be scrolled', error));
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      created?.destroy();
      delete element.dataset.live;
      moves.length = 0;
      setSwiper(undefined);
    };
  }, [options]);

  useEffect(() => {
    if (isPlaying) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isPlaying]);

  const move = (how: Move) => {
    if (!swiper) return;
    pending.current.push(how);
    runMoves(swiper, pending.current);
  };
  return {
    ...autoplay,
    /** Ref of the row of slides. */
    row,
    /** Index of the active slide. */
    index,
    /** Whether Swiper moves the row. Until then the visitor scrolls it. */
    isLive: swiper !== undefined,
    next: () => move((target) => target.slideNext()),
    previous: () => move((target) => target.slidePrev()),
    goTo: (to: number) => move((target) => target.slideToLoop(to)),
  };
}
