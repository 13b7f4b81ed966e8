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

/**
 * Creates a queue that runs the actions of one key one at a time, in the order of its calls, and at most `width` actions in all. An
 * action that is queued behind others of its key delays no other key.
 */
export function createKeyedQueue(
  width: number,
): <Result>(key: string, action: () => Promise<Result>) => Promise<Result> {
  const mutexes = new Map<string, { readonly run: Mutex; pending: number }>();
  const queued: (() => void)[] = [];
  let running = 0;

  async function withSlot<Result>(action: () => Promise<Result>): Promise<Result> {
    if (running < width) running += 1;
    else await new Promise<void>((start) => queued.push(start));
    try {
      return await action();
    } finally {
      const next = queued.shift();
      if (next) next();
      else running -= 1;
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
