import { type Location, matchRoutes, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import type { LoadedPage, PageRoute } from './remote-routes.ts';

/** Pages whose code is loaded, by their route. */
export type LoadedPages = ReadonlyMap<PageRoute, LoadedPage>;

/** Loads the code of the page at a location, which hydration needs at once. */
export async function loadMatched(routes: PageRoute[], location: Pick<Location, 'pathname'>): Promise<LoadedPages> {
  const matched = (matchRoutes(routes, location) ?? []).map(async ({ route }) => [route, await route.lazy()] as const);
  return new Map(await Promise.all(matched));
}

interface BrowserOptions {
  readonly loaded?: LoadedPages | undefined;
  /** Pages that are not loaded yet are shown only after this. */
  readonly after?: Promise<void>;
}

/**
 * Returns routes for the browser's router. React Router caches the rejection of a `lazy`; here the route's loader
 * loads the code, and runs again whenever the page is requested again.
 */
export function browserRoutes(routes: readonly PageRoute[], options: BrowserOptions = {}): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, ...rest } = route;
    return {
      ...rest,
      shouldRevalidate,
      ...(options.loaded?.get(route) ?? lazyRoute(lazy, options.after)),
      ...(children && { children: browserRoutes(children, options) }),
    };
  });
}

/** Skips the router's revalidation of a navigation within one page, from or to an anchor: it would render the page anew. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || pageOf(currentUrl) !== pageOf(nextUrl));

const pageOf = ({ pathname, search }: URL): string => pathname + search;

/** Returns a route that loads its page's code together with the page's data. */
function lazyRoute(
  lazy: PageRoute['lazy'],
  after: Promise<void> | undefined,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  const slot: PageSlot = {};
  return {
    async loader(args) {
      try {
        slot.page ??= await lazy();
      } finally {
        await after;
      }
      return slot.page.loader?.(args);
    },
    shouldRevalidate: (change) => slot.page?.loader !== undefined && shouldRevalidate(change),
    element: <LazyPage slot={slot} />,
  };
}

interface PageSlot {
  page?: LoadedPage;
}

/** Rendered only after the loader has settled. */
function LazyPage({ slot: { page } }: { readonly slot: PageSlot }) {
  return page && <page.Component />;
}
