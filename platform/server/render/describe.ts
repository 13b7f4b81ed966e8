import type { RemotePage, RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import type { RemoteServerBundle } from '@platform/contract/render';
import type { Bundle } from './bundle.ts';

/**
 * Returns a remote's pages, each with the server files that it loads; null if it exports no list of routes. The gate checks their
 * shape.
 * @param open Opens the remote's server bundle anew.
 */
export async function describeRoutes(open: () => Bundle): Promise<unknown> {
  const routes = routesOf(open());
  if (!Array.isArray(routes)) return null;
  const described: unknown[] = [];
  for (const [i, { path, handle = {} }] of pagesOf(routes).entries()) {
    const { layout, revalidate, search, missing, paths, title, description } = handle as Partial<RemotePage['handle']>;
    described.push({
      path,
      layout,
      private: (handle as Partial<RemotePage['handle']>).private,
      revalidate,
      search,
      paths: paths ? paths() : null,
      missing,
      title: textOf(title),
      description: textOf(description),
      files: await filesOfPage(open(), i),
    });
  }
  return described;
}

/** A computed text cannot leave the process. */
const textOf = (value: unknown): unknown => (typeof value === 'function' ? 'computed' : value);

/** The remote's routes: what they should be, which nothing has checked yet. */
export const routesOf = (bundle: Bundle): RemoteRoutes => (bundle.load('routes.js') as RemoteServerBundle).default;

/** Returns the server files that a page and its layouts load, by loading them in a new bundle. */
async function filesOfPage(fresh: Bundle, index: number): Promise<string[]> {
  const page = pagesOf(routesOf(fresh))[index];
  return [...(await fresh.loadedDuring(() => Promise.all(page?.chain.map((route) => route.lazy()) ?? [])))];
}

/** A page with the chain of routes that leads to it: its layouts, outermost first, and itself. */
type FoundPage = RemotePage & { readonly chain: readonly RemoteRoute[] };

function pagesOf(routes: RemoteRoutes, layouts: readonly RemoteRoute[] = []): FoundPage[] {
  return routes.flatMap((route) => {
    const chain = [...layouts, route];
    return 'children' in route ? pagesOf(route.children, chain) : [{ ...route, chain }];
  });
}
