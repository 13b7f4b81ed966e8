import type { DataRouter } from 'react-router';

/** Marks the elements of the head that only the server writes. They are about the first page alone. */
export const FIRST_PAGE_MARK = 'data-first-page';

/** Removes the marked elements as soon as the router shows another page than the first. */
export function watchFirstPage(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const first = addressOf(router.state);
  const unsubscribe = router.subscribe((state) => {
    if (addressOf(state) === first) return;
    unsubscribe();
    removeFirstPageTags();
  });
}

/** Removes the marked elements. */
export function removeFirstPageTags(): void {
  for (const element of document.head.querySelectorAll(`[${FIRST_PAGE_MARK}]`)) element.remove();
}

const addressOf = ({ location }: DataRouter['state']) => location.pathname + location.search;

/**
 * Name of the event on the document when its page is hydrated, and on a late part when that is; it bubbles. It is never dispatched if the
 * code cannot be loaded.
 */
export const HYDRATED_EVENT = 'hydrated';

/** Attribute of a late part that is not hydrated yet. */
export const LATE_ATTRIBUTE = 'data-late';

/** `window.scheduler` of browsers that have it: https://wicg.github.io/scheduling-apis/ */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Resolves in a new task, so that the browser can run pending ones before, such as the response to a touch. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
