import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Release } from '../release-set/release.ts';
import { areUnchanged, type PublicApi, type RenderedPage } from './api-reads.ts';
import type { RenderTask } from './messages.ts';
import { type ListPool, type ReadPaths, readPaths } from './path-lists.ts';

/** Limit for all pages together, in characters. */
const MAX_LENGTH = 64 * 1024 * 1024;

/** Maximum number of remotes whose paths are remembered: each has 2,000 at most. */
const MAX_REMOTES = 32;

/** Time for which a page is reused, in milliseconds: a release is promoted within minutes after the gate has rendered it. */
const VALID_MS = 10 * 60_000;

/** A rendered page, and when it was rendered, in milliseconds since 1970. */
export interface RecentPage extends RenderedPage {
  readonly renderedAt: number;
}

/** Pages that the gate or a preview has rendered, and paths that remotes have listed. */
export type RecentPages = ReturnType<typeof createRecentPages>;

/** Creates the memory of the pages that are rendered before a promotion, so that it serves them without a second rendering. */
export function createRecentPages(api: PublicApi) {
  const pages = new LRUCache<string, RecentPage>({
    maxSize: MAX_LENGTH,
    sizeCalculation: lengthOf,
    ttl: VALID_MS,
    ttlAutopurge: true,
  });
  const lists = new LRUCache<string, ReadPaths>({ max: MAX_REMOTES });
  return {
    /** Stores the paths that a remote of these versions has read from the API. */
    addPaths: (shell: Version, remote: Version, paths: ReadPaths): void =>
      void lists.set(pathsKeyOf(shell, remote), paths),
    /**
     * Returns the paths that a remote's routes read from the API: the stored ones if the API would respond the same, or new ones, which
     * takes a process 0.4 s. Rejects as `readPaths`.
     */
    async paths(pool: ListPool, shell: Version, remote: Release): Promise<ReadPaths> {
      const stored = lists.get(pathsKeyOf(shell, remote));
      if (stored && (await areUnchanged(api, stored.reads))) return ofRoutes(remote, stored);
      const paths = await readPaths(pool, remote);
      this.addPaths(shell, remote, paths);
      return paths;
    },
    add: (task: RenderTask, page: RenderedPage): void =>
      void pages.set(keyOf(task), { ...page, renderedAt: Date.now() }),
    /** Returns the page of a task; undefined if there is none, or if the API no longer responds the same to its loaders. */
    async find(task: RenderTask): Promise<RecentPage | undefined> {
      const page = pages.get(keyOf(task));
      return page?.reads && (await areUnchanged(api, page.reads)) ? page : undefined;
    },
  };
}

type Version = Pick<Release, 'name' | 'version'>;

const pathsKeyOf = (shell: Version, { name, version }: Version): string => `${shell.version} ${name} ${version}`;

/** Returns paths by the routes of this object of a release. */
function ofRoutes({ routes }: Release, { lists, reads }: ReadPaths): ReadPaths {
  const byPath = new Map(Array.from(lists, ([{ path }, paths]) => [path, paths]));
  return {
    lists: new Map(routes.filter(({ fromApi }) => fromApi).map((route) => [route, byPath.get(route.path) ?? []])),
    reads,
  };
}

/** Returns the number of characters in a page, its inline styles and scripts and what it read included. */
const lengthOf = ({ html, inlineStyles, inlineScripts, reads = [] }: RecentPage): number =>
  [html, ...inlineStyles, ...inlineScripts, ...reads.map(({ path, sha256 }) => path + sha256)].join('').length + 1;

/** A task contains the versions of the page's releases, so that its hash identifies the page. */
const keyOf = (task: RenderTask): string => createHash('sha256').update(JSON.stringify(task)).digest('base64url');
