import type { PageData } from '@platform/contract/render';
import { ROOT_ROUTE_ID } from '@platform/contract/root-data';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserRoutes, type LoadedPages, loadMatched } from '../browser-routes.tsx';
import { Document, readGlobalCss, readPageData } from '../document.tsx';
import { leaveFor, patchRouter } from '../navigation/patch-router.ts';
import { prefetchInView, prefetchOnIntent } from '../navigation/prefetch.ts';
import { type LoaderContext, type PageRoute, type PreparedData, toPageRoutes } from '../remote-routes.ts';
import { createRemotes, filesOrigin, type Remotes } from '../remotes.ts';
import { logFault } from '../reports/faults.ts';
import { startReporter, whenShown } from '../reports/reporter.ts';
import { createRoutes, failedRoute, OUTLET_ROUTE_ID } from '../routes.tsx';
import type { ShellOptions } from '../shell-options.ts';
import { createStyleCache, readSentRules } from '../styles.ts';
import { HYDRATED_EVENT, nextTask, removeFirstPageTags, watchFirstPage } from './first-page.ts';
import { createPreparedData, prepare } from './prepare.ts';
import { restrictMarkup } from './trusted-types.ts';

/** Whether a development server serves the shell. The build defines it. */
declare const IS_SERVED: boolean;

export interface HydrateOptions {
  /** Called before hydration, once scripts of the shell may be loaded. */
  readonly onStart?: () => void;
  /** Returns the language of a page by its path. A page in another language is another document. */
  readonly localeOf?: (pathname: string) => string;
  /** Loads what the shell needs for this document, such as its texts in another language, beside the code of the page. */
  readonly prepare?: () => Promise<void> | undefined;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Hydrates the page that the server sent. Resolves when it has its data. Rejects if its code cannot be loaded. */
export async function hydrate(shell: ShellOptions, options: HydrateOptions): Promise<void> {
  const data = readPageData();
  const { root, registry, hydration } = data;
  // Read from the page, so that it need not be part of the first script.
  const globalCss = readGlobalCss();
  restrictMarkup(globalCss, filesOrigin(registry));
  const remotes = createRemotes(registry, shell.runtimePlugins);
  const prepared = createPreparedData();
  const { discover, routesOf } = createDiscovery(remotes, prepared);
  const startReports = createReporting({ registry, remotes, served: data.remote });

  const hydrated = createSignal();
  const loading = Promise.all([loadFirstPage(data, remotes, discover), options.prepare?.()]);
  const [first] = await loading.catch((error: unknown) => {
    logFault({ kind: 'render', error, place: 'outlet' });
    startReports();
    throw error;
  });
  const pages = browserRoutes(first.routes, { loaded: first.loaded, after: hydrated.done });
  let { failure } = first;

  const router = createBrowserRouter(createRoutes({ shell, root, pages: failure ? [failure.route] : pages }), {
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
      await remotes.readOnce();
      const remote = remotes.find(path);
      if (!remote && remotes.isOutdated) return leaveFor(router.state.navigation.location ?? location.href);
      if (remote) patch(OUTLET_ROUTE_ID, browserRoutes(await discover(remote.name)));
    },
  });
  patchRouter(router, { remotes, localeOf: options.localeOf });
  options.onStart?.();
  await nextTask();
  const page = (
    <Document
      shell={shell}
      pathname={location.pathname}
      attributes={dataAttributes()}
      cache={createStyleCache(readSentRules())}
      globalCss={globalCss}
    >
      <Hydrated onHydrated={hydrated.resolve}>
        <RouterProvider router={router} />
      </Hydrated>
    </Document>
  );
  const rootOptions: HydrationOptions = {
    onRecoverableError(error, { componentStack }) {
      logFault({ kind: 'hydration', error, place: 'outlet', componentStack });
      reportError(error);
    },
    onUncaughtError(error) {
      reportError(error);
      startReports(router);
    },
  };
  const isOutdated = IS_SERVED && (await isOlderThanCode());
  // A transition is rendered in slices, between which the browser can do other things.
  startTransition(() => {
    if (isOutdated) createRoot(document, rootOptions).render(page);
    else hydrateRoot(document, page, rootOptions);
  });
  prefetchOnIntent({
    prefetchPage: remotes.prefetchPage,
    refresh: remotes.refresh,
    preparePage: async (remote, url, isWanted) => prepare(await routesOf(remote), url, prepared, isWanted),
  });
  prefetchInView(remotes);
  watchFirstPage(router);
  await hydrated.done;
  await whenIdle(router);
  // The page that the browser renders instead of the server writes these elements itself.
  if (!hydration) removeFirstPageTags();
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  startReports(router);
}

