import { createGroupCommit } from '@platform/server/database/group-commit';
import { createUuidV7 } from '@platform/server/database/uuid-v7';
import { withStoreErrors } from '@platform/server/database/with-store-errors';
import type { ContactForm, ReceivedMessage } from '@studio/client/contact';
import type { MessageFilter } from '@studio/client/inbox';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { findMessages } from './find-messages.ts';
import { isPostgres, SHOWN } from './message-search.ts';
import type { Outbox } from './outbox.ts';
import type { MessageRow, MessageTable } from './table.ts';
import { wordsOf } from './words-of.ts';

/** The answer to a message that is stored. `createdAt` is an ISO time. */
export type Receipt = Pick<ReceivedMessage, 'id' | 'createdAt'>;

/** Some of the messages, in the order that was asked for. `next` is the cursor of those that follow, if any do. */
export interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  readonly next?: string;
}

/** The messages that visitors sent. Every method rejects with a `ProblemError` (503) while the store is down. */
export interface Inbox {
  /**
   * Stores a message, and answers when it is on the disk. Where a message with its id is stored already, that one's receipt
   * is the answer and nothing is changed.
   */
  add(message: ContactForm & { readonly id?: string | undefined }): Promise<Receipt>;
  /** The first messages that the filter lets through, or those after the page that gave `cursor`; at most `limit`. */
  list(page: MessageFilter & { readonly cursor?: string | undefined; readonly limit: number }): Promise<MessagePage>;
  /** A message that is not deleted. */
  get(id: string): Promise<ReceivedMessage | undefined>;
  count(): Promise<number>;
}

export interface InboxDeps {
  readonly db: Database;
  readonly now?: () => Date;
  /** Makes UUIDs, each greater than the one before. */
  readonly newId?: () => string;
  /** Where a notice of each message is put, by the same commit. Unset: nowhere. */
  readonly outbox?: Pick<Outbox, 'put'> | undefined;
  /** Told when there are new notices. */
  readonly onNotices?: () => void;
}

export function createInbox({ db, now = () => new Date(), newId = createUuidV7(now), ...notices }: InboxDeps): Inbox {
  const { outbox, onNotices } = notices;
  // PostgreSQL's index follows by itself; SQLite's is told by `numberMessages`.
  const indexed = isPostgres(db);
  const store = createGroupCommit((rows: readonly MessageRow[]) =>
    outbox === undefined ? insert(db, rows) : insertWithNotices(db, outbox, rows).finally(onNotices),
  );

  return {
    add: ({ id, name, email, subject, message }) => {
      const arrived = newId();
      const created_at = now().toISOString();
      const words = indexed ? wordsOf({ name, email, subject, message }).join(' ') : '';
      return withStoreErrors(
        store({ id: id?.toLowerCase() ?? arrived, arrived, name, email, subject, message, created_at, words }),
      );
    },
    list: async ({ cursor, limit, ...filter }) => {
      const rows = await withStoreErrors(findMessages(db, filter, { cursor: cursor?.toLowerCase(), limit: limit + 1 }));
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? shown.at(-1)?.arrived : undefined;
      return { messages: shown.map(fromRow), ...(next !== undefined && { next }) };
    },
    get: async (id) => {
      const one = db.selectFrom('messages').select(SHOWN).where('id', '=', id.toLowerCase());
      const row = await withStoreErrors(one.where('deleted_at', 'is', null).executeTakeFirst());
      return row && fromRow(row);
    },
    count: async () => {
      const counting = db.selectFrom('messages').select(({ fn }) => fn.countAll().as('count'));
      return Number((await withStoreErrors(counting.executeTakeFirstOrThrow())).count);
    },
  };
}

/** One statement, so that all are committed together; ids that are stored already are left as they are. */
async function insert(db: Database, rows: readonly MessageRow[]): Promise<Receipt[]> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  const receipts = rows.map(({ id, created_at }) => ({ id, createdAt: created_at }));
  if (inserted === BigInt(rows.length)) return receipts;
  const ids = rows.map(({ id }) => id);
  const stored = await db.selectFrom('messages').select(['id', 'created_at']).where('id', 'in', ids).execute();
  const createdAt = new Map(stored.map(({ id, created_at }) => [id, created_at]));
  return receipts.map((receipt) => ({ ...receipt, createdAt: createdAt.get(receipt.id) ?? receipt.createdAt }));
}

/** The same, and a notice of each message that was not stored before. */
function insertWithNotices(db: Database, outbox: Pick<Outbox, 'put'>, rows: readonly MessageRow[]): Promise<Receipt[]> {
  return db.transaction().execute(async (transaction) => {
    const receipts = await insert(transaction, rows);
    const arrived = rows.map((row) => row.arrived);
    await outbox.put(transaction, arrived);
    return receipts;
  });
}

function fromRow({
  created_at,
  arrived: _,
  ...row
}: Pick<Selectable<MessageTable>, (typeof SHOWN)[number]>): ReceivedMessage {
  return { ...row, createdAt: created_at };
}
