/** Runs actions one at a time, in the order of its calls. Continues after an action that fails. */
export type Mutex = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Creates a mutex. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action, action);
    last = result;
    return result;
  };
}

/** Returns a key for the team that releases a name: the work of one team is queued. */
export type TeamOf = (name: string) => Promise<string>;

/** Runs actions, each with a key; see `createKeyedQueue`. */
export type KeyedQueue = <Result>(key: string, action: () => Promise<Result>) => Promise<Result>;

interface QueueOptions {
  /** Maximum number of actions that run at once. Unset: any number. */
  readonly width?: number;
  /** The same when an action has waited for `maxWaitMs`. Unset: `width`. */
  readonly lateWidth?: number;
  readonly maxWaitMs?: number;
}

/**
 * Creates a queue that runs the actions of one key one at a time, in the order of its calls. It runs at most `width` actions in all, or
 * `lateWidth` if an action of another key has waited for `maxWaitMs`: fewer actions that hang than that delay no other key for longer.
 */
export function createKeyedQueue({
  width = Number.POSITIVE_INFINITY,
  lateWidth = width,
  maxWaitMs = 1000,
}: QueueOptions = {}): KeyedQueue {
  const mutexes = new Map<string, { readonly run: Mutex; pending: number }>();
  const waiting = new Set<{ isLate: boolean; readonly start: () => void }>();
  let running = 0;

  /** Starts the actions that may run, the longest waiting first. */
  function startWaiting(): void {
    for (const { isLate, start } of waiting) if (running < (isLate ? lateWidth : width)) start();
  }

  /** Resolves when an action may run. */
  const slot = () =>
    new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(waiter);
        running += 1;
        resolve();
      };
      const waiter = { isLate: false, start };
      const timer = setTimeout(() => {
        waiter.isLate = true;
        startWaiting();
      }, maxWaitMs);
      waiting.add(waiter);
      startWaiting();
    });

  async function withSlot<Result>(action: () => Promise<Result>): Promise<Result> {
    await slot();
    try {
      return await action();
    } finally {
      running -= 1;
      startWaiting();
    }
  }

  return async (key, action) => {
    const mutex = mutexes.get(key) ?? { run: createMutex(), pending: 0 };
    mutexes.set(key, mutex);
    mutex.pending += 1;
    try {
      return await mutex.run(() => withSlot(action));
    } finally {
      mutex.pending -= 1;
      if (mutex.pending === 0) mutexes.delete(key);
    }
  };
}
