import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Finished pages in memory. */
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Creates a cache that discards the least recently used page first. A page is kept under the id of the releases it is made of, so
 * that it keeps its place for as long as they are live, whatever other releases go live.
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
    /** Number of cached pages, and their bytes. */
    get size() {
      return { bytes: pages.calculatedSize, pages: pages.size };
    },
  };
}
