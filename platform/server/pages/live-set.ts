import { isDeepStrictEqual } from 'node:util';
import { REGISTRY_PATH } from '@platform/contract/registry';
import type { PageResult } from '@platform/contract/render';
import type { RefusedForm } from '@platform/contract/root-data';
import { NO_INDEX } from '../http/response-headers.ts';
import type { Redirects } from '../release-set/redirects.ts';
import type { Release } from '../release-set/release.ts';
import { type ReleaseSet, registryOf } from '../release-set/release-set.ts';
import { type ApiRead, areUnchanged } from '../render/api-reads.ts';
import type { RenderDeps, RenderPool } from '../render/render-pool.ts';
import { TimeLimitError } from '../render/render-process.ts';
import type { PageAddress, RenderableAddress } from '../render/render-tasks.ts';
import type { Analytics } from './analytics.ts';
import type { DiskCache } from './cache/disk-cache.ts';
import { type FinishedPage, finishPage, finishText } from './cache/finished-page.ts';
import { createRenewal, type PageCache } from './cache/page-cache.ts';
import { createPageMaker } from './cache/page-maker.ts';
import { createPagePlans, keyOf, layoutKeyOf } from './cache/page-plans.ts';
import { createKnownPages } from './known-pages.ts';
import { type Deadline, PRERENDER_MS, type PrerenderOptions, renderInRows, startDeadline } from './prerender.ts';
import type { TitleFonts } from './title-fonts/title-fonts.ts';

export interface LiveSetDeps extends Pick<RenderDeps, 'siteData' | 'origin' | 'fileOrigin' | 'recentPages' | 'api'> {
  readonly set: ReleaseSet;
  readonly pool: Pick<RenderPool, 'render' | 'list' | 'width' | 'close'>;
  readonly cache: PageCache;
  /** Unset: no page is stored on disk. */
  readonly diskCache?: Pick<DiskCache, 'read' | 'write' | 'retain'> | undefined;
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Counts visitors on public pages. Unset: nothing else than the site does. */
  readonly analytics?: Analytics | undefined;
  /** Returns other addresses of pages. */
  readonly redirects?: (() => Redirects) | undefined;
  /** Unset: browsers may cache public pages. */
  readonly cacheControl?: 'no-store';
  /** Unset: pages contain no letters of their titles. */
  readonly titleFonts?: Pick<TitleFonts, 'addTo'> | undefined;
  /** Called when a page could not be rendered. */
  readonly onFailure: (url: string, error: unknown) => void;
}

/** The outcome of rendering a set. */
export interface Prerendered {
  /** Number of pages, the error page included. */
  readonly pages: number;
  /** URLs of the pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Remotes that have public pages, none of which could be rendered. */
  readonly brokenRemotes: readonly Release[];
  /** Number of pages that were not rendered because the time was over. Browsers render them. */
  readonly late: number;
}

/** The pages of a release set. */
export type LiveSet = ReturnType<typeof createLiveSet>;

/** A public page. */
export interface PublicPage {
  /** Path and search. */
  readonly url: string;
  /** Unset: it could not be rendered. */
  readonly html?: string;
}

/** Time for which the layout is sent instead of a page whose rendering failed, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

/** Failed pages of a remote, none of which was rendered, after which its other pages are not tried ahead. */
const MAX_FAILURES = 2;

/** Maximum number of times that a page is made while the content changes. */
const MAX_ATTEMPTS = 3;

/**
 * Time limit for the last attempt to render a page of such a remote, for a refused form, and for a page that replaces another one, in
 * milliseconds: the machine may be busy.
 */
const LAST_TIMEOUT_MS = 6000;

