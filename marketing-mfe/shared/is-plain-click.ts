import type { MouseEvent } from 'react';

/** Returns whether a click follows a link in the same tab: main button, no modifier key. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
