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

/** Runs actions, each with a key; see `createKeyedQueue`. */
export type KeyedQueue = <Result>(key: string, action: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs the actions of one key one at a time, in the order of its calls. It runs at most `width` actions in all,
 * unless an action of another key has waited for `maxWaitMs`, so that actions that hang delay no other key for longer.
 */
export function createKeyedQueue(width = Number.POSITIVE_INFINITY, maxWaitMs = 1000): KeyedQueue {
  const mutexes = new Map<string, { readonly run: Mutex; pending: number }>();
  const waiting = new Set<() => void>();
  let running = 0;

  /** Resolves when an action may run, at the latest after `maxWaitMs`. */
  const slot = () =>
    new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        running += 1;
        resolve();
      };
      const timer = setTimeout(start, maxWaitMs);
      if (running < width) start();
      else waiting.add(start);
    });

  async function withSlot<Result>(action: () => Promise<Result>): Promise<Result> {
    await slot();
    try {
      return await action();
    } finally {
      running -= 1;
      const [next] = waiting;
      if (running < width) next?.();
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
