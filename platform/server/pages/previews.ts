import { randomBytes } from 'node:crypto';
import type { Preview } from '@platform/contract/release';
import { ProblemError } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { noSuchRelease } from '../releases/deployment-log.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createRenderPool, type RenderDeps, readServerHalves } from '../render/render-pool.ts';
import { createSequence } from '../sequence.ts';
import { createLiveSet, type LiveSet } from './live-set.ts';
import { createPageCache } from './page-cache.ts';
import { pagesToCheck } from './pages-to-check.ts';
import { type ReleaseSet, releaseSetOf } from './release-set.ts';

/** Maximum number of previews at a time. */
export const MAX_PREVIEWS = 3;

/** Time without a request after which a preview ends, in milliseconds. */
export const IDLE_MS = 60_000;

interface PreviewsDeps<Pages> {
  readonly store: Pick<ReleaseStore, 'get' | 'live'>;
  readonly open: (set: ReleaseSet) => Promise<Pages>;
}

/** Release sets that are shown before they go live. */
export type Previews = ReturnType<typeof createPreviews<LiveSet>>;

/**
 * Creates the previews of a site. Each is the live set with one stored release in place of the live one, and is shown only
 * to those who send its key. A preview ends after a minute without a request.
 */
export function createPreviews<Pages extends Pick<LiveSet, 'close'>>({ store, open }: PreviewsDeps<Pages>) {
  const previews = new Map<string, { readonly pages: Pages; readonly idle: NodeJS.Timeout }>();
  const inSequence = createSequence();

  async function create(name: string, version: string): Promise<Preview> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const others = (await store.live()).filter((one) => one.name !== name);
    const set = releaseSetOf([...others, release].sort((a, b) => (a.name < b.name ? -1 : 1)));
    if (set === undefined) throw noShell();
    if (previews.size >= MAX_PREVIEWS) throw tooManyPreviews();
    const pages = await open(set);
    const key = randomBytes(24).toString('base64url');
    previews.set(key, { pages, idle: setTimeout(() => void end(key), IDLE_MS).unref() });
    return { key, set: set.id, pages: pagesToCheck(set, name) };
  }

  /** Ends a preview. Does nothing if there is none with this key. */
  async function end(key: string): Promise<void> {
    const preview = previews.get(key);
    previews.delete(key);
    clearTimeout(preview?.idle);
    await preview?.pages.close();
  }

  return {
    /**
     * Opens a preview of a stored release.
     * @throws ProblemError: 404 if the release is not stored, 422 if no shell is live, 503 if too many previews are open.
     */
    create: (name: string, version: string): Promise<Preview> => inSequence(() => create(name, version)),
    /** Returns the pages of the preview with this key; undefined if there is none. */
    find(key: string | undefined): Pages | undefined {
      const preview = key === undefined ? undefined : previews.get(key);
      preview?.idle.refresh();
      return preview?.pages;
    },
    end,
    /** Ends all previews. */
    async close(): Promise<void> {
      await Promise.all([...previews.keys()].map(end));
    },
  };
}

const noShell = () =>
  new ProblemError({ slug: 'no-shell', status: 422, title: 'No shell is live: release the shell before any remote' });

const tooManyPreviews = () =>
  new ProblemError({
    slug: 'too-many-previews',
    status: 503,
    title: `${MAX_PREVIEWS} releases are being checked already`,
    detail: `Release again when one of them is done. A check that was broken off ends after ${IDLE_MS / 1000} s.`,
  });

interface PreviewRendering extends RenderDeps {
  readonly frameSources?: readonly string[] | undefined;
  readonly log: Logger;
}

/** Returns a function that opens the pages of a set: rendered one at a time for each request, and kept nowhere. */
export function openPreview({ siteData, origin, api, readFile, frameSources, log }: PreviewRendering) {
  return async (set: ReleaseSet): Promise<LiveSet> =>
    createLiveSet({
      set,
      siteData,
      ...(origin && { origin }),
      frameSources,
      cache: createPageCache(0),
      cacheControl: 'no-store',
      pool: createRenderPool({
        files: await readServerHalves(set.shell, set.remotes, readFile),
        api,
        threads: 1,
        onUncaughtError: (error) => log.warn({ err: error, set: set.id }, 'a preview failed after it was rendered'),
      }),
      onFailure: (url, error) => log.warn({ err: error, url, set: set.id }, 'page of a preview not rendered'),
    });
}
