import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Finished pages in memory. */
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Creates a cache that discards the least recently used page first. The key of a page has the id of the releases it is made of, so
 * that it stays cached for as long as they are live, whatever other releases go live.
 * @param maxBytes Limit for all pages together. 0 caches nothing; a page larger than the limit is not cached.
 */
export function createPageCache(maxBytes: number) {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (page) => page.size,
  });
  const key = (releases: string, url: string) => `${releases} ${url}`;
  return {
    /** @param releases Id of the releases that the page is made of. */
    get: (releases: string, url: string) => pages.get(key(releases, url)),
    put: (releases: string, url: string, page: FinishedPage) => void pages.set(key(releases, url), page),
    remove: (releases: string, url: string) => void pages.delete(key(releases, url)),
    /** Returns the pages that are made of these releases, by URL. */
    entriesOf: (releases: string): (readonly [url: string, page: FinishedPage])[] =>
      [...pages.entries()].flatMap(([id, page]) =>
        id.startsWith(key(releases, '')) ? [[id.slice(key(releases, '').length), page] as const] : [],
      ),
    /** Number of cached pages, and their bytes. */
    get size() {
      return { bytes: pages.calculatedSize, pages: pages.size };
    },
  };
}

/** Time after which a page whose renewal failed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

interface RenewalDeps {
  readonly onFailure: (url: string, error: unknown) => void;
}

/** A cached page, and how it is replaced. */
interface Renewable {
  readonly key: string;
  readonly page: FinishedPage;
  /** Seconds after which it is old. */
  readonly revalidate: number | undefined;
  /** Makes the page anew. */
  readonly make: () => Promise<FinishedPage>;
  readonly put: (page: FinishedPage) => void;
}

/** Creates the renewal of pages that become old: see `RouteHandle.revalidate`. */
export function createRenewal({ onFailure }: RenewalDeps) {
  const running = new Map<string, Promise<unknown>>();
  return {
    /** Makes a page anew if it is old. It stays until then, and longer if that fails. */
    renewIfOld({ key, page, revalidate = 0, make, put }: Renewable): void {
      if (page.renewAfter === undefined || running.has(key)) return;
      const left = page.renewAfter - Date.now();
      // A time that is further away was written before the clock was set back.
      if (left > 0 && left <= Math.max(revalidate * 1000, RETRY_AFTER_MS)) return;
      const renewed = make()
        .then(put)
        .catch((error: unknown) => {
          onFailure(key, error);
          put({ ...page, renewAfter: Date.now() + RETRY_AFTER_MS });
        })
        .finally(() => running.delete(key));
      running.set(key, renewed);
    },
    /** Resolves when no page is being made. */
    settled: async (): Promise<void> => void (await Promise.allSettled(running.values())),
  };
}
