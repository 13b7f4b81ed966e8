import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Finished pages in memory. */
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Creates a cache that discards the least recently used page first.
 * @param maxBytes Limit for all sets together. 0 caches nothing; a page larger than the limit is not cached.
 */
export function createPageCache(maxBytes: number) {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (page) => page.size,
  });
  const key = (set: string, url: string) => `${set} ${url}`;
  return {
    get: (set: string, url: string) => pages.get(key(set, url)),
    put: (set: string, url: string, page: FinishedPage) => void pages.set(key(set, url), page),
    /** Number of cached pages, and their bytes. */
    get size() {
      return { bytes: pages.calculatedSize, pages: pages.size };
    },
  };
}
