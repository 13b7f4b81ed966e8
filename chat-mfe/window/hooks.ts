import { isSiteReady } from '@studio/client/site';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

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
      // Zooming in also makes the visual viewport smaller.
      const covered = viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height) : 0;
      const { current } = element;
      current?.style.setProperty(COVERED, `${Math.round(covered)}px`);
      // The browser scrolled to the field before the element became smaller.
      if (covered > 0 && current?.contains(document.activeElement)) current.scrollIntoView({ block: 'start' });
    };
    viewport?.addEventListener('resize', measure);
    return () => viewport?.removeEventListener('resize', measure);
  }, []);
  return element;
}

function onConnectionChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser has a connection; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}

/** Returns whether the site is ready; null until it has responded. Requests it again when the connection changes. */
export function useSiteReady(): boolean | null {
  const isOnline = useIsOnline();
  const [isReady, setIsReady] = useState<boolean | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const check = async () => {
      const ready = isOnline && (await isSiteReady(controller.signal));
      if (!controller.signal.aborted) setIsReady(ready);
    };
    void check();
    return () => controller.abort();
  }, [isOnline]);
  return isReady;
}
