import { useEffect } from 'react';

/** Scrolling by less, in px, changes nothing: fingers tremble. */
const LEAST = 6;

/**
 * Writes which way the visitor scrolls into the root element's `data-scroll`: `down`, or `up` on the way back. At the top of the
 * page there is no such attribute. Styles hide what floats above the page while it says `down`. A page that is scrolled to where
 * it was left says `up`: the visitor did not scroll, so the header stays.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = scrollY;
    let address = location.href;
    const follow = () => {
      const way = scrollY - before;
      if (scrollY <= 0) delete dataset.scroll;
      else if (Math.abs(way) < LEAST) return;
      else dataset.scroll = way > 0 && location.href === address ? 'down' : 'up';
      before = scrollY;
      address = location.href;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
