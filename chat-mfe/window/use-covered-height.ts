import { type RefObject, useEffect, useRef } from 'react';

/** Custom property for the height in px of the page that an on-screen keyboard covers. */
export const COVERED = '--covered';

/**
 * Sets `COVERED` on an element, because `dvh` does not take the keyboard into account, and scrolls the element into view if
 * the focused field is in it. Returns the ref of the element.
 */
export function useCoveredHeight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    const measure = () => {
      // The visual viewport of a page that is zoomed in is smaller, too, without a keyboard.
      const covered = viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height) : 0;
      const { current } = element;
      current?.style.setProperty(COVERED, `${Math.round(covered)}px`);
      // The browser has scrolled to the place of the field before the element shrank.
      if (covered > 0 && current?.contains(document.activeElement)) current.scrollIntoView({ block: 'start' });
    };
    viewport?.addEventListener('resize', measure);
    return () => viewport?.removeEventListener('resize', measure);
  }, []);
  return element;
}
