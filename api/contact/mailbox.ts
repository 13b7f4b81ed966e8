import { firstUuidV7 } from '@platform/server/database/uuid-v7';
import { withStoreErrors } from '@platform/server/database/with-store-errors';
import type { MessageState } from '@studio/client/contact';
import { type InboxSummary, type MessageChange, UNDO_MS } from '@studio/client/inbox';
import type { Database } from '../database.ts';
import { lastDays } from './last-days.ts';
import { removeMessages } from './message-search.ts';

/** What the owner does with the messages. Every method rejects with a `ProblemError` (503) while the store is down. */
export interface Mailbox {
  /** Changes those of the messages that are there; a deleted one only back. Answers how many. */
  change(ids: readonly string[], change: MessageChange): Promise<number>;
  /** Removes what was deleted before the time in which that can be undone. Answers how many. */
  removeDeleted(): Promise<number>;
  /** Removes all messages of an address at once, for good. Answers how many. */
  removeAddress(email: string): Promise<number>;
  /** Removes the messages that are older than so many days, for good. Answers how many. */
  removeOlderThan(days: number): Promise<number>;
  /** `zone` is the time zone whose days are counted. */
  summary(zone: string): Promise<InboxSummary>;
}

/** Days that a summary tells of. */
const DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages that are looked up at a time in order to be removed. */
const BATCH = 500;

export function createMailbox({ db, now = () => new Date() }: { db: Database; now?: () => Date }): Mailbox {
  type Condition = 'deleted' | 'address' | 'age';
  const bounds = (time: number) => new Date(time).toISOString();

  /** Removes in batches, so that neither memory nor a transaction grows with their number. */
  async function removeAll(condition: Condition, value: string): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await db
        .selectFrom('messages')
        .select('id')
        .$if(condition === 'deleted', (some) => some.where('deleted_at', '<=', value))
        .$if(condition === 'address', (some) => some.where(({ fn }) => fn('lower', ['email']), '=', value))
        .$if(condition === 'age', (some) => some.where('arrived', '<', value))
        .limit(BATCH)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) removed += await removeMessages(db, ids);
      if (ids.length < BATCH) return removed;
    }
  }

  async function count(states: readonly MessageState[], from?: Date, to?: Date): Promise<number> {
    const { count } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', 'in', states)
      .where('deleted_at', 'is', null)
      .$if(from !== undefined, (some) => some.where('arrived', '>=', from ? firstUuidV7(from) : ''))
      .$if(to !== undefined, (some) => some.where('arrived', '<', to ? firstUuidV7(to) : ''))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    change: async (ids, { state, deleted }) => {
      const several = db.updateTable('messages').where(
        'id',
        'in',
        ids.map((id) => id.toLowerCase()),
      );
      const there = deleted === false ? several : several.where('deleted_at', 'is', null);
      const set = {
        ...(state !== undefined && { state }),
        ...(deleted !== undefined && { deleted_at: deleted ? now().toISOString() : null }),
      };
      if (Object.keys(set).length === 0) return 0;
      return Number((await withStoreErrors(there.set(set).executeTakeFirstOrThrow())).numUpdatedRows);
    },
    removeDeleted: () => withStoreErrors(removeAll('deleted', bounds(now().getTime() - UNDO_MS))),
    removeAddress: (email) => withStoreErrors(removeAll('address', email.toLowerCase())),
    removeOlderThan: (days) =>
      withStoreErrors(removeAll('age', firstUuidV7(new Date(now().getTime() - days * DAY_MS)))),
    summary: async (zone) => {
      const days = lastDays(now(), DAYS, zone);
      const [fresh, read, archived, spam, ...counts] = await withStoreErrors(
        Promise.all([
          count(['new']),
          count(['read']),
          count(['archived']),
          count(['spam']),
          ...days.map(({ from, to }) => count(['new', 'read', 'archived'], from, to)),
        ]),
      );
      return {
        counts: { new: fresh, read, archived, spam },
        days: days.map(({ day }, i) => ({ day, count: counts[i] ?? 0 })),
      };
    },
  };
}
