import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { atRest, plays, type Rests } from './rests.ts';

interface Playing<E extends HTMLElement> {
  /** What has to be in view. */
  readonly region: RefObject<E | null>;
  readonly rests: Rests;
  readonly isPlaying: boolean;
  readonly togglePause: () => void;
  /** For what holds it while the pointer is over it or the focus is in it. */
  readonly hold: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Knows when something that plays by itself has to rest: out of view, held, paused, or unwanted. */
export function useRests<E extends HTMLElement>(): Playing<E> {
  const region = useRef<E>(null);
  const [rests, setRests] = useState(atRest);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const now = (change: Partial<Rests>) => setRests((before) => ({ ...before, ...change }));
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const seen = new IntersectionObserver(([entry]) => now({ offScreen: !entry?.isIntersecting }), { threshold: 0.2 });
    const onMotion = () => now({ reduced: motion.matches });
    const onVisibility = () => now({ hidden: document.hidden });
    onMotion();
    onVisibility();
    seen.observe(element);
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      seen.disconnect();
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const all: Rests = { ...rests, held: held.pointer || held.focus };
  return {
    region,
    rests: all,
    isPlaying: plays(all),
    togglePause: () => setRests((before) => ({ ...before, paused: !before.paused })),
    hold: {
      // A finger comes and goes: it holds nothing.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      // The focus that a click leaves on a button would hold it for good.
      onFocus: ({ target }) => target.matches(':focus-visible') && setHeld((now) => ({ ...now, focus: true })),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
