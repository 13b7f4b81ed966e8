import { createGroupCommit } from '@platform/server/database/group-commit';
import { createUuidV7 } from '@platform/server/database/uuid-v7';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { type ContactMessage, contactTexts, type ReceivedMessage } from '@studio/client/contact';
import type { ChangeUndo, InboxSummary, MessageChange, MessageCount, MessageFilter } from '@studio/client/inbox';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Schema } from '../database.ts';
import { type ChangeOutcome, changeMessages, undoChange } from './changes/change-messages.ts';
import { countTrashTime } from './changes/trash-time.ts';
import { countMessages, findMessage, findMessages, type MessagePage, type PageRequest } from './find-messages.ts';
import type { Outbox } from './mail/outbox.ts';
import { arrivedBefore, findOldMessages, type OldMessages } from './old-messages.ts';
import { deleteMessages, isPostgres, wordsOf } from './search.ts';
import { summarizeMessages } from './summary.ts';
import type { NewMessageRow } from './table.ts';

/** The receipt of a stored message. `createdAt` is an ISO time. */
export type Receipt = Pick<ReceivedMessage, 'id' | 'createdAt'>;

/** The messages from visitors. Every method rejects with a `ProblemError` (503) while the database is down. */
export interface Inbox {
  /**
   * Stores a message. Resolves when it is on the disk. If a message with the same id is stored already, returns that
   * message's receipt and changes nothing.
   */
  add(message: ContactMessage): Promise<Receipt>;
  /** Returns a page of the messages that match a filter. */
  list(request: PageRequest): Promise<MessagePage>;
  /** Counts the messages that match a filter. */
  count(filter: MessageFilter): Promise<MessageCount>;
  /** Returns a message, also from the trash. */
  get(id: string): Promise<ReceivedMessage | undefined>;
  /** Changes messages. Those in the trash can only be restored. */
  change(ids: readonly string[], change: MessageChange): Promise<ChangeOutcome>;
  /** Undoes a change. Messages that were changed since stay as they are. Returns how many it has undone. */
  undo(undo: ChangeUndo): Promise<number>;
  /** Removes messages for good that have been in the trash for as long as they are kept. Returns how many. */
  removeDeleted(): Promise<number>;
  /** Removes those of `ids` for good that are in the trash. Returns how many. */
  removeFromTrash(ids: readonly string[]): Promise<number>;
  /** Removes all messages in the trash for good. Returns how many, or undefined if there were not `expected` ones: none is removed then. */
  emptyTrash(expected: number): Promise<number | undefined>;
  /** Removes all messages of an email address for good. Returns how many. */
  removeAddress(email: string): Promise<number>;
  /** Counts the messages that are older than `days`. */
  oldMessages(days: number): Promise<OldMessages>;
  /** Removes all messages that arrived before a time for good. Returns how many. */
  removeBefore(time: string): Promise<number>;
  /** Counts messages. `zone` is the time zone of the days. */
  summary(zone: string): Promise<InboxSummary>;
}

export interface InboxDeps {
  readonly db: Database;
  readonly now?: () => Date;
  /** What is to be sent with new messages, such as a notice of each. */
  readonly outboxes?: readonly InboxOutbox[];
}

/** Mails that are stored in the transaction of new messages, and sent after it. */
export interface InboxOutbox extends Pick<Outbox, 'sendDue'> {
  /** Adds mails about the stored messages among `arrived`. */
  add(transaction: Database, arrived: readonly string[]): Promise<void>;
}

type Where = ExpressionBuilder<Schema, 'messages'>;

/** Messages to remove in one transaction. */
const BATCH = 500;

