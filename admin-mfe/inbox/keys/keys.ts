import { useEffectEvent, useLayoutEffect } from 'react';

/** Controls that handle keys themselves: text is entered, or an option selected. */
const TYPED = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Keys that press the button with the same `data-key`. All change something. */
export const PRESSED: ReadonlySet<string> = new Set(['e', 'u', '!', '#', 'z', 'r', 'n']);

/** Returns whether a key press is a command of the page: no control handles it, and no dialog is open. */
export function isFreeKey({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TYPED)) && document.querySelector('dialog[open]') === null;
}

/** Returns whether an element is rendered: visible, or visible after scrolling. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Calls `close` when Escape is pressed. While messages are selected, that is the `close` of the selection, then the one of the open
 * message. An open dialog or menu handles Escape itself.
 */
export function useEscape(closed: 'selection' | 'message', close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const bar = document.querySelector('[data-selecting]');
    const isSelecting = bar !== null && isShown(bar);
    if (event.key !== 'Escape' || !isFreeKey(event) || isSelecting !== (closed === 'selection')) return;
    // So that the other listener ignores this event.
    event.preventDefault();
    close();
  });
  // A layout effect, so that Escape works as soon as the message is painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
