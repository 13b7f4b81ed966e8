/** Events of an active visitor. None of them occurs while a page loads by itself. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls `callback` when the visitor does anything, each time. Returns a function that stops it. */
export function onActivity(callback: () => void): () => void {
  for (const event of ACTIVITY) addEventListener(event, callback, { capture: true, passive: true });
  return () => {
    for (const event of ACTIVITY) removeEventListener(event, callback, true);
  };
}
