import type { Preview } from '@platform/contract/release';
import { LRUCache } from 'lru-cache';
import { noSuchRelease } from '../../deployments/deployment-log.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Logger } from '../../http/request-log.ts';
import { checkedIdOf, type ReleaseSet, setWith } from '../../release-set/release-set.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import { createRenderPool, type RenderDeps, readServerBundles } from '../../render/render-pool.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { createLiveSet, type LiveSet } from '../live-set.ts';
import { pagesToCheck } from '../pages-to-check.ts';
import type { TitleFonts } from '../title-fonts/title-fonts.ts';
import { createOpenSets } from './open-sets.ts';
import { type ShownPreview, withPreviewBar } from './preview-bar.ts';
import { CHECK_S, type Owner, type Previewed, type PreviewKeys } from './preview-keys.ts';

interface PreviewsDeps<Pages> {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'need' | 'position'>;
  readonly keys: PreviewKeys;
  readonly open: (set: ReleaseSet) => Promise<Pages>;
}

/** Release sets that are shown before they go live. */
export type Previews = ReturnType<typeof createPreviews<LiveSet>>;

/**
 * Creates the previews of a site. Each is the live set with one stored release in place of the live one. Every server shows it, to
 * requests with its key alone. On a server it ends after a minute without a request, and opens again at the next one.
 */
export function createPreviews<Pages extends Pick<LiveSet, 'close' | 'pathsOf' | 'renderForLater'>>({
  store,
  keys,
  open,
}: PreviewsDeps<Pages>) {
  const sets = createOpenSets<Pages>();
  /** Keys that were ended on this server, the newest ones. */
  const ended = new LRUCache<string, true>({ max: 1000 });

  /** Returns the set that a preview shows. */
  async function setOf({ name, version, position }: Previewed): Promise<ReleaseSet> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    return setWith(await store.live(position), [release]);
  }

  return {
    /**
     * Opens a preview of a stored release.
     * @param owner The team that opens it, if it has a quota.
     * @throws ProblemError: 404 if the release is not stored, 422 if no shell is live, 503 if too many previews are open.
     */
    async create(name: string, version: string, owner?: Owner): Promise<Preview> {
      const previewed = { name, version, position: await store.position(), ...(owner && { owner }) };
      const set = await setOf(previewed);
      await store.need(name, version, new Date(Date.now() + CHECK_S * 1000));
      const key = await keys.make(previewed);
      const opened = await sets.pages(key, () => open(set), owner);
      // While a browser opens the pages that change: the release is promoted right after it.
      if (!isDeveloped(set, name)) void opened.renderForLater(name);
      const live = await store.live(previewed.position);
      const current = live.find((release) => release.name === name);
      const pages = pagesToCheck(set, name, opened.pathsOf, current);
      return { key, set: checkedIdOf([set.shell, ...set.remotes], name), pages };
    },
    /**
     * Returns the pages of the preview with this key.
     * @throws ProblemError (410) if there is none, and as `create`.
     */
    async find(key: string): Promise<Pages> {
      const previewed = ended.has(key) ? undefined : await keys.read(key);
      if (previewed === undefined) throw noPreview();
      return sets.pages(key, async () => open(await setOf(previewed)), previewed.owner);
    },
    /** Ends a preview on this server. Does nothing if there is none with this key. */
    async end(key: string): Promise<void> {
      if ((await keys.read(key)) !== undefined) ended.set(key, true);
      await sets.close(key);
    },
    /** Ends all previews. */
    close: sets.closeAll,
  };
}

/** Returns whether a development server has built a release, which then is not promoted: its files have no hash in their names. */
const isDeveloped = ({ remotes }: ReleaseSet, name: string): boolean =>
  remotes.some((remote) => remote.name === name && remote.info.entry === 'entry.js');

/** Creates the error for a preview that has ended. */
export const noPreview = () =>
  new ProblemError({
    slug: 'no-preview',
    status: 410,
    title: 'This preview has ended, or its key is not right',
    detail: 'Release again to open another one.',
  });

interface PreviewRendering extends RenderDeps {
  readonly frameSources?: readonly string[] | undefined;
  readonly titleFonts: Pick<TitleFonts, 'addTo'>;
  readonly log: Logger;
}

/** Returns a function that opens the pages of a set: rendered one at a time for each request, and not cached. `shown`: adds a bar. */
export function openPreview({ api, readFile, frameSources, titleFonts, log, ...rendering }: PreviewRendering) {
  return async (set: ReleaseSet, shown?: ShownPreview): Promise<LiveSet> => {
    const addTo: TitleFonts['addTo'] = async (page, shell) => {
      const whole = (await titleFonts.addTo(page, shell)) ?? page;
      return shown ? withPreviewBar(whole, shown) : whole;
    };
    const pages = createLiveSet({
      set,
      ...rendering,
      api,
      frameSources,
      titleFonts: { addTo },
      cache: createPageCache(0),
      cacheControl: 'no-store',
      pool: createRenderPool({
        files: await readServerBundles(set.shell, set.remotes, readFile),
        fileOrigin: rendering.fileOrigin,
        api,
        threads: 1,
        onUncaughtError: (error) => log.warn({ err: error, set: set.id }, 'a preview failed after it was rendered'),
      }),
      onFailure: (url, error) => log.warn({ err: error, url, set: set.id }, 'page of a preview not rendered'),
    });
    await pages.openPaths();
    return pages;
  };
}
