import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { type ContactMessage, contactFieldNames, contactTexts, type ReceivedMessage } from '@studio/client/contact';
import {
  type ChangeUndo,
  type InboxSummary,
  MAX_CHANGED,
  type MessageChange,
  type MessageCount,
  type MessageFilter,
} from '@studio/client/inbox';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Schema } from '../../database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { FormSignals, SpamFilter } from '../spam/spam-filter.ts';
import { type ChangeOutcome, changeMessages, undoChange } from './change-messages.ts';
import { countMessages, findMessage, findMessages, type MessagePage, type PageRequest } from './find-messages.ts';
import { arrivedBefore, countRetention, findOldMessages, type OldMessages } from './retention.ts';
import { deleteMessages, wordsOf } from './search.ts';
import { summarizeMessages } from './summary.ts';
import type { NewMessageRow } from './table.ts';

/** The receipt of a stored message. `createdAt` is an ISO time. */
export type Receipt = Pick<ReceivedMessage, 'id' | 'createdAt'>;

/** The messages from visitors. Every method rejects with a `ProblemError` (503) while the database is down. */
export interface Inbox {
  /**
   * Stores a message, in the spam folder if the filter's rules apply to it. Resolves when it is on the disk. If the same message with the same id is stored already, returns that message's
   * receipt and changes nothing.
   * @param onStored Called if the message was not stored before and is no spam.
   * @throws ProblemError (409) if another message with the same id is stored.
   */
  add(message: ContactMessage, signals?: FormSignals, onStored?: () => void): Promise<Receipt>;
  /** Returns a page of the messages that match a filter. */
  list(request: PageRequest): Promise<MessagePage>;
  /** Counts the messages that match a filter. */
  count(filter: MessageFilter): Promise<MessageCount>;
  /** Returns a message, also from the trash. */
  get(id: string): Promise<ReceivedMessage | undefined>;
  /** Changes messages. Those in the trash can only be restored. */
  change(ids: readonly string[], change: MessageChange, person?: string): Promise<ChangeOutcome>;
  /**
   * Changes a batch of the messages that match a filter, after a cursor, in its order. `next` is the cursor of the next batch, if there is
   * one. Messages that arrive meanwhile are before the first batch of the newest.
   */
  changeMatching(
    filter: MessageFilter,
    change: MessageChange,
    by?: { readonly cursor?: string | undefined; readonly person?: string | undefined },
  ): Promise<ChangeOutcome & { next?: string }>;
  /** Undoes a change. Messages that were changed since stay as they are. Returns how many it has undone. */
  undo(undo: ChangeUndo, person?: string): Promise<number>;
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
  /** What is to be sent with new messages that are not spam, such as a notice of each. */
  readonly outboxes?: readonly InboxOutbox[];
  /** Unset: no message is stored as spam. */
  readonly spam?: Pick<SpamFilter, 'judge'>;
}

/** Mails that are stored in the transaction of new messages, and sent after it. */
export interface InboxOutbox extends Pick<Outbox, 'sendDue'> {
  /** Adds the mail about the message that arrived as `arrived`, if it is stored. */
  add(transaction: Database, arrived: string): Promise<void>;
}

type Where = ExpressionBuilder<Schema, 'messages'>;

/** Messages to remove in one transaction. */
const BATCH = 500;

