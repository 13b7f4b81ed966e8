/**
 * Name of the event on the document when its page is hydrated, and on a late part when that is; it bubbles. It is never dispatched if the
 * code cannot be loaded.
 */
export const HYDRATED_EVENT = 'hydrated';

/** Attribute of a late part that is not hydrated yet. */
export const LATE_ATTRIBUTE = 'data-late';
