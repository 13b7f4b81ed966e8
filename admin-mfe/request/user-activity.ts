/** Time after the last input event for which the user counts as active. */
const ACTIVE_MS = 5 * 60_000;

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastInput = Date.now();

/** Starts to record user input; opening the page counts as input. Returns a function that stops it. */
export function watchUserActivity(): () => void {
  const record = () => {
    lastInput = Date.now();
  };
  record();
  for (const name of INPUT_EVENTS) window.addEventListener(name, record, { passive: true, capture: true });
  return () => {
    for (const name of INPUT_EVENTS) window.removeEventListener(name, record, { capture: true });
  };
}

/** Returns whether there was user input in the last five minutes. */
export const isUserActive = (): boolean => Date.now() - lastInput < ACTIVE_MS;
