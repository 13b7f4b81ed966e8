/** What browsers with prioritized tasks have: https://wicg.github.io/scheduling-apis/ */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser do what waits, such as to answer a touch, before what follows. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
