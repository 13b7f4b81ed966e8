import type { PageData } from '@studio/contract/render';
import { ROOT_ROUTE_ID } from '@studio/contract/root-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document, type InlineTexts } from './document.tsx';
import { browserRoutes, type Loaded, loadMatched } from './federation/browser-routes.tsx';
import { createDiscovery, type Discovery } from './federation/discovery.ts';
import { failedRoute } from './federation/failed-route.ts';
import { prefetchInView } from './federation/in-view.ts';
import { prefetchOnIntent } from './federation/intent.ts';
import type { PageRoute } from './federation/remote-routes.ts';
import { createRemotes, type Remotes } from './federation/remotes.ts';
import { createReporter } from './federation/report.ts';
import { teachManners } from './frame/arrival/manners.ts';
import { createSignal, Live } from './live.ts';
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

  const live = createSignal();
  const first = await firstPages(data, remotes, discover).catch((error: unknown) => {
    report(error, 'region');
    throw error;
  });
  const pages = browserRoutes(first.routes, { loaded: first.loaded, after: live.raised });
  let { failure } = first;

  const router = createBrowserRouter(createRoutes({ root, pages: failure ? [failure.route] : pages, report }), {
    hydrationData: {
      loaderData: { ...hydration?.loaderData, [ROOT_ROUTE_ID]: root },
      errors: hydration?.errors ?? null,
    },
    async patchRoutesOnNavigation({ path, patch }) {
      await live.raised;
      if (failure) {
        const { error } = failure;
        failure = undefined;
        throw error;
      }
      const owner = remotes.ownerOf(path);
      if (owner) patch(REGION_ROUTE_ID, browserRoutes(await discover(owner.name)));
    },
  });
  teachManners(router);
  hydrateRoot(
    document,
    <Document cache={createStyleCache()} inline={inlineTexts()}>
      <Live onLive={live.raise}>
        <RouterProvider router={router} />
      </Live>
    </Document>,
  );
  prefetchOnIntent(remotes);
  prefetchInView(remotes);
}

/** As the server wrote them: they need not be part of the first script. */
function inlineTexts(): InlineTexts {
  const textOf = (element: string) => document.head.querySelector(element)?.textContent ?? '';
  return { css: textOf('style'), script: textOf('script') };
}

interface FirstPages {
  readonly routes: readonly PageRoute[];
  readonly loaded?: Loaded;
  /** Without a server-rendered page the region must say that the owner could not be loaded. */
  readonly failure?: { readonly error: unknown; readonly route: RouteObject };
}

/** The owner's routes, with the page's code where the server has rendered it. */
async function firstPages(
  { owner, hydration }: PageData,
  remotes: Remotes,
  discover: Discovery['discover'],
): Promise<FirstPages> {
  if (owner === null) return { routes: [] };
  if (hydration) {
    const routes = await discover(owner);
    return { routes, loaded: await loadMatched(routes, location) };
  }
  try {
    return { routes: await discover(owner) };
  } catch (error) {
    return { routes: [], failure: { error, route: failedRoute(remotes.ownerOf(location.pathname)?.frame) } };
  }
}

start(readPageData()).catch((error: unknown) => {
  console.error('This page stays as the server sent it', error);
});
