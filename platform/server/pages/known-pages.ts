import { addressesOf } from '../release-set/addresses.ts';
import type { Redirects } from '../release-set/redirects.ts';
import type { PathLists, Release, ReleaseRoute } from '../release-set/release.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import type { ApiRead } from '../render/api-reads.ts';
import { type ReadPaths, readPaths, readsPaths } from '../render/path-lists.ts';
import type { RecentPages } from '../render/recent-pages.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { PageAddress } from '../render/render-tasks.ts';

interface KnownPagesDeps {
  readonly set: ReleaseSet;
  readonly pool: Pick<RenderPool, 'list'>;
  /** Unset: no paths are remembered. */
  readonly recentPages?: Pick<RecentPages, 'paths'> | undefined;
  /** Returns other addresses of pages. */
  readonly redirects?: (() => Redirects) | undefined;
  /** Called when the paths of a remote could not be read. */
  readonly onFailure: (what: string, error: unknown) => void;
}

/** Maximum number of pages of a route that are rendered ahead, if its paths are read from the API. */
const MAX_AHEAD = 50;

/** Finds the addresses of a set, whose routes may read their paths from the API: these have no pages before `read`. */
export function createKnownPages({ set, pool, recentPages, redirects, onFailure }: KnownPagesDeps) {
  const readLists = new Map<Release, ReadPaths>();
  let known = find();

  function find() {
    const lists: PathLists = new Map(Array.from(readLists.values(), (paths) => [...paths.lists]).flat());
    const addresses = addressesOf(set, redirects?.(), lists);
    const pages = addresses.listed
      .map((path) => addresses.find(encodeURI(path), ''))
      .filter((address): address is PageAddress => address.kind === 'page');
    return { addresses, pages, ahead: aheadOf(pages) };
  }

  return {
    get addresses() {
      return known.addresses;
    },
    /** The pages with paths that are known. */
    get pages(): readonly PageAddress[] {
      return known.pages;
    },
    /** Those of them that are rendered ahead. */
    get ahead(): readonly PageAddress[] {
      return known.ahead;
    },
    /** Returns the known paths of a route, not encoded. */
    pathsOf: (route: ReleaseRoute): readonly string[] =>
      known.pages.flatMap((address) => (address.route === route ? decodeURI(address.url) : [])),
    /**
     * Reads the paths that routes read from the API, if it would respond differently now. A remote whose paths cannot be read keeps
     * those it had.
     * @returns whether all were read.
     */
    async read(isUnchanged: (reads: readonly ApiRead[]) => Promise<boolean>): Promise<boolean> {
      const outcomes = set.remotes.filter(readsPaths).map(async (remote) => {
        const last = readLists.get(remote);
        if (last && (await isUnchanged(last.reads))) return true;
        try {
          readLists.set(remote, await (recentPages?.paths(pool, set.shell, remote) ?? readPaths(pool, remote)));
          return true;
        } catch (error) {
          onFailure(`paths of ${remote.name}`, error);
          return false;
        }
      });
      const areRead = await Promise.all(outcomes);
      known = find();
      return !areRead.includes(false);
    },
  };
}

/** Returns the pages that are rendered ahead: of a route whose paths are read from the API, the first ones. */
function aheadOf(pages: readonly PageAddress[]): readonly PageAddress[] {
  const counts = new Map<ReleaseRoute, number>();
  return pages.filter(({ route }) => {
    counts.set(route, (counts.get(route) ?? 0) + 1);
    return !route.fromApi || (counts.get(route) ?? 0) <= MAX_AHEAD;
  });
}
