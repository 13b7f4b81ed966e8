import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Schema } from '../database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages that are older than they should be kept. */
export interface OldMessages {
  /** ISO time before which they arrived. */
  readonly before: string;
  readonly count: number;
  /** Whether so few are to be expected. If not, the clock may be wrong, or the setting is new. */
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
  const all = db
    .selectFrom('messages')
    .where('trashed_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'));
  const old = await all.where(arrivedBefore(before, now)).executeTakeFirstOrThrow();
  const total = await all.executeTakeFirstOrThrow();
  const count = Number(old.count);
  return { before: before.toISOString(), count, areFew: count === 0 || isTenth(count, Number(total.count)) };
}
