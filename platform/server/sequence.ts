/** Returns a function that runs actions one at a time, in the order of its calls. Continues after an action that fails. */
export function createSequence(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action, action);
    last = result;
    return result;
  };
}
