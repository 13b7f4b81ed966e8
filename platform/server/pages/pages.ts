import { REGISTRY_PATH } from '@platform/contract/registry';
import { PREVIEW_HEADER } from '@platform/contract/release';
import type { RefusedForm } from '@platform/contract/root-data';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cookieValues } from '../http/cookies.ts';
import { ProblemError } from '../http/problem.ts';
import { createLogRequest, type Logger, msSince } from '../http/request-log.ts';
import type { createStrictTransport } from '../http/response-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMutex } from '../queues.ts';
import type { Redirects } from '../release-set/redirects.ts';
import type { Release } from '../release-set/release.ts';
import { type ReleaseSet, releaseSetOf } from '../release-set/release-set.ts';
import type { PreparedSet } from '../releases/deploy-set.ts';
import { createComparison } from '../render/api-reads.ts';
import { createRenderPool, type RenderDeps, readServerBundles } from '../render/render-pool.ts';
import type { Sampling } from '../reports/sampling.ts';
import { messageOf } from '../start-error.ts';
import { inSpan } from '../tracing/spans.ts';
import type { Analytics } from './analytics.ts';
import type { DiskCache } from './cache/disk-cache.ts';
import { createPageCache } from './cache/page-cache.ts';
import { type CanarySets, createCanarySets, readerOf, type Shown, withHeaders } from './canary/canary-sets.ts';
import type { CanaryCookie } from './canary/visitor-number.ts';
import { createLiveSet, type LiveSet, type Prerendered, type PublicPage } from './live-set.ts';
import { BAR_COOKIE, type BarFor, withPageBar } from './page-bar.ts';
import { pageResponse, pathAndSearch, registryFrom, representationOf, respondFrom } from './page-response.ts';
import type { NamedPreviews } from './previews/named-previews.ts';
import { addressInPreview, labelInAddress, type PreviewCookie } from './previews/preview-keys.ts';
import { noPreview, type Previews } from './previews/previews.ts';
import type { TitleFonts } from './title-fonts/title-fonts.ts';

/** The public pages of the release set with the id `set`. */
export interface Documents {
  readonly set: string;
  readonly pages: readonly { readonly path: string; readonly html: string }[];
  /** False if pages are missing that could not be rendered now. */
  readonly isComplete: boolean;
}

/** The site's pages. */
export type Pages = ReturnType<typeof createPages>;

/** What the site's pages are created with. */
interface PagesDeps extends RenderDeps {
  readonly cacheBytes: number;
  /** Unset: no page is stored on disk. */
  readonly diskCache?: DiskCache;
  /** Other sites whose pages an iframe can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Counts visitors on public pages. Unset: nothing else than the site does. */
  readonly analytics?: Analytics | undefined;
  readonly redirects?: Redirects;
  readonly titleFonts: Pick<TitleFonts, 'addTo'>;
  readonly log: Logger;
  readonly previews: Pick<Previews, 'find'>;
  readonly named: Pick<NamedPreviews, 'find'>;
  readonly previewCookie: Pick<PreviewCookie, 'isPossible' | 'read'>;
  readonly canaryCookie: CanaryCookie;
  readonly sampling: Sampling;
  readonly metrics: Pick<Metrics, 'request' | 'hit' | 'measurePool' | 'processStarted' | 'processFailed'>;
  readonly strictTransport: ReturnType<typeof createStrictTransport>;
  /** Adds a bar to the pages of some people. Requests of others must not have the cookie `BAR_COOKIE`. */
  readonly barFor?: BarFor | undefined;
}

