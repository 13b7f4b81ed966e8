import type { RemoteApi, RemoteRoutes, RouteHandle } from '@platform/contract/remote-routes';
import { matchPath } from 'react-router';
import { readFacts } from './head/page-facts.ts';
import type { PageFacts } from './shell-options.ts';

const none: RemoteApi = async () => Response.json([]);

interface Content {
  /** Data of the loaders that heads depend on, by the path of the page or of its route. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Responds to routes that read their paths, and to the loaders of pages without `data`. Unset: these are not called. */
  readonly api?: RemoteApi;
}

/** Returns the facts of all public pages of a remote: all its paths, with all combinations of its search parameters. */
export async function allPages(
  routes: RemoteRoutes,
  root: { readonly origin: string; readonly site: unknown },
  { data = {}, api }: Content = {},
) {
  const pages: PageFacts[] = [];
  for (const route of routes) {
    if ('children' in route) throw new Error('Layouts are not supported: extend this function');
    const { path: pattern, handle, lazy } = route;
    const { loader } = await lazy();
    for (const path of (await handle.paths?.(api ?? none)) ?? [pattern]) {
      const params = matchPath(pattern, path)?.params ?? {};
      for (const search of combinations(handle.search ?? {})) {
        const match = { params, pathname: path, pathnameBase: path, route: { id: pattern, handle } };
        const location = { pathname: encodeURI(path), search, hash: '', state: null, key: '' };
        const request = new Request(`${root.origin}${location.pathname}?${search}`);
        const read = api && (await loader?.({ params, request, context: { api, onServer: true } }));
        const context = { matches: [match], loaderData: { [pattern]: data[path] ?? data[pattern] ?? read }, location };
        const facts = await readFacts({ root: { ...root }, routes, context });
        if (facts) pages.push(facts);
      }
    }
  }
  return pages;
}

/** Returns the search part of the address for every combination of declared values. */
function combinations(declared: NonNullable<RouteHandle['search']>): string[] {
  let searches: [string, string][][] = [[]];
  for (const [name, values] of Object.entries(declared)) {
    const longer = searches.flatMap((search) => values.map((value): [string, string][] => [...search, [name, value]]));
    searches = [...searches, ...longer];
  }
  return searches.map((search) => new URLSearchParams(search).toString());
}
