/** How often the parent process is checked, in milliseconds. */
const PARENT_INTERVAL_MS = 500;

/** Calls `stop` when the parent process has ended, so that no server outlives its `npm start`. */
export function onParentExit(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_INTERVAL_MS);
  timer.unref();
}
