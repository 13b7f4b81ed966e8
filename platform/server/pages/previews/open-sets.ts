import { ProblemError } from '../../http/problem.ts';
import type { LiveSet } from '../live-set.ts';
import type { Owner } from './preview-keys.ts';

/** Maximum number of sets of one kind of preview that are open at a time. */
export const MAX_PREVIEWS = 3;

/** Time without a request after which a set is closed, in milliseconds. */
export const IDLE_MS = 60_000;

/** Sets that are shown beside the live one. */
export type OpenSets<Pages extends Pick<LiveSet, 'close'>> = ReturnType<typeof createOpenSets<Pages>>;

/** Creates sets that are opened when they are requested, each with a key of the caller's, and closed after a minute without a request. */
export function createOpenSets<Pages extends Pick<LiveSet, 'close'>>() {
  interface Opened {
    readonly pages: Pages;
    readonly idle: NodeJS.Timeout;
  }
  const sets = new Map<string, Promise<Opened>>();
  /** The teams of open sets, by their keys. */
  const teams = new Map<string, string>();

  function openOnce(key: string, openPages: () => Promise<Pages>, owner?: Owner): Promise<Opened> {
    const existing = sets.get(key);
    if (existing !== undefined) return existing;
    if (sets.size >= MAX_PREVIEWS) throw tooManyPreviews(`${MAX_PREVIEWS} previews are`);
    if (owner) {
      const open = [...sets.keys()].filter((other) => teams.get(other) === owner.team).length;
      if (open >= owner.max) throw tooManyPreviews(`${open} previews of ${owner.team} are`);
      teams.set(key, owner.team);
    }
    const opened = openPages().then((pages) => ({ pages, idle: setTimeout(() => void close(key), IDLE_MS).unref() }));
    sets.set(key, opened);
    opened.catch(() => remove(key));
    return opened;
  }

  function remove(key: string): void {
    sets.delete(key);
    teams.delete(key);
  }

  async function close(key: string): Promise<void> {
    const opened = sets.get(key);
    remove(key);
    const shown = await opened?.catch(() => undefined);
    clearTimeout(shown?.idle);
    await shown?.pages.close();
  }

  return {
    /**
     * Returns the pages of the set with this key, and opens it if it is not open.
     * @param openPages Opens the pages of the set.
     * @param owner The team of the set. Unset: only all sets are counted.
     * @throws ProblemError (503) if too many are open, of the team or of all.
     */
    async pages(key: string, openPages: () => Promise<Pages>, owner?: Owner): Promise<Pages> {
      const { pages, idle } = await openOnce(key, openPages, owner);
      idle.refresh();
      return pages;
    },
    close,
    async closeAll(): Promise<void> {
      await Promise.all([...sets.keys()].map(close));
    },
  };
}

const tooManyPreviews = (what: string) =>
  new ProblemError({
    slug: 'too-many-previews',
    status: 503,
    title: `${what} open already`,
    detail: `Try again when one of them is done. A preview that is not used for ${IDLE_MS / 1000} s ends.`,
  });
