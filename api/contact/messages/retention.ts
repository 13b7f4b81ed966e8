import type { Logger } from '@platform/server/http/request-log';
import { TRASH_DAYS } from '@studio/client/inbox';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import * as v from 'valibot';
import type { Database, Schema } from '../../database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A longer time between two counts is a clock that jumped, or a site that did not run, and counts nothing. */
const MAX_GAP_MS = 2 * HOUR_MS;

/** Minutes of the retention clock for which a message stays in the trash. One that is deleted between two counts gets the time of the first. */
const TRASH_MINUTES = TRASH_DAYS * 24 * 60 + MAX_GAP_MS / MINUTE_MS;

/** Key in the table `settings`. */
const CLOCK_KEY = 'retention-clock';

const retentionClock = v.object({
  /** Whole minutes counted. */
  minutes: v.number(),
  /** ISO time up to which they are counted. */
  at: v.string(),
});

/** Counts the minutes in which a server ran, whatever the system's clock shows. */
export type RetentionClock = v.InferOutput<typeof retentionClock>;

/** Returns the retention clock at the time `now` after an earlier state. */
export function nextRetentionClock(last: RetentionClock | undefined, now: Date): RetentionClock {
  const restarted = { minutes: last?.minutes ?? 0, at: now.toISOString() };
  if (last === undefined) return restarted;
  const gap = now.getTime() - Date.parse(last.at);
  if (!(Math.abs(gap) <= MAX_GAP_MS)) return restarted;
  const minutes = Math.floor(gap / MINUTE_MS);
  // Another server, whose clock is ahead, has counted up to a later time.
  if (minutes <= 0) return last;
  return { minutes: last.minutes + minutes, at: new Date(Date.parse(last.at) + minutes * MINUTE_MS).toISOString() };
}

async function readClock(db: Database): Promise<RetentionClock | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CLOCK_KEY).executeTakeFirst();
  return row && v.parse(retentionClock, JSON.parse(row.value));
}

/** Returns the minutes counted so far. */
export const retentionMinutes = async (db: Database): Promise<number> => (await readClock(db))?.minutes ?? 0;

/**
 * Advances the retention clock by the time since the last count of any server. Returns the minute up to which deleted messages are to
 * be removed: the clock runs only while a server runs, so that no jump of the system's clock removes a message early.
 */
export function countRetention(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const next = nextRetentionClock(await readClock(transaction), now);
    const value = JSON.stringify(next);
    await transaction
      .insertInto('settings')
      .values({ key: CLOCK_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return next.minutes - TRASH_MINUTES;
  });
}

/** Messages that are older than `RETENTION_DAYS`. */
export interface OldMessages {
  /** ISO time before which they arrived. */
  readonly before: string;
  readonly count: number;
  /** True if they are removed without a confirmation. A larger number can mean a wrong clock or a new setting. */
  readonly areFew: boolean;
}

/**
 * Returns whether `count` of `total` messages are at most a tenth. Of fewer than twenty messages one counts as a tenth, but all
 * of them never do: after a jump of the clock by years all messages are old.
 */
export const isTenth = (count: number, total: number): boolean =>
  count <= Math.max(1, Math.floor(total / 10)) && count < total;

/** Returns a text that sorts after all UUIDs of version 7 from before a time, and before all others. */
const firstUuidV7 = (time: Date): string =>
  uuidV7({ msecs: Math.max(0, time.getTime()), seq: 0, random: new Uint8Array(16) });

/**
 * Returns the condition that a message arrived before a time. `arrived` never goes back, even if the clock does, so no message
 * seems older than those before it. Of one from the future, which arrived after the clock was ahead, `created_at` counts.
 */
export function arrivedBefore(before: Date, now: Date) {
  const future = firstUuidV7(new Date(now.getTime() + DAY_MS));
  return ({ eb, or, and }: ExpressionBuilder<Schema, 'messages'>): Expression<SqlBool> =>
    or([
      eb('arrived', '<', firstUuidV7(before)),
      and([eb('arrived', '>=', future), eb('created_at', '<', before.toISOString())]),
    ]);
}

/** Counts the messages that are older than `days`. */
export async function findOldMessages(db: Database, now: Date, days: number): Promise<OldMessages> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const messages = db
    .selectFrom('messages')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'));
  const old = await messages.where(arrivedBefore(before, now)).executeTakeFirstOrThrow();
  const total = await messages.executeTakeFirstOrThrow();
  const count = Number(old.count);
  return { before: before.toISOString(), count, areFew: count === 0 || isTenth(count, Number(total.count)) };
}

const KEPT = 'old messages kept, because they are more than a tenth of the inbox: delete them at /admin/messages';

export interface RetentionDeps {
  readonly inbox: {
    removeDeleted(): Promise<number>;
    oldMessages(days: number): Promise<OldMessages>;
    removeBefore(time: string): Promise<number>;
  };
  /** Age in days at which messages are removed. Unset: never. */
  readonly retentionDays?: number | undefined;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Removes old messages, and those that were in the trash for long enough, now and every hour. Old messages that are more than a
 * tenth of the inbox stay until the admin confirms it, because the clock may be wrong. Returns a function that stops it.
 */
export function startRetention({ inbox, retentionDays, log }: RetentionDeps): () => Promise<void> {
  async function removeOld(days: number): Promise<void> {
    const { before, count, areFew } = await inbox.oldMessages(days);
    if (count === 0) return;
    if (areFew) log.info({ removed: await inbox.removeBefore(before), retentionDays: days }, 'old messages removed');
    else log.warn({ count, before, retentionDays: days }, KEPT);
  }
  async function removeDeleted(): Promise<void> {
    const removed = await inbox.removeDeleted();
    if (removed > 0) log.info({ removed }, 'messages removed from the trash');
  }
  const onError = (err: unknown) => log.error({ err }, 'old messages not removed');
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(removeDeleted).catch(onError);
    if (retentionDays !== undefined) running = running.then(() => removeOld(retentionDays)).catch(onError);
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
