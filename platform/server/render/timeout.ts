/** A signal that aborts after a time. */
export interface Timeout {
  readonly signal: AbortSignal;
  /** Restarts the timer, in milliseconds from now. */
  set(ms: number): void;
  clear(): void;
}

/** Creates a timeout with a timer of its own: that of `AbortSignal.timeout` is collected when only the task holds the signal. */
export function createTimeout(ms: number): Timeout {
  const controller = new AbortController();
  const start = (time: number) => setTimeout(() => controller.abort(), time);
  let timer = start(ms);
  return {
    signal: controller.signal,
    set(time) {
      clearTimeout(timer);
      timer = start(time);
    },
    clear: () => clearTimeout(timer),
  };
}
