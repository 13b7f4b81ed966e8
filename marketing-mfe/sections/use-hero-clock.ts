import { useCallback, useEffect, useRef, useState } from 'react';
import { heroStart, lettersAt, nextSlide, pass } from './hero-clock.ts';

interface HeroView {
  readonly index: number;
  /** How many letters of its title are typed. */
  readonly letters: number;
}

/** What the hero shows as its time passes, which it does while it plays. At rest every title stands there whole. */
export function useHeroClock(titles: readonly string[], isPlaying: boolean): HeroView & { next: () => void } {
  const time = useRef(heroStart);
  const lengthOf = useCallback((index: number) => titles[index]?.length ?? 0, [titles]);
  const [view, setView] = useState<HeroView>({ index: 0, letters: lengthOf(0) });

  const look = useCallback(() => {
    const { index } = time.current;
    const letters = lettersAt(time.current, lengthOf(index));
    setView((before) => (before.index === index && before.letters === letters ? before : { index, letters }));
  }, [lengthOf]);

  useEffect(() => {
    if (!isPlaying) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      time.current = pass(time.current, last === undefined ? 0 : now - last, titles.length);
      last = now;
      look();
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, look, titles]);

  const next = () => {
    time.current = nextSlide(time.current, titles.length);
    look();
  };
  return { index: view.index, letters: isPlaying ? view.letters : lengthOf(view.index), next };
}
