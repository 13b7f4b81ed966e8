import type { PlatformDatabase } from './schema.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface TurnDeps {
  readonly db: PlatformDatabase;
  /** Key of the setting with the ISO time of the next turn, which all servers share. */
  readonly key: string;
  /** Time from one turn to the next, in milliseconds. */
  readonly everyMs: number;
  /** Time before the first one, in milliseconds. */
  readonly firstMs: number;
  readonly now: () => Date;
}

/** Creates the turns of work that one server at a time does, now and then. A turn that is not done is another server's after an hour. */
export function createTurns({ db, key, everyMs, firstMs, now }: TurnDeps) {
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const next = (value: string) => db.updateTable('settings').set({ value }).where('key', '=', key);

  return {
    /** Returns whether it is this server's turn now. The others do not have one for an hour. */
    async take(): Promise<boolean> {
      await db
        .insertInto('settings')
        .values({ key, value: after(firstMs) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const { numUpdatedRows } = await next(after(HOUR_MS))
        // Later than the time between two: the clock of a server was wrong.
        .where(({ or, eb }) => or([eb('value', '<=', after(0)), eb('value', '>', after(Math.max(everyMs, HOUR_MS)))]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** The turn is done. */
    async done(): Promise<void> {
      await next(after(everyMs)).execute();
    },
  };
}

/**
 * Calls `look` in a minute, when the start is over, and then each hour, one after the other.
 * @param look Must not reject.
 * @returns a function that stops that, and resolves when nothing runs.
 */
export function eachHour(look: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  const next = () => {
    running = running.then(look);
  };
  const timers = [setTimeout(next, MINUTE_MS).unref(), setInterval(next, HOUR_MS).unref()];
  return () => {
    timers.forEach(clearTimeout);
    return running;
  };
}
