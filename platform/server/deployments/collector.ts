import type { Collection } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { TAB_MS } from './collection.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Key of the setting with the ISO time of the next collection, which all servers share. */
const NEXT = 'next-collection';

export interface CollectorDeps {
  readonly db: PlatformDatabase;
  readonly store: Pick<ReleaseStore, 'collect' | 'needAll' | 'removeObjects'>;
  /** How many versions of each name stay at least. */
  readonly keep: number;
  /** Whether releases are collected. */
  readonly isOn: boolean;
  /** Returns what this server shows. */
  readonly shown: () => readonly Pick<Release, 'version'>[];
  readonly onCollected: (collected: Collection) => void;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/**
 * Creates what a server does each hour: it keeps what it shows, which tabs may still need seven days after it shows something else, and
 * collects if no server has done so for a day. A collection that fails is tried again after an hour, by whichever server is first.
 */
export function createCollector(deps: CollectorDeps) {
  const { db, store, keep, isOn, shown, onCollected, onError, now = () => new Date() } = deps;
  const after = (ms: number) => new Date(now().getTime() + ms);

  /** Returns whether this server is to collect now. The others do not for an hour. */
  async function claim(): Promise<boolean> {
    const [time, day] = [now().toISOString(), after(DAY_MS).toISOString()];
    await db
      .insertInto('settings')
      .values({ key: NEXT, value: day })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set({ value: after(HOUR_MS).toISOString() })
      .where('key', '=', NEXT)
      // Later than in a day: the clock of a server was wrong.
      .where(({ or, eb }) => or([eb('value', '<=', time), eb('value', '>', day)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async function work(): Promise<void> {
    await store.needAll(shown(), after(TAB_MS + DAY_MS));
    if (!isOn) return;
    await store.removeObjects();
    if (!(await claim())) return;
    onCollected(await store.collect(keep));
    await db
      .updateTable('settings')
      .set({ value: after(DAY_MS).toISOString() })
      .where('key', '=', NEXT)
      .execute();
  }

  /** Does what is due. Never rejects. */
  const look = (): Promise<void> => work().catch(onError);

  return {
    look,
    /** Looks now and each hour. Returns a function that stops that, and resolves when nothing runs. */
    start(): () => Promise<void> {
      let running = look();
      const timer = setInterval(() => {
        running = running.then(look);
      }, HOUR_MS).unref();
      return () => {
        clearInterval(timer);
        return running;
      };
    },
  };
}
