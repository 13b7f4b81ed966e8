/**
 * Name of the event on a document whose first page is hydrated and has its data, or stays as the server sent it. It is
 * dispatched once.
 */
export const PAGE_SETTLED_EVENT = 'page-settled';