/**
 * Returns whether the page was rendered by older sources than those of its scripts, whatever it contains. Pages of development servers
 * have an element with the address at which that is answered.
 */
async function isOlderThanCode(): Promise<boolean> {
  const { current } = document.querySelector<HTMLElement>('script[data-current]')?.dataset ?? {};
  return current !== undefined && (await (await fetch(current)).text()) === 'false';
}

/** Returns a function that starts the reporter once, when the page is shown and the browser is idle. */
function createReporting(page: Omit<Parameters<typeof startReporter>[0], 'router'>) {
  let isStarted = false;
  return (router?: Router) => {
    if (isStarted) return;
    isStarted = true;
    whenShown(() => (window.requestIdleCallback ?? setTimeout)(() => startReporter({ ...page, router })));
  };
}

/** Resolves when the page at the router's location, and its data, are loaded. */
function whenIdle(router: Router): Promise<void> {
  const isIdle = ({ initialized, navigation }: Router['state']) => initialized && navigation.state === 'idle';
  return new Promise((resolve) => {
    if (isIdle(router.state)) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!isIdle(state)) return;
      unsubscribe();
      resolve();
    });
  });
}

interface FirstPage {
  readonly routes: readonly PageRoute[];
  readonly loaded?: LoadedPages;
  /** Set if the remote could not be loaded and the server rendered no page: the outlet then shows the failure. */
  readonly failure?: { readonly error: unknown; readonly route: RouteObject };
}

/** Loads the routes of the first page's remote, and the page's code if the server has rendered the page. */
async function loadFirstPage(
  { remote, hydration }: PageData,
  remotes: Remotes,
  discover: ReturnType<typeof createDiscovery>['discover'],
): Promise<FirstPage> {
  if (remote === null) return { routes: [] };
  if (hydration) {
    const routes = await discover(remote);
    return { routes, loaded: await loadMatched(routes, location) };
  }
  try {
    return { routes: await discover(remote) };
  } catch (error) {
    return { routes: [], failure: { error, route: failedRoute(remotes.find(location.pathname)?.layout) } };
  }
}

const BROWSER: LoaderContext = { api: (path, init) => fetch(path, init), onServer: false };

/**
 * Returns `routesOf`, which loads the routes of a remote, and `discover`, which returns them for the router: an empty list if it has them
 * already. A failure is not cached: the next call loads again.
 */
function createDiscovery(remotes: Pick<Remotes, 'load'>, prepared: PreparedData) {
  const loaded = new Map<string, PageRoute[]>();
  const known = new Set<string>();
  async function routesOf(name: string): Promise<PageRoute[]> {
    const routes = loaded.get(name) ?? toPageRoutes(name, await remotes.load(name), BROWSER, prepared);
    // Two calls at the same time return the same list.
    if (!loaded.has(name)) loaded.set(name, routes);
    return loaded.get(name) ?? routes;
  }
  return {
    routesOf,
    async discover(name: string): Promise<PageRoute[]> {
      const routes = known.has(name) ? [] : await routesOf(name);
      if (known.has(name)) return [];
      known.add(name);
      return routes;
    },
  };
}

/** Returns the `data-` attributes of the document: the page's inline script and the visitor have set some. */
function dataAttributes(): Readonly<Record<string, string>> {
  const { attributes } = document.documentElement;
  const data = [...attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(data.map(({ name, value }) => [name, value]));
}

/** Returns a promise, and a function that fulfils it. */
function createSignal() {
  let resolve = () => {};
  const done = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { resolve, done };
}

/**
 * Calls `onHydrated` once the page is hydrated. Renders nothing of its own, so that React's ids match the server's. A
 * navigation that settles earlier would be hydrated instead of what the server sent.
 */
function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
