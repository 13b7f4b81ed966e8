import { importLazily } from '@platform/browser/activity';
import { useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperClass, SwiperOptions } from 'swiper/types';
import { useAutoplay } from './use-autoplay.ts';

/** Moves a carousel by one press of a control. */
type Move = (swiper: SwiperClass) => void;

/** Pending moves. `isSettling`: the slides move, or stopped after the last frame. */
interface Moves {
  readonly pending: Move[];
  isSettling: boolean;
}

/** Runs pending moves. Swiper's loop breaks if a move starts during another one or in the frame after it. */
function runMoves(swiper: SwiperClass, moves: Moves): void {
  while (!swiper.destroyed && !swiper.animating && !moves.isSettling && moves.pending.length > 0) {
    moves.pending.shift()?.(swiper);
  }
}

/** Distance from the window at which Swiper is loaded, so that the carousel is live before it is in view. */
const LOAD_MARGIN = '400px';

/**
 * Turns a scrollable row into a carousel with autoplay. Loads Swiper when the row comes near the window; until it is loaded,
 * the row is scrollable. `options` must be the same object on every render.
 */
export function useCarousel<E extends HTMLElement>(options: SwiperOptions) {
  const autoplay = useAutoplay<E>();
  const { isPlaying } = autoplay;
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [index, setIndex] = useState(0);
  const queue = useRef<Moves>({ pending: [], isSettling: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const moves = queue.current;
    let created: SwiperClass | undefined;
    let isUnmounted = false;
    const create = async () => {
      const { composed } = element.dataset;
      const { startSwiper } = await importLazily(
        () => import(/* webpackChunkName: "swiper" */ './load-swiper.ts'),
        (error) => {
          console.warn(error);
          delete element.dataset.composed;
        },
      );
      if (isUnmounted) return;
      Object.assign(element.dataset, { live: '', ...(composed !== undefined && { composed }) });
      created = startSwiper(element, {
        ...options,
        on: {
          slideChange: ({ realIndex }) => setIndex(realIndex),
          transitionStart: () => {
            moves.isSettling = true;
          },
          transitionEnd: (swiper) =>
            requestAnimationFrame(() => {
              moves.isSettling = false;
              runMoves(swiper, moves);
            }),
        },
      });
      setSwiper(created);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void create();
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      created?.destroy();
      delete element.dataset.live;
      moves.pending.length = 0;
      moves.isSettling = false;
      setSwiper(undefined);
    };
  }, [options]);

  useEffect(() => {
    if (isPlaying) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isPlaying]);

  const enqueue = (move: Move) => {
    if (!swiper) return;
    queue.current.pending.push(move);
    runMoves(swiper, queue.current);
  };
  return {
    ...autoplay,
    row,
    index,
    /** Whether Swiper moves the row. Until then the visitor scrolls it. */
    isLive: swiper !== undefined,
    next: () => enqueue((target) => target.slideNext()),
    previous: () => enqueue((target) => target.slidePrev()),
    goTo: (to: number) => enqueue((target) => target.slideToLoop(to)),
  };
}
