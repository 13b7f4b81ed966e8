import type { RouteObject } from 'react-router';
import { type LoaderContext, toRouteObjects } from './remote-routes.ts';
import type { Remotes } from './remotes.ts';

/** Loads the routes of remotes as they are needed, each remote's once. */
export interface Discovery {
  /** Routes of a remote the router does not know yet; none when it knows them. */
  discover(name: string): Promise<RouteObject[]>;
}

/** In the browser, loaders fetch. */
const BROWSER: LoaderContext = { api: (path, init) => fetch(path, init), onServer: false };

/** A failed discovery leaves no trace: the next one asks again. */
export function createDiscovery(remotes: Remotes): Discovery {
  const known = new Map<string, RouteObject[]>();
  return {
    async discover(name) {
      if (known.has(name)) return [];
      const routes = toRouteObjects(name, await remotes.load(name), BROWSER);
      if (known.has(name)) return [];
      known.set(name, routes);
      return routes;
    },
  };
}
