import { useEffect, useRef } from 'react';
import { openLinkId } from './open-link.tsx';

/** When the open message is closed, the focus goes back to its link in the list, unless it is elsewhere by then. */
export function useWayBack(open: string | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed !== undefined && document.activeElement === document.body) {
      document.getElementById(openLinkId(closed))?.focus({ preventScroll: true });
    }
  }, [open]);
}
