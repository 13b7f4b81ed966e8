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
