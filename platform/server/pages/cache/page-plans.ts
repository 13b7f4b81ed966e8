import type { Release } from '../../release-set/release.ts';
import { idOf, type ReleaseSet, releasesOf } from '../../release-set/release-set.ts';
import type { RenderDeps } from '../../render/render-pool.ts';
import { createTasks, type PageAddress, type RenderableAddress } from '../../render/render-tasks.ts';
import type { PagePlan } from './page-maker.ts';

interface PagePlansDeps extends Pick<RenderDeps, 'siteData' | 'origin'> {
  readonly set: ReleaseSet;
  /** Unset: browsers may keep public pages. */
  readonly cacheControl?: 'no-store';
}

/** Cache key of the page for unknown paths, followed by what they are below. No URL equals it. */
const NOT_FOUND = '404';

/** Returns the key of a page in both caches. */
export const keyOf = (address: RenderableAddress): string =>
  address.kind === 'page' ? address.url : NOT_FOUND + address.below;

/** Returns the key of a layout in memory: pages of one remote share their layouts. */
export const layoutKeyOf = ({ route }: PageAddress): string => `layout ${route.layout} ${route.private}`;

/**
 * Creates the plans of a set's pages.
 * @param listed Returns the pages with paths that are known. Only these, their layouts if they are private, and the error page are
 * stored on disk.
 */
export function createPagePlans(deps: PagePlansDeps, listed: () => readonly PageAddress[]) {
  const { set, cacheControl } = deps;
  const { pageTask, layoutTask } = createTasks(deps);
  const isPreview = cacheControl === 'no-store';
  const ids = new Map([undefined, ...set.remotes].map((remote) => [remote, idOf(releasesOf(set, remote))]));

  const idOfPages = (remote: Release | undefined): string => ids.get(remote) ?? set.id;
  /** Returns the id of the releases that a page is made of. */
  const releasesIdOf = (address: RenderableAddress) => idOfPages(address.kind === 'page' ? address.remote : undefined);

  const layoutName = (address: PageAddress) => `${layoutKeyOf(address)} ${address.remote.name}`;
  let known: { readonly pages: readonly PageAddress[]; readonly keys: ReadonlySet<string> } | undefined;
  const diskKeys = (): ReadonlySet<string> => {
    const pages = listed();
    if (known?.pages !== pages) {
      const names = pages.map((address) => (address.route.private ? layoutName(address) : address.url));
      known = { pages, keys: new Set([NOT_FOUND, ...names]) };
    }
    return known.keys;
  };
  const diskKeyOf = (key: string) => (diskKeys().has(key) ? key : undefined);

  return {
    /** Returns the id of the releases that a remote's pages are made of; the error page has no remote. */
    idOf: idOfPages,
    releasesIdOf,
    /** Returns the keys of this set's pages in the disk cache. */
    diskKeys,
    page: (address: RenderableAddress): PagePlan => ({
      releases: releasesIdOf(address),
      task: pageTask(address),
      options: { cacheControl, noIndex: isPreview },
      diskKey: diskKeyOf(keyOf(address)),
      revalidate: address.kind === 'page' ? address.route.revalidate : undefined,
    }),
    layout: (address: PageAddress): PagePlan => ({
      releases: releasesIdOf(address),
      task: layoutTask(address),
      options: { cacheControl: 'no-store', noIndex: isPreview || address.route.private },
      diskKey: diskKeyOf(layoutName(address)),
    }),
  };
}
