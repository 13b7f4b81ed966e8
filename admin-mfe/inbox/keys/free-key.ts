/** Controls in which keys write or choose something. */
const TYPED = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Returns whether a key belongs to the page: nothing is written with it, and no dialog is open. */
export function isFreeKey({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TYPED)) && document.querySelector('dialog[open]') === null;
}

/** Returns whether an element can be seen, or scrolled to. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