/** Creates the inbox on a database. */
export function createInbox({ db, now = () => new Date(), outboxes = [] }: InboxDeps): Inbox {
  let creatingIds: Promise<() => string> | undefined;
  // PostgreSQL indexes words when a message is stored, SQLite before a search.
  const storesWords = isPostgres(db);
  const store = createGroupCommit((rows: readonly NewMessageRow[]) =>
    outboxes.length === 0 ? insert(db, rows) : insertWithMails(db, outboxes, rows),
  );

  /** Returns an id after those of all stored messages, even if the clock was set back while no server ran. */
  async function nextArrival(): Promise<string> {
    creatingIds ??= lastArrival(db).then((last) => createUuidV7(now, last));
    try {
      return (await creatingIds)();
    } catch (error) {
      creatingIds = undefined;
      throw error;
    }
  }

  async function add({ id, ...given }: ContactMessage): Promise<Receipt> {
    const texts = contactTexts(given);
    const arrived = await nextArrival();
    const created_at = now().toISOString();
    const words = storesWords ? wordsOf(texts).join(' ') : '';
    return store({ id: id?.toLowerCase() ?? arrived, arrived, ...texts, created_at, words });
  }

  /** Removes in batches, so that neither memory nor a transaction grows with the number of messages. */
  async function removeWhere(condition: (where: Where) => Expression<SqlBool>): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await db.selectFrom('messages').select('id').where(condition).limit(BATCH).execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) removed += await deleteMessages(db, ids);
      if (ids.length < BATCH) return removed;
    }
  }

  const removeFromTrash = (ids: readonly string[]) => {
    const lowerCaseIds = ids.map((id) => id.toLowerCase());
    return withStoreErrors(
      removeWhere(({ eb, and }) => and([eb('trashed_at', 'is not', null), eb('id', 'in', lowerCaseIds)])),
    );
  };

  return {
    add: (message) => withStoreErrors(add(message)),
    list: (request) => withStoreErrors(findMessages(db, request)),
    get: (id) => withStoreErrors(findMessage(db, id)),
    count: (filter) => withStoreErrors(countMessages(db, filter)),
    change: (ids, change) => withStoreErrors(changeMessages(db, ids, change, now())),
    undo: (undo) => withStoreErrors(undoChange(db, undo, now())),
    removeDeleted: async () => {
      const until = await withStoreErrors(countTrashTime(db, now()));
      const isOver = ({ eb, and }: Where) => and([eb('trashed_at', 'is not', null), eb('trash_minute', '<=', until)]);
      return withStoreErrors(removeWhere(isOver));
    },
    removeFromTrash,
    emptyTrash: async (expected) => {
      const rows = db
        .selectFrom('messages')
        .select('id')
        .where('trashed_at', 'is not', null)
        .limit(expected + 1);
      const ids = (await withStoreErrors(rows.execute())).map(({ id }) => id);
      if (ids.length !== expected) return undefined;
      // What comes to the trash meanwhile stays there.
      let removed = 0;
      for (let at = 0; at < ids.length; at += BATCH) removed += await removeFromTrash(ids.slice(at, at + BATCH));
      return removed;
    },
    removeAddress: (email) =>
      withStoreErrors(removeWhere((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))),
    oldMessages: (days) => withStoreErrors(findOldMessages(db, now(), days)),
    removeBefore: (time) => withStoreErrors(removeWhere(arrivedBefore(new Date(time), now()))),
    summary: (zone) => withStoreErrors(summarizeMessages(db, now(), zone)),
  };
}

async function lastArrival(db: Database): Promise<string | undefined> {
  const query = db.selectFrom('messages').select(({ fn }) => fn.max('arrived').as('last'));
  return (await query.executeTakeFirst())?.last ?? undefined;
}

/** Inserts rows by one statement, so that they are committed together. Skips ids that are stored already. */
async function insert(db: Database, rows: readonly NewMessageRow[]): Promise<Receipt[]> {
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

async function insertWithMails(
  db: Database,
  outboxes: readonly InboxOutbox[],
  rows: readonly NewMessageRow[],
): Promise<Receipt[]> {
  const receipts = await db.transaction().execute(async (transaction) => {
    const inserted = await insert(transaction, rows);
    const arrived = rows.map((row) => row.arrived);
    for (const { add } of outboxes) await add(transaction, arrived);
    return inserted;
  });
  for (const { sendDue } of outboxes) void sendDue();
  return receipts;
}
