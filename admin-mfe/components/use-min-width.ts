import { breakpoints } from '@studio/ui/media';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the window is at least as wide as a breakpoint. For parts that are built differently; looks are for CSS. */
export function useMinWidth(breakpoint: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[breakpoint] / 16}rem)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
