import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A notice that one server is about to send. No other takes it while the claim lasts. */
export interface ClaimedNotice {
  /** Id of the message that it tells of. */
  readonly message: string;
  readonly claim: string;
  /** How often it was tried before. */
  readonly attempts: number;
}

/** The notices that are still to be sent. They name messages and hold nothing of them; with a message its notice goes too. */
export interface Outbox {
  /** Puts in the notices of those of the messages that are stored, by their `arrived`; meant for their own transaction. */
  put(transaction: Database, arrived: readonly string[]): Promise<void>;
  /** Takes a notice that is due, if there is one, for so many milliseconds. */
  take(lease: number): Promise<ClaimedNotice | undefined>;
  /** Marks that the mail is now given to the mail server. False where the claim is lost: then it must not be. */
  handOver(notice: ClaimedNotice): Promise<boolean>;
  /** It is settled, one way or the other. */
  remove(notice: ClaimedNotice): Promise<void>;
  /** It was not sent, and is due again at a time. */
  again(notice: ClaimedNotice, dueAt: Date): Promise<void>;
  /** None that is due now is due before a time. */
  postpone(dueAt: Date): Promise<void>;
  /** Removes the notices that a server had given to the mail server when it ended. Answers the ids of their messages. */
  removeUncertain(): Promise<string[]>;
}

export function createOutbox({ db, now = () => new Date() }: { db: Database; now?: () => Date }): Outbox {
  const time = (after = 0) => new Date(now().getTime() + after).toISOString();
  const free = { claim: null, claimed_until: null, handed_at: null };

  return {
    async put(transaction, arrived) {
      await transaction
        .insertInto('outbox')
        .columns(['message', 'due_at', 'attempts'])
        .expression((query) =>
          query
            .selectFrom('messages')
            .select(['id', sql<string>`${time()}`.as('due_at'), sql<number>`0`.as('attempts')])
            .where('arrived', 'in', arrived),
        )
        .execute();
    },
    take: (lease) =>
      db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('outbox')
          .select(['message', 'attempts'])
          .where('due_at', '<=', time())
          .where('handed_at', 'is', null)
          .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', time())]))
          .orderBy('attempts', 'desc')
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst();
        if (due === undefined) return undefined;
        const claim = randomUUID();
        const set = { claim, claimed_until: time(lease) };
        await transaction.updateTable('outbox').set(set).where('message', '=', due.message).execute();
        return { ...due, claim };
      }),
    async handOver({ message, claim }) {
      const marked = await db
        .updateTable('outbox')
        .set({ handed_at: time() })
        .where('message', '=', message)
        .where('claim', '=', claim)
        .executeTakeFirstOrThrow();
      return marked.numUpdatedRows === 1n;
    },
    async remove({ message, claim }) {
      await db.deleteFrom('outbox').where('message', '=', message).where('claim', '=', claim).execute();
    },
    async again({ message, claim, attempts }, dueAt) {
      await db
        .updateTable('outbox')
        .set({ ...free, due_at: dueAt.toISOString(), attempts: attempts + 1 })
        .where('message', '=', message)
        .where('claim', '=', claim)
        .execute();
    },
    async postpone(dueAt) {
      const due_at = dueAt.toISOString();
      await db.updateTable('outbox').set({ due_at }).where('due_at', '<', due_at).where('claim', 'is', null).execute();
    },
    async removeUncertain() {
      const rows = await db
        .deleteFrom('outbox')
        .where('handed_at', 'is not', null)
        .where('claimed_until', '<=', time())
        .returning('message')
        .execute();
      return rows.map(({ message }) => message);
    },
  };
}
