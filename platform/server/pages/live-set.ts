import type { FrameKind } from '@platform/contract/remote-routes';
import type { RefusedForm } from '@platform/contract/root-data';
import type { RenderPool } from '../render/render-pool.ts';
import { createTasks, type Found, type PageAddress } from '../render/render-tasks.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import type { ReleaseSet } from './release-set.ts';

/** A release set that answers page requests. */
export interface LiveSet {
  readonly set: ReleaseSet;
  readonly addresses: Addresses;
  /**
   * The page at an address of this set: from the cache at once, or rendered. Where rendering fails, and where the page
   * is private, its frame.
   */
  page(address: Found): FinishedPage | Promise<FinishedPage>;
  /** The page with a refused form, rendered for this one answer. Rejects where rendering fails. */
  refused(address: PageAddress, form: RefusedForm, status: number): Promise<FinishedPage>;
  /** The finished public pages, without search parameters; those that could not be rendered are left out. */
  documents(): Promise<readonly { readonly path: string; readonly html: string }[]>;
  /** Renders everything that can be rendered ahead. Tells how many pages there are, and which failed. */
  warm(): Promise<{ readonly pages: number; readonly failed: readonly string[] }>;
  close(): Promise<void>;
}

export interface LiveSetDeps {
  readonly set: ReleaseSet;
  readonly siteData: unknown;
  readonly pool: Pick<RenderPool, 'render' | 'width' | 'close'>;
  readonly cache: PageCache;
  /** Called when a page could not be rendered. */
  readonly onFailure: (url: string, error: unknown) => void;
}

/** Cache key of the page for every path that nobody owns. No path can be spelled like it. */
const NOT_FOUND = '404';

/** Cache key of the frame around a region that is left to the browser. */
const frameKey = (kind: FrameKind, remote: string) => `frame ${kind} ${remote}`;

/** How long a page that could not be rendered is sent as its frame before it is tried again, in milliseconds. */
const RETRY_AFTER = 10_000;

/** Makes a release set answer. Each page is rendered once, however many ask for it meanwhile. */
export function createLiveSet({ set, siteData, pool, cache, onFailure }: LiveSetDeps): LiveSet {
  const addresses = addressesOf(set);
  const pages = addresses.ahead
    .map((path) => addresses.find(encodeURI(path), ''))
    .filter((address): address is PageAddress => address.kind === 'page');
  const underway = new Map<string, Promise<FinishedPage>>();
  const failedAt = new Map<string, number>();

  const { pageTask, frameTask } = createTasks({ set, siteData });

  /** The frame needs no code but the shell's, so it renders where the page itself does not. */
  async function frame(address: PageAddress): Promise<FinishedPage> {
    const { frame: kind } = address.route;
    const key = frameKey(kind, address.remote.name);
    const kept = cache.get(set.id, key);
    if (kept) return kept;
    return keep(key, await finishPage(set.id, await pool.render(frameTask(address)), 'no-store'));
  }

  function keep(key: string, page: FinishedPage): FinishedPage {
    cache.put(set.id, key, page);
    return page;
  }

  async function render(key: string, address: Found): Promise<FinishedPage> {
    try {
      const page = keep(key, await finishPage(set.id, await pool.render(pageTask(address))));
      failedAt.delete(key);
      return page;
    } catch (error) {
      if (address.kind === 'unknown') throw error;
      failedAt.set(key, Date.now());
      onFailure(key, error);
      return frame(address);
    }
  }

  const failedLately = (url: string) => Date.now() - (failedAt.get(url) ?? 0) < RETRY_AFTER;

  function page(address: Found): FinishedPage | Promise<FinishedPage> {
    const key = address.kind === 'page' ? address.url : NOT_FOUND;
    const cached = cache.get(set.id, key);
    if (cached) return cached;
    if (address.kind === 'page' && (address.route.private || failedLately(key))) return frame(address);
    const rendering = underway.get(key) ?? render(key, address).finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  }

  return {
    set,
    addresses,
    page,
    async refused(address, form, status) {
      const task = pageTask(address);
      const result = await pool.render({ ...task, root: { ...task.root, refused: form } });
      return finishPage(set.id, { ...result, status }, 'no-store');
    },
    async documents() {
      const open = pages.filter(({ route }) => !route.private);
      const finished = await Promise.all(open.map(async (address) => ({ address, result: await page(address) })));
      return finished
        .filter(({ address }) => !failedAt.has(address.url))
        .map(({ address, result }) => ({ path: address.url, html: new TextDecoder().decode(result.bodies.identity) }));
    },
    async warm() {
      const waiting = [{ kind: 'unknown' } as const, ...pages].values();
      const lanes = Array.from({ length: pool.width }, async () => {
        for (const address of waiting) await page(address);
      });
      await Promise.all(lanes);
      return { pages: addresses.ahead.length + 1, failed: [...failedAt.keys()] };
    },
    async close() {
      await Promise.allSettled(underway.values());
      await pool.close();
    },
  };
}
