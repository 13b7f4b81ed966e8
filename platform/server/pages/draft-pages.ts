import { findRemote } from '@platform/contract/find-remote';
import type { PageResult } from '@platform/contract/render';
import { ProblemError } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { createMutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { type ReleaseSet, releaseSetOf } from '../release-set/release-set.ts';
import type { PublicApi } from '../render/api-reads.ts';
import { createRenderPool, type RenderDeps, readServerBundles } from '../render/render-pool.ts';
import { createTasks, type PageAddress } from '../render/render-tasks.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { TitleFonts } from './title-fonts/title-fonts.ts';

interface DraftPagesDeps extends RenderDeps {
  /** Returns the live releases. */
  readonly releases: () => readonly Release[];
  readonly frameSources?: readonly string[] | undefined;
  readonly titleFonts: Pick<TitleFonts, 'addTo'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Creates the processes that render. */
  readonly createPool?: typeof createRenderPool;
}

/** Time limit of a page, in milliseconds: a process may have to start, and the machine may be busy. */
const TIMEOUT_MS = 6000;

/** Pages that wait for one another, at most. */
const MAX_WAITING = 8;

/** A page to send: it runs no script, is in no cache, and only the site can frame it. */
export interface DraftPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pages of the live releases with other data than visitors see. */
export type DraftPages = ReturnType<typeof createDraftPages>;

/**
 * Creates what renders pages of the live releases whose loaders read another API, such as one with a draft. They are rendered one at a time by
 * processes of their own, and nothing of them is cached or reused.
 */
export function createDraftPages({ releases, createPool = createRenderPool, ...deps }: DraftPagesDeps) {
  const { api, readFile, fileOrigin, frameSources, titleFonts, log } = deps;
  const mutex = createMutex();
  let waiting = 0;
  /** The API of the page that is being rendered. */
  let current: PublicApi = api;
  let open: { readonly id: string; readonly pool: ReturnType<typeof createRenderPool> } | undefined;

  async function poolOf(set: ReleaseSet) {
    if (open?.id === set.id) return open.pool;
    const old = open?.pool;
    const pool = createPool({
      files: await readServerBundles(set.shell, set.remotes, readFile),
      fileOrigin,
      api: (path) => current(path),
      threads: 1,
      onUncaughtError: (error) => log.warn({ err: error, set: set.id }, 'a draft failed after it was rendered'),
    });
    open = { id: set.id, pool };
    await old?.close(0);
    return pool;
  }

  async function renderNext(
    set: ReleaseSet,
    address: PageAddress,
    draftApi: PublicApi,
    siteData: unknown,
  ): Promise<PageResult> {
    const pool = await poolOf(set);
    current = draftApi;
    try {
      const { reads: _, ...page } = await pool.render(
        createTasks({ ...deps, set, siteData }).pageTask(address),
        TIMEOUT_MS,
      );
      return await titleFonts.addTo(page, set.shell);
    } catch (error) {
      throw notRendered(error);
    } finally {
      current = api;
    }
  }

  return {
    /**
     * Renders a page.
     * @param path Path of the page, not encoded. It need not be listed by its route.
     * @param siteData The site's data in place of what visitors see.
     * @throws ProblemError: 404 if no live release has such a page, 422 if it cannot be rendered, 503 if too many pages wait.
     */
    async render(path: string, draftApi: PublicApi, siteData: unknown = deps.siteData): Promise<DraftPage> {
      const set = releaseSetOf(releases());
      const found = set && findRemote(set.remotes, path);
      if (!found || found.route.private) throw noPage();
      if (waiting >= MAX_WAITING) throw busy();
      waiting += 1;
      try {
        const address: PageAddress = { kind: 'page', url: encodeURI(path), ...found };
        const page = await mutex(() => renderNext(set, address, draftApi, siteData));
        if (page.status !== 200) throw noPage();
        return {
          html: page.html,
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': contentSecurityPolicy(page, { frameSources, fileOrigin, isDraft: true }),
            'Cache-Control': 'no-store',
            'X-Frame-Options': 'SAMEORIGIN',
          },
        };
      } finally {
        waiting -= 1;
      }
    },
    close: async (): Promise<void> => open?.pool.close(),
  };
}

const noPage = () => new ProblemError({ slug: 'no-page', status: 404, title: 'No page shows this' });

const busy = () => new ProblemError({ slug: 'busy', status: 503, title: 'Too many pages are being rendered' });

const notRendered = (cause: unknown) =>
  new ProblemError({ slug: 'not-rendered', status: 422, title: 'The page cannot be rendered with this' }, { cause });
