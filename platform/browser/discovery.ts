import { type LoaderContext, type PageRoute, toPageRoutes } from './remote-routes.ts';
import type { Remotes } from './remotes.ts';

/** Loads the routes of remotes when they are needed, once per remote. */
export interface Discovery {
  /** Returns the routes of a remote that the router does not know yet; an empty list if it knows them. */
  discover(name: string): Promise<PageRoute[]>;
}

const BROWSER: LoaderContext = { api: (path, init) => fetch(path, init), onServer: false };

/** Creates a discovery. A failure is not kept: the next call loads again. */
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
