import { useLayoutEffect, useRef } from 'react';
import { isFreeKey, isShown } from './free-key.ts';

/** What Escape closes, in this order. An open dialog, sheet or menu comes before both, and closes by itself. */
type Closed = 'selection' | 'message';

/** Calls `close` when Escape is pressed and belongs to the page. While messages are selected, it leaves the selection. */
export function useEscape(closed: Closed, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // Before the message is painted: who sees it can close it at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const bar = document.querySelector('[data-selecting]');
      const isSelecting = bar !== null && isShown(bar);
      if (event.key !== 'Escape' || !isFreeKey(event) || isSelecting !== (closed === 'selection')) return;
      // The other one stays, although it is next now.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [closed]);
}
