/** Something a page waits for, which is given up when nothing on the page waits for it any more. */
export interface Pending<Value> {
  readonly value: Promise<Value>;
  /** Says that a component waits; the answer says that it no longer does. */
  hold(): () => void;
}

/**
 * Starts something that can be given up: when its last holder lets go, or when `interrupted` is aborted, the signal that
 * `start` was given is. Letting go counts at the end of the turn: StrictMode lets go and takes hold again at once.
 */
export function pending<Value>(
  interrupted: AbortSignal,
  start: (signal: AbortSignal) => Promise<Value>,
): Pending<Value> {
  const controller = new AbortController();
  let holders = 0;
  return {
    value: start(AbortSignal.any([interrupted, controller.signal])),
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        queueMicrotask(() => {
          if (holders === 0) controller.abort();
        });
      };
    },
  };
}
