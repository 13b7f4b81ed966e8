/** How often it is looked whether the program that started this one still runs, in milliseconds. */
const INTERVAL_MS = 500;

/** Ends this process, and with it what it has started, when the program ends that started it: npm passes on no SIGKILL. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, INTERVAL_MS).unref();
}
