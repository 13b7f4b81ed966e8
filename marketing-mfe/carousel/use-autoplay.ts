import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';

/** Conditions that stop autoplay, each while it is true. */
interface AutoplayState {
  /** The visitor pressed Pause. */
  readonly isPaused: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  readonly isOutOfView: boolean;
  readonly isTabHidden: boolean;
  /** The visitor prefers reduced motion. */
  readonly isMotionReduced: boolean;
}

/** The state before hydration, in which nothing plays. */
export const initialAutoplay: AutoplayState = {
  isPaused: false,
  isHovered: false,
  isFocused: false,
  isOutOfView: true,
  isTabHidden: false,
  isMotionReduced: false,
};

/** Returns whether no condition stops autoplay. */
export function canPlay(state: AutoplayState): boolean {
  return !Object.values(state).includes(true);
}

/** The result of `useAutoplay`. */
export interface Autoplay<E extends HTMLElement> {
  /** Ref of the element that must be in view. */
  readonly section: RefObject<E | null>;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** Handlers for an element that stops autoplay while the mouse is over it or the keyboard focus is in it. */
  readonly holdHandlers: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Decides when a section may play: it is in view, nobody uses or paused it, and motion is welcome. */
export function useAutoplay<E extends HTMLElement>(): Autoplay<E> {
  const section = useRef<E>(null);
  const [state, update] = useReducer(
    (before: AutoplayState, change: Partial<AutoplayState>) => ({ ...before, ...change }),
    initialAutoplay,
  );

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const observer = new IntersectionObserver(([entry]) => update({ isOutOfView: !entry?.isIntersecting }), {
      threshold: 0.2,
    });
    const onMotionChange = () => update({ isMotionReduced: motion.matches });
    const onVisibilityChange = () => update({ isTabHidden: document.hidden });
    onMotionChange();
    onVisibilityChange();
    observer.observe(element);
    motion.addEventListener('change', onMotionChange);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', onMotionChange);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);

  return {
    section,
    isPlaying: canPlay(state),
    isPaused: state.isPaused,
    togglePause: () => update({ isPaused: !state.isPaused }),
    holdHandlers: {
      // A touch fires pointerenter too, but a finger does not hover.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && update({ isHovered: true }),
      onPointerLeave: () => update({ isHovered: false }),
      // A click leaves the focus on its button; that focus must not stop autoplay for good.
      onFocus: ({ target }) => target.matches(':focus-visible') && update({ isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && update({ isFocused: false }),
    },
  };
}
