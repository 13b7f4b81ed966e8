import type { PageData } from '@studio/contract/render';
import { ROOT_ROUTE_ID } from '@studio/contract/root-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './document.tsx';
import { browserRoutes, loadMatched } from './federation/browser-routes.tsx';
import { createDiscovery, type Discovery } from './federation/discovery.ts';
import { failedRoute } from './federation/failed-route.ts';
import { prefetchInView } from './federation/in-view.ts';
import { prefetchOnIntent } from './federation/intent.ts';
import { createRemotes, type Remotes } from './federation/remotes.ts';
import { createReporter } from './federation/report.ts';
import { readPageData } from './page-data.ts';
import { createRoutes, REGION_ROUTE_ID } from './routes.tsx';
import { createStyleCache } from './style-cache.ts';
// Shared with the remotes, and only what is imported is shared; the shell itself keeps no store yet.
import 'zustand';

/**
 * Makes the page that the server sent live. Where the owner's code cannot be had, a page that came whole stays as it
 * is: readable, its links ordinary links.
 */
async function start(data: PageData): Promise<void> {
  const { root, registry, hydration } = data;
  const remotes = createRemotes(registry);
  const { discover } = createDiscovery(remotes);
  const report = createReporter({ registry, remotes });

  const pages = await firstPages(data, remotes, discover).catch((error: unknown) => {
    report(error, 'region');
    throw error;
  });
  const router = createBrowserRouter(createRoutes({ root, pages, report }), {
    hydrationData: {
      loaderData: { ...hydration?.loaderData, [ROOT_ROUTE_ID]: root },
      errors: hydration?.errors ?? null,
    },
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = remotes.ownerOf(path);
      if (owner) patch(REGION_ROUTE_ID, browserRoutes(await discover(owner.name)));
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

/** The owner's routes. Without a server-rendered page, the region must say that they could not be loaded. */
async function firstPages(
  { owner, hydration }: PageData,
  remotes: Remotes,
  discover: Discovery['discover'],
): Promise<RouteObject[]> {
  if (owner === null) return [];
  if (hydration) {
    const routes = await discover(owner);
    return browserRoutes(routes, await loadMatched(routes, location));
  }
  const { pathname } = location;
  return discover(owner).then(browserRoutes, (error: unknown) => [
    failedRoute(pathname, remotes.ownerOf(pathname)?.frame, error),
  ]);
}

start(readPageData()).catch((error: unknown) => {
  console.error('This page stays as the server sent it', error);
});
