import type { Collection } from '@platform/contract/release';
import { createLease, everyHour } from '../../database/lease.ts';
import type { PlatformDatabase } from '../../database/schema.ts';
import type { Release } from '../../release-set/release.ts';
import { TAB_MS } from './collection.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY_MS = 86_400_000;

/** Key of the setting with the ISO time of the next collection, which all servers share. */
const NEXT = 'next-collection';

export interface CollectorDeps {
  readonly db: PlatformDatabase;
  readonly store: Pick<ReleaseStore, 'collect' | 'needAll' | 'removeListed' | 'removeObjects'>;
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
 * Creates the hourly task of a server: it keeps the releases that it shows for seven more days, for open tabs, removes the files that were
 * sent and not released, and collects if no server has
 * done so for a day. A failed collection is repeated by any server after an hour.
 */
export function createCollector(deps: CollectorDeps) {
  const { db, store, keep, isOn, shown, onCollected, onError, now = () => new Date() } = deps;
  const lease = createLease({ db, key: NEXT, everyMs: DAY_MS, firstMs: DAY_MS, now });

  async function work(): Promise<void> {
    await store.needAll(shown(), new Date(now().getTime() + TAB_MS + DAY_MS));
    await store.removeListed();
    if (!isOn) return;
    await store.removeObjects();
    if (!(await lease.acquire())) return;
    onCollected(await store.collect(keep));
    await lease.release();
  }

  /** Runs the task once. Never rejects. */
  const look = (): Promise<void> => work().catch(onError);

  return {
    look,
    /** Runs the task every hour. Returns a function that stops it, and resolves when nothing runs. */
    start: () => everyHour(look),
  };
}
