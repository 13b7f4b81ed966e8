import { createPath, type NavigateOptions, type RouterSubscriber, type To } from 'react-router';
import type { Remotes } from '../remotes.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The parts of React Router's router that are patched. */
interface PatchedRouter {
  readonly state: { readonly location: Place };
  navigate(to: number): Promise<void>;
  navigate(to: To | null, options?: NavigateOptions): Promise<void>;
  subscribe(subscriber: RouterSubscriber): () => void;
}

interface PatchOptions {
  readonly remotes: Pick<Remotes, 'refresh' | 'isBehind' | 'isFar'>;
  /** Returns the language of a page by its path. Unset: all pages have the same. */
  readonly localeOf?: ((pathname: string) => string) | undefined;
  readonly leave?: typeof leaveFor;
}

/** After a navigation the registry is read again unless it was read less than so many milliseconds ago. */
const RECENT_MS = 10_000;

/**
 * Patches `navigate` and `subscribe` of the router, so that all links behave alike, including those of the remotes. This and
 * `shareElements` are the only patches of navigation:
 * - A link opens a new document where that is better than a navigation within this one (`opensDocument`).
 * - Another page starts a view transition, and a filter keeps the scroll position. Options of a link itself take precedence.
 * - A page that is shown by a view transition is rendered at once, also by Back.
 */
export function patchRouter(router: PatchedRouter, { remotes, localeOf, leave = leaveFor }: PatchOptions): void {
  const navigate = router.navigate.bind(router);
  const hasTypedText = watchTypedText();
  // A failure changes nothing: the registry is read again after the next navigation.
  const refresh = (maxAge = 0) => void remotes.refresh(maxAge).catch(() => undefined);

  /**
   * Returns whether a link opens a new document:
   * - Its page is in another language.
   * - A release of this document is no longer live: an open tab follows releases and roll-backs by its next link.
   * - The code of the page's remote is not loaded: it takes several round trips, and a rendered page one. Not if the link passes a state,
   *   which would be lost, nor without a connection: this document can show what failed.
   * A document with typed text that is not sent stays, except for another language. Addresses can come from a URL, such as the page to show
   * after signing in: none leads to another site.
   */
  function opensDocument({ origin, pathname }: URL, options: NavigateOptions): boolean {
    const current = router.state.location.pathname;
    if (origin !== location.origin || pathname === current || 'formMethod' in options) return false;
    if (localeOf && localeOf(pathname) !== localeOf(current)) return true;
    const isFar = () => remotes.isFar(pathname) && navigator.onLine && options.state == null;
    return (remotes.isBehind || isFar()) && !hasTypedText();
  }

  router.navigate = (to: To | number | null, options: NavigateOptions = {}) => {
    if (to === null || typeof to === 'number') return typeof to === 'number' ? navigate(to) : navigate(to, options);
    const target = urlOf(to, router.state.location);
    if (opensDocument(target, options)) return leave(target.href, options);
    const kind = navigationKind(router.state.location, target);
    const ownOptions = {
      ...options,
      preventScrollReset: options.preventScrollReset ?? kind === 'filter',
      viewTransition: options.viewTransition ?? (kind === 'page' && allowsMotion()),
    };
    return navigate(to, ownOptions).finally(() => refresh(RECENT_MS));
  };
  document.addEventListener('visibilitychange', () => document.hidden || refresh());

  const subscribe = router.subscribe.bind(router);
  // The picture of the old page does not move while the new one is rendered: rendering in slices would prolong that. The router drops the
  // option `flushSync` of a navigation once the data is loaded. A transition without moving elements costs a layout and paint of the whole
  // old page, and three more renders.
  router.subscribe = (subscriber) =>
    subscribe((state, { viewTransitionOpts, ...change }) => {
      const flushSync = change.flushSync || viewTransitionOpts !== undefined;
      const hasTransition = viewTransitionOpts && allowsMotion() && hasMovingElements();
      subscriber(state, { ...change, ...(hasTransition && { viewTransitionOpts }), flushSync });
    });
}

let hasMovingElements = (): boolean => false;

/** Starts view transitions from now on, if `condition` returns true for the page that is left. */
export function allowTransitions(condition: () => boolean): void {
  hasMovingElements = condition;
}

/** Leaves this document for another one. Never resolves, so that nothing changes until then. */
export function leaveFor(to: To, { replace = false }: Pick<NavigateOptions, 'replace'> = {}): Promise<never> {
  const { href } = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  // After Back the address is this one already; assigning it again would load nothing if it has a fragment.
  if (href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
  return new Promise(() => undefined);
}

/** Parts of the layout. A link in them opens a page even if it changes only the search. */
const LAYOUT = 'header, footer, aside';

/**
 * Returns what a navigation does. `page`: opens another page. `anchor`: shows an element of this page. `filter`: changes what this page
 * lists.
 */
export function navigationKind(from: Place, to: Place): 'page' | 'anchor' | 'filter' {
  if (from.pathname !== to.pathname) return 'page';
  if (to.hash !== '') return 'anchor';
  return from.search !== to.search && !document.activeElement?.closest(LAYOUT) ? 'filter' : 'page';
}

/** Returns the URL of a link. A missing path is the current one; a missing search or hash is empty. */
function urlOf(to: To, { pathname }: Place): URL {
  return new URL(typeof to === 'string' ? to : createPath({ pathname, ...to }), location.href);
}

const allowsMotion = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns a function that returns whether a field contains text that the visitor typed. Searches do not count. */
function watchTypedText(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const onInput = ({ target }: Event) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isField && target.type !== 'search') fields.add(target);
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });
  return () => [...fields].some((field) => field.isConnected && field.value.trim() !== '');
}
