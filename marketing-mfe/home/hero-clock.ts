import { useCallback, useEffect, useRef, useState } from 'react';

/** Durations of typing one letter, deleting one letter and showing the whole title, in ms. */
const TYPE_MS = 30;
const DELETE_MS = 10;
const HOLD_MS = 2000;

/** Duration in which a slide fades out before the title of the next one is typed, in ms. */
export const LEAVE_MS = 120;

export const SLIDE_MS = 5000;

/** Time of the hero, which advances only while the hero plays. */
export interface HeroTime {
  readonly index: number;
  /** ms since the slide appeared. */
  readonly elapsed: number;
  /** Whether the slide began with its whole title. The first one does: the server rendered it. */
  readonly isWhole: boolean;
}

export const heroStart: HeroTime = { index: 0, elapsed: 0, isWhole: true };

/** Returns how many letters are shown after `ms` of typing, showing and deleting a title in a loop. */
export function lettersAfter(ms: number, length: number): number {
  const typed = length * TYPE_MS;
  const held = typed + HOLD_MS;
  const within = ms % (held + length * DELETE_MS);
  if (within < typed) return Math.floor(within / TYPE_MS);
  if (within < held) return length;
  return length - Math.floor((within - held) / DELETE_MS);
}

/** Returns how many letters of the current title are shown. */
export function lettersAt({ elapsed, isWhole }: HeroTime, length: number): number {
  return lettersAfter(isWhole ? elapsed + length * TYPE_MS : Math.max(0, elapsed - LEAVE_MS), length);
}

/** Returns the start of the next slide; the first one follows the last. */
export function nextSlide({ index }: HeroTime, slides: number): HeroTime {
  return { index: (index + 1) % slides, elapsed: 0, isWhole: false };
}

/** Adds `ms` to the time. Advances by one slide at most, so that a suspended tab does not skip slides. */
export function advance(time: HeroTime, ms: number, slides: number): HeroTime {
  const elapsed = time.elapsed + ms;
  return elapsed < SLIDE_MS ? { ...time, elapsed } : nextSlide(time, slides);
}

/**
 * Advances the hero's time while it plays. Returns the index of the slide, the number of visible letters of its title (all
 * while it does not play), and a function that shows the next slide.
 */
export function useHeroClock(titles: readonly string[], isPlaying: boolean) {
  const time = useRef(heroStart);
  const lengthOf = useCallback((index: number) => titles[index]?.length ?? 0, [titles]);
  const [view, setView] = useState({ index: 0, letters: lengthOf(0) });

  const show = useCallback(() => {
    const { index } = time.current;
    const letters = lettersAt(time.current, lengthOf(index));
    setView((before) => (before.index === index && before.letters === letters ? before : { index, letters }));
  }, [lengthOf]);

  useEffect(() => {
    if (!isPlaying) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      time.current = advance(time.current, last === undefined ? 0 : now - last, titles.length);
      last = now;
      show();
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, show, titles]);

  const next = () => {
    time.current = nextSlide(time.current, titles.length);
    show();
  };
  return { index: view.index, letters: isPlaying ? view.letters : lengthOf(view.index), next };
}
