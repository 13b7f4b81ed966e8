import type { PageData } from '@studio/contract/render';
import { ROOT_ROUTE_ID } from '@studio/contract/root-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './document.tsx';
import { createDiscovery } from './federation/discovery.ts';
import { prefetchInView } from './federation/in-view.ts';
import { prefetchOnIntent } from './federation/intent.ts';
import { createRemotes } from './federation/remotes.ts';
import { readPageData } from './page-data.ts';
import { createRoutes, REGION_ROUTE_ID } from './routes.tsx';
import { createStyleCache } from './style-cache.ts';
// Shared with the remotes, and only what is imported is shared; the shell itself keeps no store yet.
import 'zustand';

/**
 * Makes the page that the server sent live. Where the owner's code cannot be had, a page that came whole stays as it
 * is: readable, its links ordinary links.
 */
async function start({ root, registry, owner, hydration }: PageData): Promise<void> {
  const remotes = createRemotes(registry);
  const { discover } = createDiscovery(remotes);

  const pages = owner === null ? [] : await discover(owner).catch((error: unknown) => regionOf(hydration, error));
  const routes = createRoutes({ root, pages });
  if (hydration) await resolveMatched(routes);

  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: { ...hydration?.loaderData, [ROOT_ROUTE_ID]: root },
      errors: hydration?.errors ?? null,
    },
    async patchRoutesOnNavigation({ path, patch }) {
      const name = remotes.ownerOf(path);
      if (name !== undefined) patch(REGION_ROUTE_ID, await discover(name));
    },
  });
  hydrateRoot(
    document,
    <Document cache={createStyleCache()}>
      <RouterProvider router={router} />
    </Document>,
  );
  prefetchOnIntent(remotes);
  prefetchInView(remotes);
}

/** Loads the pages that match, so that hydration finds them where the server rendered them. */
async function resolveMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Without a server-rendered page, the region must say that the owner could not be loaded. */
function regionOf(hydration: PageData['hydration'], error: unknown): RouteObject[] {
  if (hydration) throw error;
  return [
    {
      path: '*',
      loader: () => {
        throw error;
      },
      element: null,
    },
  ];
}

start(readPageData()).catch((error: unknown) => {
  console.error('This page stays as the server sent it', error);
});
