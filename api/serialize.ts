/** Runs an action again for each call, one at a time and in order. A failed run does not stop the next. */
export function serialize(action: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(action, action);
    return last;
  };
}
