import type { PlatformDatabase } from './schema.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface LeaseDeps {
  readonly db: PlatformDatabase;
  /** Key of the setting with the ISO time of the next run, shared by all servers. */
  readonly key: string;
  /** Time between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Delay of the first run, in milliseconds. */
  readonly firstMs: number;
  readonly now: () => Date;
}

/** Creates a lease of repeated work that one server at a time does. A lease that is not released expires after one hour. */
export function createLease({ db, key, everyMs, firstMs, now }: LeaseDeps) {
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const setNext = (value: string) => db.updateTable('settings').set({ value }).where('key', '=', key);

  return {
    /** Returns whether the work is due and this server has the lease now. */
    async acquire(): Promise<boolean> {
      await db
        .insertInto('settings')
        .values({ key, value: after(firstMs) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const { numUpdatedRows } = await setNext(after(HOUR_MS))
        // Later than the interval: the clock of a server was wrong.
        .where(({ or, eb }) => or([eb('value', '<=', after(0)), eb('value', '>', after(Math.max(everyMs, HOUR_MS)))]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** Releases the lease after the work is done, until the next run is due. */
    async release(): Promise<void> {
      await setNext(after(everyMs)).execute();
    },
  };
}

/**
 * Runs `work` one minute after the start and then every hour, one run after the other.
 * @param work Must not reject.
 * @returns a function that stops it, and resolves when nothing runs.
 */
export function everyHour(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  const next = () => {
    running = running.then(work);
  };
  const timers = [setTimeout(next, MINUTE_MS).unref(), setInterval(next, HOUR_MS).unref()];
  return () => {
    timers.forEach(clearTimeout);
    return running;
  };
}
