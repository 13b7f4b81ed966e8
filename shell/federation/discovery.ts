import { type LoaderContext, type PageRoute, toPageRoutes } from './remote-routes.ts';
import type { Remotes } from './remotes.ts';

/** Loads the routes of remotes as they are needed, each remote's once. */
export interface Discovery {
  /** Routes of a remote the router does not know yet; none when it knows them. */
  discover(name: string): Promise<PageRoute[]>;
}

/** In the browser, loaders fetch. */
const BROWSER: LoaderContext = { api: (path, init) => fetch(path, init), onServer: false };

/** A failed discovery leaves no trace: the next one asks again. */
export function createDiscovery(remotes: Pick<Remotes, 'load'>): Discovery {
  const known = new Set<string>();
  return {
    async discover(name) {
      if (known.has(name)) return [];
      const routes = toPageRoutes(name, await remotes.load(name), BROWSER);
      if (known.has(name)) return [];
      known.add(name);
      return routes;
    },
  };
}
