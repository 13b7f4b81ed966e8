import { type RefObject, useEffect, useRef } from 'react';

/** The property in which the element finds how much of the screen a keyboard covers. */
export const COVERED = '--covered';

/**
 * Tells an element how many pixels of the page a keyboard on the screen covers, which `dvh` does not know of, and shows it from
 * its beginning if that is where somebody writes.
 */
export function useCoveredHeight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    const measure = () => {
      // A page that is zoomed in shows less of itself, too; no keyboard covers the rest.
      const covered = seen && seen.scale === 1 ? Math.max(0, window.innerHeight - seen.height) : 0;
      const { current } = element;
      current?.style.setProperty(COVERED, `${Math.round(covered)}px`);
      // The browser has moved the field to where it was seen before the element shrank.
      if (covered > 0 && current?.contains(document.activeElement)) current.scrollIntoView({ block: 'start' });
    };
    seen?.addEventListener('resize', measure);
    return () => seen?.removeEventListener('resize', measure);
  }, []);
  return element;
}
