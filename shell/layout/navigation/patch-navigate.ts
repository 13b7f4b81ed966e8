import { localeOf } from '@studio/client/locale';
import type { NavigateOptions, RouterSubscriber, To } from 'react-router';

/** The parts of a location that determine what is shown. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Parts of the layout. A link in them opens a page even if it only changes the search. */
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

type Options = Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'>;

/** The part of a router that navigates, to a location or by a number of history entries, and tells what changes. */
interface Navigator {
  readonly state: { readonly location: Place };
  navigate(to: number): Promise<void>;
  navigate(to: To | null, options?: Options): Promise<void>;
  subscribe(subscriber: RouterSubscriber): () => void;
}

let isWorthPicture = (): boolean => false;

/** Tells whether a change of pages is worth a picture of this page. Until somebody tells, none is: nothing would move in it. */
export function transitionIf(isWorth: () => boolean): void {
  isWorthPicture = isWorth;
}

/**
 * Makes all links behave alike, including those of the remotes: a new page starts a view transition, if the browser supports
 * it, the visitor allows motion and something moves in it, and is rendered at once, also by Back; a filter keeps the scroll position.
 * Options of a link itself take precedence.
 * A page in another language is another document.
 */
export function patchNavigate(router: Navigator): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options: Options = {}) => {
    if (to === null || typeof to === 'number') return typeof to === 'number' ? navigate(to) : navigate(to, options);
    const place = placeOf(to, router.state.location);
    if (localeOf(place.pathname) !== localeOf(router.state.location.pathname)) {
      location.assign(location.origin + place.pathname + place.search + place.hash);
      return Promise.resolve();
    }
    const kind = navigationKind(router.state.location, place);
    return navigate(to, {
      ...options,
      preventScrollReset: options.preventScrollReset ?? kind === 'filter',
      viewTransition: options.viewTransition ?? (kind === 'page' && wantsMotion()),
    });
  };
  const subscribe = router.subscribe.bind(router);
  // The picture of the old page stands still while the new one is rendered: slices would only prolong that. The option `flushSync` of a
  // navigation is for its loading state alone: the router drops it when the data is there. A transition costs a layout, in which the whole
  // old page is laid out and painted, and three more renders of the router.
  router.subscribe = (subscriber) =>
    subscribe((state, { viewTransitionOpts, ...change }) => {
      const atOnce = change.flushSync || viewTransitionOpts !== undefined;
      const shown = viewTransitionOpts && wantsMotion() && isWorthPicture() ? { viewTransitionOpts } : {};
      subscriber(state, { ...change, ...shown, flushSync: atOnce });
    });
}

/** Returns the location a link leads to. A missing path is the current one; a missing search or hash is empty. */
function placeOf(to: To, from: Place): Place {
  if (typeof to === 'string') return new URL(to, location.href);
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
}

const wantsMotion = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
