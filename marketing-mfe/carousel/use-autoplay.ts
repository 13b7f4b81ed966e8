import { type FocusEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';

/** Conditions that stop autoplay while they are true. Before hydration nothing plays. */
const initialAutoplay = {
  /** The visitor pressed Pause. */
  isPaused: false,
  isHovered: false,
  isFocused: false,
  isOutOfView: true,
  isTabHidden: false,
  isMotionReduced: false,
};

/**
 * Time after which a hidden tab pauses, in milliseconds. Not at once: Firefox drops what React posts to itself while the page moves into the
 * back/forward cache, and React would wait for it for ever. There, the timer stands still.
 */
const HIDDEN_AFTER_MS = 500;

type AutoplayState = Readonly<typeof initialAutoplay>;

/** Returns the autoplay state of a section, and the handlers that pause and resume it. */
export function useAutoplay<E extends HTMLElement>() {
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onVisibilityChange = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => update({ isTabHidden: true }), HIDDEN_AFTER_MS);
      else update({ isTabHidden: false });
    };
    onMotionChange();
    onVisibilityChange();
    observer.observe(element);
    motion.addEventListener('change', onMotionChange);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      motion.removeEventListener('change', onMotionChange);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);

  return {
    /** Ref of the element that must be in view. */
    section,
    isPlaying: !Object.values(state).includes(true),
    isPaused: state.isPaused,
    togglePause: () => update({ isPaused: !state.isPaused }),
    /** Handlers for an element that stops autoplay while the mouse is over it or the keyboard focus is in it. */
    holdHandlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        // A touch fires pointerenter too, but a finger does not hover.
        if (pointerType === 'mouse') update({ isHovered: true });
      },
      onPointerLeave: () => update({ isHovered: false }),
      onFocus({ target }: FocusEvent) {
        // A click leaves the focus on its button; that focus must not stop autoplay for good.
        if (target.matches(':focus-visible')) update({ isFocused: true });
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) update({ isFocused: false });
      },
    },
  };
}
