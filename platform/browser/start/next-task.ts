/** `window.scheduler` of browsers that have it: https://wicg.github.io/scheduling-apis/ */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Resolves in a new task, so that the browser can run pending ones before, such as the response to a touch. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