/** Serves server-rendered pages composed from the live release set. */
export function createPages(deps: PagesDeps) {
  const { cacheBytes, diskCache, log, previews, named, previewCookie, sampling, metrics, strictTransport } = deps;
  const cache = createPageCache(cacheBytes);
  const logRequest = createLogRequest(log, metrics.request);
  const listeners: (() => void)[] = [];
  let live: LiveSet | undefined;
  /** Sets that are shown, or are being rendered to be. */
  const open = new Set<LiveSet>();
  let changes = 0;
  let moved: Redirects = {};
  const refreshing = createMutex();
  const redirects = () => ({ ...deps.redirects, ...moved });
  const closing = createClosing((set) => open.delete(set as LiveSet));
  const canaries: CanarySets = createCanarySets(deps.canaryCookie, () => live, closing.add);

  /** Returns the pages of the preview whose key a request has, or that its tab shows; undefined if there is none. */
  async function previewFor(c: Context): Promise<LiveSet | undefined> {
    const key = c.req.header(PREVIEW_HEADER);
    if (key !== undefined) return previews.find(key);
    const link = await previewCookie.read(c);
    if (link) return named.find(link);
    // Nobody would notice the live site in place of a preview.
    if (labelInAddress(c) !== undefined) throw noPreview();
    return undefined;
  }

  /** Returns the set that the page at a path is taken from: that of the preview whose key the request has, or of its visitor. */
  async function setFor(c: Context, path: string, draws = false): Promise<Shown<LiveSet>> {
    const pages = await previewFor(c);
    return pages ? { pages } : canaries.shownTo(c.req.header('Cookie'), path, draws);
  }

  const app = new Hono();
  app.all('*', async (c) => {
    const start = performance.now();
    const { method, path } = c.req;
    const [requested = ''] = pathAndSearch(c.req.url).split('?', 1);
    const isRead = method === 'GET' || method === 'HEAD';
    const { pages, headers } = await setFor(c, requested, isRead);
    // A link does not name the preview that its tab shows.
    const link = isRead && labelInAddress(c) === undefined ? await previewCookie.read(c) : undefined;
    if (link) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(addressInPreview(pathAndSearch(c.req.url), link.label), 302);
    }
    const bar =
      method === 'GET' && pages && hasBar(c)
        ? await deps.barFor?.(c, [pages.set.shell, ...pages.set.remotes])
        : undefined;
    const read = bar ? () => undefined : readerOf((name) => c.req.header(name), headers);
    const found = withHeaders(await respondFrom(pages, c, read), headers);
    const response = bar && found.status !== 308 ? await withPageBar(found, bar) : found;
    const ms = msSince(start);
    response.headers.set('Server-Timing', `cache;desc="miss", page;dur=${ms}`);
    logRequest({ method, path, status: response.status, ms });
    return response;
  });

  /** Returns what is cached for a visitor under exactly a URL: a page, or the registry. */
  function cachedFor(cookie: string | undefined, url: string) {
    if (url === REGISTRY_PATH) {
      const { set, headers } = canaries.setShownTo(cookie);
      return { page: live?.cachedRegistry(set), headers };
    }
    const [path = ''] = url.split('?', 1);
    const { pages, headers } = canaries.shownTo(cookie, path, true);
    return { page: pages?.cached(url), headers };
  }

  /**
   * Responds with the page, or the registry, that is cached under exactly the request's URL. It is the first middleware of the app:
   * the others cost as much as all the rest of such a response.
   */
  const cached: MiddlewareHandler = async (c, next) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const start = performance.now();
    const url = pathAndSearch(c.req.url);
    const { page, headers: ofCanary } = cachedFor(c.req.header('Cookie'), url);
    if (!page || c.req.header(PREVIEW_HEADER) !== undefined || previewCookie.isPossible(c) || hasBar(c)) return next();
    const read = readerOf((name) => c.req.header(name), ofCanary);
    const { status, headers, body } = representationOf(read, page);
    metrics.hit();
    logRequest({ method, path: url, status, ms: msSince(start) });
    return new Response(body, {
      status,
      headers: { ...headers, ...strictTransport(c), 'Server-Timing': timingOf(sampling.share()), ...ofCanary },
    });
  };

  /**
   * Renders the pages of a set that is not shown yet.
   * @param show Shows it.
   * @param options `disk`: stores its pages; unset: they are not stored, so that they replace none of another set. `limitMs`: time limit
   * for the pages, 30 s by default.
   * @throws ProblemError (422) if its error page or a layout cannot be rendered.
   */
  async function render(
    set: ReleaseSet,
    show: (next: LiveSet) => void,
    { disk, limitMs }: { readonly disk?: DiskCache | undefined; readonly limitMs?: number | undefined } = {},
  ): Promise<PreparedSet & Prerendered> {
    const pool = createRenderPool({
      files: await readServerBundles(set.shell, set.remotes, deps.readFile),
      fileOrigin: deps.fileOrigin,
      api: deps.api,
      onUncaughtError: (error) => log.error({ err: error, set: set.id }, 'a page failed after it was rendered'),
      onProcess: (event, remote) =>
        event === 'started' ? metrics.processStarted(remote) : metrics.processFailed(remote),
    });
    const next = createLiveSet({
      ...deps,
      redirects,
      set,
      cache,
      diskCache: disk,
      pool: metrics.measurePool(pool),
      onFailure: (url, error) => log.error({ err: error, url, set: set.id }, 'page not rendered'),
    });
    open.add(next);
    const prerender = () => next.prerender({ limitMs, live });
    const rendered = await inSpan('render set', { 'release.set': set.id }, prerender).catch((error: unknown) => {
      closing.add(next);
      throw setNotRendered(error);
    });
    const { late } = rendered;
    if (late > 0) log.warn({ set: set.id, late }, 'pages were not rendered ahead in time: browsers render them');
    return { ...rendered, discard: async () => closing.add(next), goLive: async () => show(next) };
  }

  /** Renders the pages of a set that is to be live. Throws as `render`. */
  async function prepare(releases: readonly Release[], limitMs?: number): Promise<PreparedSet & Prerendered> {
    const set = releaseSetOf(releases);
    if (!set) throw new Error('There is no release of the shell to switch to');
    const show = (next: LiveSet) => {
      if (live) closing.add(live);
      live = next;
      for (const listener of listeners) listener();
      next.retain();
    };
    return render(set, show, { disk: diskCache, limitMs });
  }

  return {
    /** Serves every path. */
    app,
    cached,
    cache,
    prepare,
    /** The sets that shares of the visitors are shown in place of the live one. */
    canaries,
    /** Renders the pages of the canary of a name. `goLive` shows them to `traffic` visitors of 100. Throws as `prepare`. */
    prepareCanary: (name: string, set: ReleaseSet, traffic: number): Promise<PreparedSet> =>
      render(set, (next) => canaries.show(name, next, traffic)),
    /** Responds with the registry document of the visitor's set, or of the preview whose key the request has. */
    async registry(c: Context): Promise<Response> {
      const preview = await previewFor(c);
      if (preview) return registryFrom(preview, c);
      const { set, headers } = canaries.setShownTo(c.req.header('Cookie'));
      return withHeaders(await registryFrom(live, c, set), headers);
    },
    /** Id of the live set; undefined before the first one. */
    get live() {
      return live?.set.id;
    },
    /** The releases that are shown; none before the first set. */
    get releases(): readonly Release[] {
      return live ? [live.set.shell, ...live.set.remotes] : [];
    },
    /** The live release of the shell; undefined before the first one. */
    get shell() {
      return live?.set.shell;
    },
    /** Returns the live release of a remote. */
    remote: (name: string) => live?.set.remotes.find((remote) => remote.name === name),
    /** Responds to a refused form with its page, filled in as it was sent, uncached. `status` is 4xx or 5xx. */
    async refuse(c: Context, path: string, form: RefusedForm, status: number): Promise<Response> {
      const { pages: shown } = await setFor(c, path);
      const address = shown?.addresses.find(path, '');
      if (!shown || address?.kind !== 'page') throw new Error(`${path} is not a page of the set`);
      return pageResponse((name) => c.req.header(name), await shown.refused(address, form, status));
    },
    /** Returns the id of the live set, and the HTML of its public pages. */
    documents: async (): Promise<Documents> =>
      live ? { set: live.set.id, ...(await live.documents()) } : { set: '', pages: [], isComplete: true },
    /** Returns the public page at an address of the live set; see `LiveSet.document`. */
    document: async (url: string) => live?.document(url),
    /** Yields the public pages of the live set; see `LiveSet.publicPages`. */
    publicPages: (paths?: readonly string[]): AsyncIterable<PublicPage> | readonly PublicPage[] =>
      live?.publicPages(paths) ?? [],
    /** Paths and patterns of the live set's pages that are not public. */
    get privatePaths(): readonly string[] {
      const routes = live?.set.remotes.flatMap((remote) => remote.routes) ?? [];
      return routes.filter((route) => route.private).map(({ path }) => path);
    },
    /** Returns whether a path, encoded, is that of a public page of the live set, in its one spelling. */
    isPublicPage(path: string): boolean {
      const address = live?.addresses.remoteAt(path) && live.addresses.find(path, '');
      return address?.kind === 'page' && !address.route.private;
    },
    /** How often pages were replaced, or their addresses changed, because the API responded differently. */
    get changes(): number {
      return changes;
    },
    /**
     * Renders those cached pages anew whose loaders would read something else from the API now; see `LiveSet.refresh`.
     * @param paths Other addresses of pages, beside those of the site's file.
     * @param isEveryPage Renders all cached pages anew, because the site's own data has changed.
     */
    refresh: (paths: Redirects = moved, isEveryPage = false): Promise<void> =>
      refreshing(async () => {
        moved = paths;
        const isUnchanged = isEveryPage ? async () => false : createComparison(deps.api);
        const replaced = await Promise.all(Array.from(open, (set) => set.refresh(isUnchanged, isEveryPage)));
        if (replaced.includes(true)) changes += 1;
      }),
    /** Calls `listener` each time another set has gone live. */
    onLive(listener: () => void): void {
      listeners.push(listener);
    },
    async close(): Promise<void> {
      for (const name of canaries.names()) canaries.end(name);
      await Promise.all([live?.close(), closing.settled()]);
      await diskCache?.settled();
    },
  };
}

