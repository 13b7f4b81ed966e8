/** A signal that aborts when time is up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time anew, in milliseconds from now. */
  set(ms: number): void;
  clear(): void;
}

/** Keeps its timer itself; that of `AbortSignal.timeout` goes when nothing but the task holds the signal. */
export function createDeadline(ms: number): Deadline {
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