/** Serves the pages of a release set. Concurrent requests for a page share one rendering. */
export function createLiveSet(deps: LiveSetDeps) {
  const { set, pool, cache, diskCache, onFailure, fileOrigin, cacheControl } = deps;
  const known = createKnownPages(deps);
  const addTitleFont = async (result: PageResult) => (await deps.titleFonts?.addTo(result, set.shell)) ?? result;
  const maker = createPageMaker({ ...deps, addTitleFont });
  const renewal = createRenewal(deps);
  const plans = createPagePlans(deps, () => known.pages);
  const { releasesIdOf } = plans;
  const rendering = new Map<string, Promise<FinishedPage>>();
  let isClosed = false;
  /** How often the pages were compared with the API. */
  let comparisons = 0;
  const failedAt = new Map<string, number>();
  const renderedRemotes = new Set<Release>();
  const failedRemotes = new Set<Release>();

  let arePathsRead = true;
  let retry: NodeJS.Timeout | undefined;

  /** Reads the paths that were never read. A failure is reported, leaves routes without pages, and is tried again until all are read. */
  async function openPaths(): Promise<void> {
    arePathsRead = await known.read(async () => true);
    if (!arePathsRead && !isClosed) retry = setTimeout(openPaths, RETRY_AFTER_MS).unref();
  }

  const cachedAt = (address: RenderableAddress, key: string) => cache.get(releasesIdOf(address), key);

  function put(address: RenderableAddress, key: string, page: FinishedPage): FinishedPage {
    cache.put(releasesIdOf(address), key, page);
    return page;
  }

  /** Makes a page, and makes it again if the API responded differently to its loaders before it was made. */
  async function makeUnchanged(make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    for (let attempts = 1; ; attempts += 1) {
      const before = comparisons;
      const page = await make();
      const isDone = before === comparisons || attempts >= MAX_ATTEMPTS;
      if (isDone || !page.reads || (await areUnchanged(deps.api, page.reads))) return page;
    }
  }

  /** Renders a cached page anew. Removes it if that fails, or if it is not found any more: the next request renders it. */
  async function replace(releases: string, url: string): Promise<void> {
    const mark = url.indexOf('?');
    const [path, search] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
    const address = known.addresses.find(path, search);
    if (address.kind !== 'page' || address.url !== url) return cache.remove(releases, url);
    try {
      // Visitors have the old page meanwhile.
      const page = await makeUnchanged(() => maker.render(plans.page(address), LAST_TIMEOUT_MS));
      if (page.status === 200) put(address, url, page);
      else cache.remove(releases, url);
    } catch (error) {
      onFailure(url, error);
      cache.remove(releases, url);
    }
  }

  /** Renders a cached page anew if it is old. */
  function renewIfOld(page: FinishedPage, address: RenderableAddress, key: string): void {
    const make = () => makeUnchanged(() => maker.render(plans.page(address)));
    const revalidate = address.kind === 'page' ? address.route.revalidate : undefined;
    renewal.renewIfOld({ key, page, revalidate, make, put: (renewed) => void put(address, key, renewed) });
  }

  /** The layout needs no code of the remote, so it can be rendered when the page cannot. */
  async function layout(address: PageAddress): Promise<FinishedPage> {
    const key = layoutKeyOf(address);
    return cachedAt(address, key) ?? put(address, key, await maker.make(plans.layout(address)));
  }

  async function render(key: string, address: RenderableAddress): Promise<FinishedPage> {
    try {
      const page = put(address, key, await makeUnchanged(() => maker.make(plans.page(address))));
      failedAt.delete(key);
      if (address.kind === 'page') renderedRemotes.add(address.remote);
      return page;
    } catch (error) {
      if (address.kind === 'unknown') throw error;
      failedAt.set(key, Date.now());
      failedRemotes.add(address.remote);
      onFailure(key, error);
      return layout(address);
    }
  }

  /** A failure in the future is of a clock that was set back. */
  const failedRecently = (key: string) => Math.abs(Date.now() - (failedAt.get(key) ?? 0)) < RETRY_AFTER_MS;

  /** Returns the page at an address: cached, or rendered. If rendering fails or the page is private, its layout. */
  function page(address: RenderableAddress): FinishedPage | Promise<FinishedPage> {
    const key = keyOf(address);
    const cached = cachedAt(address, key);
    if (cached) {
      if (address.kind === 'page') renderedRemotes.add(address.remote);
      renewIfOld(cached, address, key);
      return cached;
    }
    if (address.kind === 'page' && (address.route.private || failedRecently(key))) return layout(address);
    const promise = rendering.get(key) ?? render(key, address).finally(() => rendering.delete(key));
    rendering.set(key, promise);
    return promise;
  }

  const publicPagesOf = (remote: Release) =>
    known.ahead.filter((page) => page.remote === remote && !page.route.private);

  /** Returns whether no page of a remote could be rendered, though more than one was tried. */
  function seemsBroken(remote: Release): boolean {
    const failed = publicPagesOf(remote).filter(({ url }) => failedAt.has(url));
    return !renderedRemotes.has(remote) && failed.length >= MAX_FAILURES;
  }

  /** Returns whether no public page of a remote can be rendered, even in a longer time, if there is time. */
  async function isBroken(remote: Release, deadline: Deadline): Promise<boolean> {
    const tried = publicPagesOf(remote);
    const [first] = tried;
    if (!first || renderedRemotes.has(remote) || !failedRemotes.has(remote)) return false;
    if (!tried.every(({ url }) => failedAt.has(url))) return false;
    if (deadline.isOver) return true;
    const isRendered = pool.render(plans.page(first).task, LAST_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
    return !(await deadline.race(isRendered));
  }

  return {
    set,
    get addresses() {
      return known.addresses;
    },
    page,
    /** Returns the page that is cached under exactly this URL. */
    cached(url: string): FinishedPage | undefined {
      // Pages are cached under their one right spelling, so an exact match needs no search for the address.
      const mark = url.indexOf('?');
      const [path, search] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
      const remote = known.addresses.remoteAt(path);
      const cached = remote && cache.get(plans.idOf(remote), url);
      if (cached?.renewAfter !== undefined) {
        const address = known.addresses.find(path, search);
        if (address.kind === 'page') renewIfOld(cached, address, url);
      }
      return cached;
    },
    /** Returns the registry document of this set or of another one, if it is cached. */
    cachedRegistry: ({ id }: ReleaseSet = set) => cache.get(id, REGISTRY_PATH),
    /** Returns the registry document of this set or of another one, ready to send. */
    async registry({ id, shell, remotes }: ReleaseSet = set): Promise<FinishedPage> {
      const text = JSON.stringify(registryOf([shell, ...remotes], fileOrigin));
      // A cached response does not pass the middleware that adds this header to the API's responses.
      const finished = await finishText(id, { text, type: 'application/json', cacheControl, headers: NO_INDEX });
      cache.put(id, REGISTRY_PATH, finished);
      return finished;
    },
    /** Renders the page with a refused form, uncached. Rejects if rendering fails. */
    async refused(address: PageAddress, form: RefusedForm, status: number): Promise<FinishedPage> {
      const { task } = plans.page(address);
      // A visitor's text is in the page, and there is no layout to send instead.
      const result = await pool.render({ ...task, root: { ...task.root, refused: form } }, LAST_TIMEOUT_MS);
      const options = { cacheControl: 'no-store', frameSources: deps.frameSources, fileOrigin, noIndex: true } as const;
      return finishPage(releasesIdOf(address), { ...(await addTitleFont(result)), status }, options);
    },
    /**
     * Returns the HTML of the public pages that are rendered ahead, without search and redirects, and whether these are all: a page
     * that could not be rendered is left out, and tried again later.
     */
    async documents() {
      const open = known.ahead.filter(({ route }) => !route.private);
      const finished = await Promise.all(
        open.map(async (address) => ({ path: address.url, page: await page(address) })),
      );
      const rendered = finished.filter(({ path }) => !failedAt.has(path));
      const pages = rendered
        .filter(({ page: { headers } }) => headers.identity.Location === undefined)
        .map(({ path, page: { bodies } }) => ({ path, html: new TextDecoder().decode(bodies.identity) }));
      return { pages, isComplete: rendered.length === finished.length };
    },
    /** Returns the public page at an address, encoded; undefined if there is none, or if it cannot be rendered. */
    async document(url: string): Promise<FinishedPage | undefined> {
      const [path = '', search = ''] = url.split(/\?(.*)/s);
      const address = known.addresses.find(path, search);
      if (address.kind !== 'page' || address.url !== url || address.route.private) return undefined;
      const finished = await page(address);
      return finished.status === 200 && !failedAt.has(url) ? finished : undefined;
    },
    /**
     * Yields the public pages one at a time, each also by every single value of its declared search parameters. Leaves out pages
     * whose status is not 200.
     * @param paths Encoded. Default: all paths.
     */
    async *publicPages(paths?: readonly string[]): AsyncGenerator<PublicPage> {
      const open = known.pages.filter(({ route, url }) => !route.private && (paths?.includes(url) ?? true));
      for (const address of open.flatMap(withSearches)) {
        const { status, bodies } = await page(address);
        if (failedAt.has(address.url)) yield { url: address.url };
        else if (status === 200) yield { url: address.url, html: new TextDecoder().decode(bodies.identity) };
      }
    },
    /**
     * Reads paths anew that are read from the API, renders those cached pages anew whose loaders would read something else now, and
     * replaces them. The other ones stay. Rejects if the API fails, and replaces no page then, or if paths cannot be read.
     * @param isUnchanged Returns whether the API still responds the same. Rejects if it fails.
     * @param isEveryPage Renders all cached pages anew.
     * @returns whether a page was replaced, or addresses have changed.
     */
    async refresh(isUnchanged: (reads: readonly ApiRead[]) => Promise<boolean>, isEveryPage = false): Promise<boolean> {
      comparisons += 1;
      const old: (readonly [releases: string, url: string])[] = [];
      for (const releases of new Set([undefined, ...set.remotes].map(plans.idOf))) {
        for (const [url, { reads }] of cache.entriesOf(releases)) {
          const isOld = isEveryPage || (reads && reads.length > 0 && !(await isUnchanged(reads)));
          if (isOld) old.push([releases, url]);
        }
      }
      const before = known.addresses;
      const waiting = [...old];
      const replaceNext = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await replace(...next);
      };
      // At once, because both take the time in which a process starts.
      const [areRead] = await Promise.all([
        known.read(isUnchanged),
        ...Array.from({ length: pool.width }, replaceNext),
      ]);
      if (!areRead) throw new Error('The paths of pages cannot be read from the API');
      arePathsRead = true;
      return old.length > 0 || !isDeepStrictEqual(before.listed, known.addresses.listed);
    },
    pathsOf: known.pathsOf,
    openPaths,
    /** Returns whether it is not known yet if there is a page at a path, encoded, because the API could not be asked. */
    isUnsure: (path: string): boolean => !arePathsRead && known.addresses.remoteAt(path) === undefined,
    /** Ids of the releases that its pages are made of. */
    releasesIds: new Set<string>([undefined, ...set.remotes].map(plans.idOf)),
    /**
     * Renders the error page and all listed pages. When the time is over, the other pages count as failed.
     * @throws TimeLimitError if the error page is not rendered in time.
     */
    async prerender({ limitMs = PRERENDER_MS, live }: PrerenderOptions = {}): Promise<Prerendered> {
      const deadline = startDeadline(limitMs);
      const remotes = set.remotes.filter((remote) => !live?.releasesIds.has(plans.idOf(remote)));
      try {
        await deadline.race(openPaths());
        const errorPage = await deadline.race(page({ kind: 'unknown', below: '' }));
        if (!errorPage) throw new TimeLimitError(limitMs);
        const late = await renderInRows(
          remotes.map((remote) => known.ahead.filter((address) => address.remote === remote)),
          { width: pool.width, deadline, page, failedAt, seemsBroken },
        );
        const broken = set.remotes.map(async (remote) => ((await isBroken(remote, deadline)) ? remote : []));
        const brokenRemotes = (await Promise.all(broken)).flat();
        return { pages: known.addresses.listed.length + 1, failed: [...failedAt.keys()].sort(), brokenRemotes, late };
      } finally {
        deadline.clear();
      }
    },
    /** Renders the public pages of a remote for a set that is shown later, one after the other, until this one is closed. */
    async renderForLater(name: string): Promise<void> {
      for (const address of known.ahead) {
        if (isClosed) return;
        if (address.remote.name !== name || address.route.private) continue;
        try {
          await maker.renderForLater(plans.page(address));
        } catch {
          // The later set renders it again, and reports the failure.
        }
      }
    },
    /** Removes the pages of other sets from disk. */
    retain: () => diskCache?.retain([...plans.diskKeys()]),
    /** Waits for running renderings, then ends the processes. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await Promise.allSettled([...rendering.values(), renewal.settled()]);
      await pool.close();
    },
  };
}

/** Returns the address of a page without search, and those with a single search value. */
const withSearches = (address: PageAddress): PageAddress[] => [
  address,
  ...Object.entries(address.route.search).flatMap(([name, values]) =>
    values.map((value) => ({ ...address, url: `${address.url}?${new URLSearchParams([[name, value]])}` })),
  ),
];
