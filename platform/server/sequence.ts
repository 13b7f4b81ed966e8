/** Runs actions one at a time, in the order in which they are asked for. One that fails does not stop the next. */
export function createSequence(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action, action);
    last = result;
    return result;
  };
}
