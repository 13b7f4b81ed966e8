import type { PageData } from '@platform/contract/render';
import { ROOT_ROUTE_ID } from '@platform/contract/root-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserRoutes, type LoadedPages, loadMatched } from './browser-routes.tsx';
import { createDiscovery, type Discovery } from './discovery.ts';
import { Document } from './document.tsx';
import { failedRoute } from './failed-route.ts';
import { createSignal, Hydrated } from './hydrated.ts';
import { readPageData } from './page-data.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import type { PageRoute } from './remote-routes.ts';
import { createRemotes, type Remotes } from './remotes.ts';
import { createReporter } from './report.ts';
import { createRoutes, OUTLET_ROUTE_ID } from './routes.tsx';
import type { InlineTexts, ShellParts } from './shell-parts.ts';
import { createStyleCache } from './style-cache.ts';
// Remotes share zustand; only modules that the shell imports are shared.
import 'zustand';

export interface HydrateOptions {
  /** Called with the router before hydration. */
  readonly onRouter?: (router: Router) => void;
}

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the page that the server sent. If the code of the page's remote cannot be loaded, a page that was rendered whole
 * stays as it is: readable, its links ordinary links.
 */
export function hydrateShell(parts: ShellParts, options: HydrateOptions = {}): void {
  hydrate(readPageData(), parts, options).catch((error: unknown) => {
    console.error('This page stays as the server sent it', error);
  });
}

async function hydrate(data: PageData, parts: ShellParts, { onRouter }: HydrateOptions): Promise<void> {
  const { root, registry, hydration } = data;
  const remotes = createRemotes(registry);
  const { discover } = createDiscovery(remotes);
  const report = createReporter({ registry, remotes });

  const hydrated = createSignal();
  const first = await loadFirstPage(data, remotes, discover).catch((error: unknown) => {
    report(error, 'outlet');
    throw error;
  });
  const pages = browserRoutes(first.routes, { loaded: first.loaded, after: hydrated.done });
  let { failure } = first;

  const router = createBrowserRouter(createRoutes({ parts, root, pages: failure ? [failure.route] : pages, report }), {
    hydrationData: {
      loaderData: { ...hydration?.loaderData, [ROOT_ROUTE_ID]: root },
      errors: hydration?.errors ?? null,
    },
    async patchRoutesOnNavigation({ path, patch }) {
      await hydrated.done;
      if (failure) {
        const { error } = failure;
        failure = undefined;
        throw error;
      }
      const remote = remotes.find(path);
      if (remote) patch(OUTLET_ROUTE_ID, browserRoutes(await discover(remote.name)));
    },
  });
  onRouter?.(router);
  hydrateRoot(
    document,
    <Document parts={parts} cache={createStyleCache()} inline={readInlineTexts()}>
      <Hydrated onHydrated={hydrated.resolve}>
        <RouterProvider router={router} />
      </Hydrated>
    </Document>,
  );
  prefetchOnIntent(remotes);
  prefetchInView(remotes);
}

/** Returns the head's constant texts from the page, so that they need not be part of the first script. */
function readInlineTexts(): InlineTexts {
  const textOf = (element: string) => document.head.querySelector(element)?.textContent ?? '';
  return { css: textOf('style'), script: textOf('script') };
}

interface FirstPage {
  readonly routes: readonly PageRoute[];
  readonly loaded?: LoadedPages;
  /** Set where the remote could not be loaded and the server rendered no page: the outlet then shows the failure. */
  readonly failure?: { readonly error: unknown; readonly route: RouteObject };
}

/** Loads the routes of the first page's remote, and the page's code where the server has rendered it. */
async function loadFirstPage(
  { remote, hydration }: PageData,
  remotes: Remotes,
  discover: Discovery['discover'],
): Promise<FirstPage> {
  if (remote === null) return { routes: [] };
  if (hydration) {
    const routes = await discover(remote);
    return { routes, loaded: await loadMatched(routes, location) };
  }
  try {
    return { routes: await discover(remote) };
  } catch (error) {
    return { routes: [], failure: { error, route: failedRoute(remotes.find(location.pathname)?.frame) } };
  }
}