/** Returns whether a request is of somebody who wants a bar: whether they may have it is checked for pages that are not cached. */
const hasBar = (c: Context): boolean => cookieValues(c.req.header('Cookie'), BAR_COOKIE).length > 0;

/** Returns the `Server-Timing` of a cached page. `share`: of page views that are reported; see `Sampling`. */
const timingOf = (share: string | undefined) =>
  share === undefined ? 'cache;desc="hit"' : `cache;desc="hit", reports;desc="${share}"`;

/** Closes sets that are no longer shown. Nothing waits for them: a page that hangs must not delay a deployment. */
function createClosing(onClose: (set: Pick<LiveSet, 'close'>) => void) {
  const running = new Set<Promise<void>>();
  return {
    add(set: Pick<LiveSet, 'close'>): void {
      onClose(set);
      const closed = set.close().finally(() => running.delete(closed));
      running.add(closed);
    },
    settled: async (): Promise<void> => void (await Promise.all(running)),
  };
}

const setNotRendered = (error: unknown) =>
  new ProblemError(
    {
      slug: 'set-not-rendered',
      status: 422,
      title: 'The site cannot be shown with this release',
      detail: `Its error page or its layout is not rendered: ${messageOf(error)}. What was live stays live.`,
    },
    { cause: error },
  );