/** Creates the inbox on a database. */
export function createInbox({ db, now = () => new Date(), outboxes = [], spam }: InboxDeps): Inbox {
  /** Milliseconds in the newest `arrived`. */
  let newest: number | undefined;

  /** Returns an id greater than those of all stored messages, even if the clock was set back: each has a millisecond of its own. */
  async function nextArrival(): Promise<string> {
    const stored = newest ?? (await newestArrival(db));
    newest = Math.max(now().getTime(), (newest ?? stored) + 1);
    return uuidV7({ msecs: newest });
  }

  async function add({ id, ...given }: ContactMessage, signals: FormSignals = {}, onStored = () => {}) {
    const texts = contactTexts(given);
    const verdict = await spam?.judge(texts, signals);
    const arrived = await nextArrival();
    const created_at = now().toISOString();
    const words = wordsOf(texts).join(' ');
    const row = { id: id?.toLowerCase() ?? arrived, arrived, ...texts, created_at, words, ...verdict };
    if (verdict?.state === 'spam') return insert(db, row);
    const receipt = await addToInbox(row);
    if (receipt.createdAt === created_at) onStored();
    return receipt;
  }

  async function addToInbox(row: NewMessageRow): Promise<Receipt> {
    // A transaction on PostgreSQL waits for all others, and one statement commits by itself.
    if (outboxes.length === 0) return insert(db, row);
    const receipt = await db.transaction().execute(async (transaction) => {
      const inserted = await insert(transaction, row);
      for (const outbox of outboxes) await outbox.add(transaction, row.arrived);
      return inserted;
    });
    for (const { sendDue } of outboxes) void sendDue();
    return receipt;
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

  const changeMatching: Inbox['changeMatching'] = async (filter, change, { cursor, person } = {}) => {
    const { messages, next } = await findMessages(db, { ...filter, cursor, limit: MAX_CHANGED });
    const ids = messages.map(({ id }) => id);
    const outcome =
      ids.length === 0 ? { changed: 0, before: [] } : await changeMessages(db, ids, change, { person, now: now() });
    return { ...outcome, ...(next !== undefined && { next }) };
  };

  const removeFromTrash = (ids: readonly string[]) => {
    const lowerCaseIds = ids.map((id) => id.toLowerCase());
    return withStoreErrors(
      removeWhere(({ eb, and }) => and([eb('deleted_at', 'is not', null), eb('id', 'in', lowerCaseIds)])),
    );
  };

  return {
    add: (message, signals, onStored) => withStoreErrors(add(message, signals, onStored)),
    list: (request) => withStoreErrors(findMessages(db, request)),
    get: (id) => withStoreErrors(findMessage(db, id)),
    count: (filter) => withStoreErrors(countMessages(db, filter)),
    change: (ids, change, person) => withStoreErrors(changeMessages(db, ids, change, { person, now: now() })),
    changeMatching: (filter, change, by) => withStoreErrors(changeMatching(filter, change, by)),
    undo: (undo, person) => withStoreErrors(undoChange(db, undo, { person, now: now() })),
    removeDeleted: async () => {
      const until = await withStoreErrors(countRetention(db, now()));
      const isOver = ({ eb, and }: Where) => and([eb('deleted_at', 'is not', null), eb('deleted_minute', '<=', until)]);
      return withStoreErrors(removeWhere(isOver));
    },
    removeFromTrash,
    emptyTrash: async (expected) => {
      const rows = db
        .selectFrom('messages')
        .select('id')
        .where('deleted_at', 'is not', null)
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

/** Returns the time in the newest `arrived`, in milliseconds; 0 if there is no message. */
async function newestArrival(db: Database): Promise<number> {
  const query = db.selectFrom('messages').select(({ fn }) => fn.max('arrived').as('newest'));
  const { newest } = await query.executeTakeFirstOrThrow();
  return Number.parseInt(newest?.replace('-', '').slice(0, 12) ?? '0', 16);
}

/**
 * Inserts a message, unless it is stored with its id. Returns the receipt of the stored one.
 * @throws ProblemError (409) if another message is stored with the id.
 */
async function insert(db: Database, row: NewMessageRow): Promise<Receipt> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 1n) return { id: row.id, createdAt: row.created_at };
  const stored = await db
    .selectFrom('messages')
    .select(['created_at', ...contactFieldNames])
    .where('id', '=', row.id)
    .executeTakeFirst();
  // It was removed between the two statements.
  if (stored === undefined) return insert(db, row);
  if (contactFieldNames.some((name) => stored[name] !== row[name])) throw new ProblemError(OTHER_MESSAGE);
  return { id: row.id, createdAt: stored.created_at };
}

const OTHER_MESSAGE = {
  slug: 'other-message',
  status: 409,
  title: 'Another message with this id is stored',
  detail: 'Send the message with an id of its own, or without one.',
} as const satisfies ProblemDetails;
