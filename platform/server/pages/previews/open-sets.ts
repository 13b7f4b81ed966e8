import { ProblemError } from '../../http/problem.ts';
import type { ReleaseSet } from '../../release-set/release-set.ts';
import type { LiveSet } from '../live-set.ts';

/** Maximum number of sets of one kind of preview that are open at a time. */
export const MAX_PREVIEWS = 3;

/** Time without a request after which a set is closed, in milliseconds. */
export const IDLE_MS = 60_000;

/** Sets that are shown beside the live one. */
export type OpenSets<Pages extends Pick<LiveSet, 'close'>> = ReturnType<typeof createOpenSets<Pages>>;

/**
 * Creates sets that are opened when they are requested, each with a key of the caller's, and closed after a minute without a request.
 * @param openPages Opens the pages of a set.
 */
export function createOpenSets<Pages extends Pick<LiveSet, 'close'>>(openPages: (set: ReleaseSet) => Promise<Pages>) {
  interface Opened {
    readonly pages: Pages;
    readonly idle: NodeJS.Timeout;
  }
  const sets = new Map<string, Promise<Opened>>();

  function openOnce(key: string, readSet: () => Promise<ReleaseSet>): Promise<Opened> {
    const existing = sets.get(key);
    if (existing !== undefined) return existing;
    if (sets.size >= MAX_PREVIEWS) throw tooManyPreviews();
    const opened = readSet()
      .then(openPages)
      .then((pages) => ({ pages, idle: setTimeout(() => void close(key), IDLE_MS).unref() }));
    sets.set(key, opened);
    opened.catch(() => sets.delete(key));
    return opened;
  }

  async function close(key: string): Promise<void> {
    const opened = sets.get(key);
    sets.delete(key);
    const shown = await opened?.catch(() => undefined);
    clearTimeout(shown?.idle);
    await shown?.pages.close();
  }

  return {
    /**
     * Returns the pages of the set with this key, and opens it if it is not open.
     * @throws ProblemError (503) if too many are open.
     */
    async pages(key: string, readSet: () => Promise<ReleaseSet>): Promise<Pages> {
      const { pages, idle } = await openOnce(key, readSet);
      idle.refresh();
      return pages;
    },
    close,
    async closeAll(): Promise<void> {
      await Promise.all([...sets.keys()].map(close));
    },
  };
}

const tooManyPreviews = () =>
  new ProblemError({
    slug: 'too-many-previews',
    status: 503,
    title: `${MAX_PREVIEWS} previews are open already`,
    detail: `Try again when one of them is done. A preview that is not used for ${IDLE_MS / 1000} s ends.`,
  });
