/** Name of the event on a document whose first page is hydrated and has its data. It is dispatched once. */
export const PAGE_READY_EVENT = 'page-ready';
