/** The parts of a location that determine what is shown. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Parts of the frame. A link in them opens a page even if it only changes the search. */
const FRAME = 'header, footer, aside';

/**
 * Returns what a navigation does. `page`: opens another page. `anchor`: shows a place on this page. `filter`: changes what
 * this page lists, and keeps the scroll position.
 */
export function navigationKind(from: Place, to: Place): 'page' | 'anchor' | 'filter' {
  if (from.pathname !== to.pathname) return 'page';
  if (to.hash !== '') return 'anchor';
  return from.search !== to.search && !document.activeElement?.closest(FRAME) ? 'filter' : 'page';
}
