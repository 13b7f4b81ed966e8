/** The parts of an address that tell what is shown. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Parts of a page in which a link leads on even where it only changes the search: they are the same on every page. */
const AROUND = 'header, footer, aside';

/**
 * What a navigation does to the page. `page`: another one comes. `anchor`: a place on this one is shown. `filter`: the page
 * shows something else of the same, and the visitor stays where they are.
 */
export function changeBetween(from: Place, to: Place): 'page' | 'anchor' | 'filter' {
  if (from.pathname !== to.pathname) return 'page';
  if (to.hash !== '') return 'anchor';
  return from.search !== to.search && !document.activeElement?.closest(AROUND) ? 'filter' : 'page';
}
