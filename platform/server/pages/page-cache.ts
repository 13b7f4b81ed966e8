import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Finished pages, bounded in bytes; the least recently used goes first. */
export interface PageCache {
  get(set: string, url: string): FinishedPage | undefined;
  put(set: string, url: string, page: FinishedPage): void;
  /** Bytes held, and the pages that hold them. */
  readonly size: { readonly bytes: number; readonly pages: number };
}

/** `maxBytes` bounds all sets together; 0 keeps nothing. A page larger than that is not kept. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (page) => page.size,
  });
  const key = (set: string, url: string) => `${set} ${url}`;
  return {
    get: (set, url) => pages.get(key(set, url)),
    put: (set, url, page) => void pages.set(key(set, url), page),
    get size() {
      return { bytes: pages.calculatedSize, pages: pages.size };
    },
  };
}
