/**
 * Returns a function that runs actions: those of one name one at a time, in the order of its calls, and at most `width` in all. An
 * action that waits for others of its name does not keep other names waiting.
 */
export function createLanes(width: number): <Result>(name: string, action: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inLane<Result>(action: () => Promise<Result>): Promise<Result> {
    if (running < width) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await action();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (name, action) => {
    const before = last.get(name) ?? Promise.resolve();
    const run = () => inLane(action);
    const result = before.then(run, run);
    last.set(name, result);
    const forget = () => last.get(name) === result && last.delete(name);
    result.then(forget, forget);
    return result;
  };
}
