import { TRASH_DAYS } from '@studio/client/inbox';
import * as v from 'valibot';
import type { Database } from '../../database.ts';

const MINUTE_MS = 60_000;

/** Interval at which the servers count, in milliseconds. */
export const COUNT_EVERY_MS = 60 * MINUTE_MS;

/** A longer time between two counts is a clock that jumped, or a site that did not run, and counts nothing. */
const MAX_GAP_MS = 2 * COUNT_EVERY_MS;

/** Minutes of trash time for which a message is kept. One that is deleted between two counts gets the time of the first. */
const KEPT_MINUTES = TRASH_DAYS * 24 * 60 + MAX_GAP_MS / MINUTE_MS;

/** Key in the table `settings`. */
const KEY = 'trash-time';

const stored = v.object({
  /** Whole minutes counted. */
  minutes: v.number(),
  /** ISO time up to which they are counted. */
  at: v.string(),
});

/** The time by which the trash is emptied, in minutes. */
export type TrashTime = v.InferOutput<typeof stored>;

/** Returns the trash time at the time `now` after an earlier one. */
export function nextTrashTime(last: TrashTime | undefined, now: Date): TrashTime {
  const anew = { minutes: last?.minutes ?? 0, at: now.toISOString() };
  if (last === undefined) return anew;
  const gap = now.getTime() - Date.parse(last.at);
  if (!(Math.abs(gap) <= MAX_GAP_MS)) return anew;
  const minutes = Math.floor(gap / MINUTE_MS);
  // Another server, whose clock is ahead, has counted up to a time that is not there yet.
  if (minutes <= 0) return last;
  return { minutes: last.minutes + minutes, at: new Date(Date.parse(last.at) + minutes * MINUTE_MS).toISOString() };
}

async function find(db: Database): Promise<TrashTime | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && v.parse(stored, JSON.parse(row.value));
}

/** Returns the minutes counted so far. */
export const trashMinutes = async (db: Database): Promise<number> => (await find(db))?.minutes ?? 0;

/**
 * Counts the time since the last count of any server. Returns the trash time up to which deleted messages are to be removed. It
 * goes on only while a server runs, whatever the clock does, so that no message is removed early.
 */
export function countTrashTime(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const next = nextTrashTime(await find(transaction), now);
    const value = JSON.stringify(next);
    await transaction
      .insertInto('settings')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return next.minutes - KEPT_MINUTES;
  });
}
