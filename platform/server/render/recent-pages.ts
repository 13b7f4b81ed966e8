import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { areUnchanged, type PublicApi, type RenderedPage } from './api-reads.ts';
import type { RenderTask } from './messages.ts';

/** Limit for all pages together, in characters. */
const MAX_LENGTH = 64 * 1024 * 1024;

/** Time for which a page is reused, in milliseconds: a release is promoted within minutes after the gate has rendered it. */
const VALID_MS = 10 * 60_000;

/** A rendered page, and when it was rendered, in milliseconds since 1970. */
export interface RecentPage extends RenderedPage {
  readonly renderedAt: number;
}

/** Pages that the gate has rendered. */
export type RecentPages = ReturnType<typeof createRecentPages>;

/** Creates the memory of the pages that the gate has rendered, so that a promotion serves them without a second rendering. */
export function createRecentPages(api: PublicApi) {
  const pages = new LRUCache<string, RecentPage>({
    maxSize: MAX_LENGTH,
    sizeCalculation: lengthOf,
    ttl: VALID_MS,
    ttlAutopurge: true,
  });
  return {
    add: (task: RenderTask, page: RenderedPage): void =>
      void pages.set(keyOf(task), { ...page, renderedAt: Date.now() }),
    /** Returns the page of a task; undefined if there is none, or if the API no longer responds the same to its loaders. */
    async find(task: RenderTask): Promise<RecentPage | undefined> {
      const page = pages.get(keyOf(task));
      return page?.reads && (await areUnchanged(api, page.reads)) ? page : undefined;
    },
  };
}

/** Returns the number of characters in a page, its inline styles and scripts and what it read included. */
const lengthOf = ({ html, inlineStyles, inlineScripts, reads = [] }: RecentPage): number =>
  [html, ...inlineStyles, ...inlineScripts, ...reads.map(({ path, sha256 }) => path + sha256)].join('').length + 1;

/** A task contains the versions of the page's releases, so that its hash identifies the page. */
const keyOf = (task: RenderTask): string => createHash('sha256').update(JSON.stringify(task)).digest('base64url');
