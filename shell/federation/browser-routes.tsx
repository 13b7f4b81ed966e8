import { type Location, matchRoutes, type RouteObject } from 'react-router';
import type { LoadedPage, PageRoute } from './remote-routes.ts';

/** Code that is there already, by its route. */
export type Loaded = ReadonlyMap<PageRoute, LoadedPage>;

/** Loads the code of the page at a location, so that hydration finds it where the server rendered it. */
export async function loadMatched(routes: PageRoute[], location: Pick<Location, 'pathname'>): Promise<Loaded> {
  const matched = (matchRoutes(routes, location) ?? []).map(async ({ route }) => [route, await route.lazy()] as const);
  return new Map(await Promise.all(matched));
}

interface BrowserOptions {
  readonly loaded?: Loaded | undefined;
  /** Pages that are not loaded are shown after this only. */
  readonly after?: Promise<void>;
}

/**
 * Routes for the browser's router. React Router keeps the rejection of a `lazy` for good; here the code is loaded by the
 * route's loader instead, which is called again whenever the page is asked for again.
 */
export function browserRoutes(routes: readonly PageRoute[], options: BrowserOptions = {}): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, ...rest } = route;
    return {
      ...rest,
      ...(options.loaded?.get(route) ?? loadedLate(lazy, options.after)),
      ...(children && { children: browserRoutes(children, options) }),
    };
  });
}

/** A page whose code comes with its data. */
function loadedLate(
  lazy: PageRoute['lazy'],
  after: Promise<void> | undefined,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  const late: LateProps['late'] = {};
  return {
    async loader(...args) {
      try {
        late.page ??= await lazy();
      } finally {
        await after;
      }
      return late.page.loader?.(...args);
    },
    shouldRevalidate: ({ defaultShouldRevalidate }) => late.page?.loader !== undefined && defaultShouldRevalidate,
    element: <LatePage late={late} />,
  };
}

interface LateProps {
  readonly late: { page?: LoadedPage };
}

/** Is rendered when the loader has settled, never before. */
function LatePage({ late: { page } }: LateProps) {
  return page && <page.Component />;
}
