/** How often the parent is looked for, in milliseconds. */
const INTERVAL = 500;

/** Calls `stop` when the process that started this one is gone, so that no server outlives its `npm start`. */
export function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, INTERVAL);
  timer.unref();
}
