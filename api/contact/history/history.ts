import { withStoreErrors } from '@platform/server/http/with-store-errors';
import {
  type draftChange,
  MAX_ENTRIES,
  type MessageAnswer,
  type MessageHistory,
  type newAnswer,
  type newNote,
} from '@studio/client/inbox-history';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../../database.ts';
import type { Mails } from '../mail/mails.ts';
import { isOnItsWay } from '../mail/outbox.ts';
import type { ContactSchema } from '../messages/table.ts';
import { createSaveDraft, type DraftOutcome, draftsOf } from './drafts.ts';

/** What is in a history, besides what the site can do. */
export type Entries = Omit<MessageHistory, 'canAnswer'>;

/** Outcome of an addition: `full` if there are as many entries as there may be; `missing`: there is no message, or no mail server. */
export type Added = 'added' | 'missing' | 'full';

/** What happened to messages since they arrived: notes of the admin, and mails to the visitor. */
export interface Histories {
  /** Returns the history of a message; undefined if there is no such message. */
  get(message: string): Promise<MessageHistory | undefined>;
  /** Returns what is in the histories of messages, by their ids. A message without any is missing. */
  ofAll(messages: readonly string[]): Promise<ReadonlyMap<string, Entries>>;
  addNote(message: string, note: v.InferOutput<typeof newNote>, person?: string): Promise<Added>;
  /** Returns whether there was such a note. */
  removeNote(message: string, note: string): Promise<boolean>;
  /** Stores an answer instead of the draft, and begins to send it. A message in the trash has to be restored first, and is missing here. */
  addAnswer(message: string, answer: v.InferOutput<typeof newAnswer>, person?: string): Promise<Added>;
  /** Stores the draft of an answer. Returns `changed`, and stores nothing, if somebody else has changed the draft. */
  saveDraft(message: string, change: v.InferOutput<typeof draftChange>): Promise<DraftOutcome>;
  /** Begins to send an answer again. Returns false if there is no such answer that has failed. */
  retryAnswer(message: string, answer: string): Promise<boolean>;
}

export interface HistoriesDeps {
  readonly db: Database;
  /** Unset: no answers can be sent. */
  readonly mails?: Pick<Mails, 'sendDue'> | undefined;
  readonly now?: () => Date;
}

/** Creates the histories of the messages in a database. */
export function createHistories({ db, mails, now = () => new Date() }: HistoriesDeps): Histories {
  async function ofAll(ids: readonly string[]): Promise<Map<string, Entries>> {
    const histories = new Map<string, Writable<Entries>>();
    const of = (id: string) => {
      const known = histories.get(id) ?? { notes: [], answers: [] };
      histories.set(id, known);
      return known;
    };
    if (ids.length === 0) return histories;
    const byOf = await namesOf(db);
    const notes = db.selectFrom('message_notes').selectAll().where('message', 'in', ids);
    for (const { id, text, created_at, person, message } of await notes.orderBy('created_at').orderBy('id').execute())
      of(message).notes.push({ id, text, createdAt: created_at, ...byOf(person) });
    const sent = db.selectFrom('mails').selectAll().where('message', 'in', ids);
    for (const mail of await sent.orderBy('created_at').orderBy('id').execute()) {
      if (mail.kind === 'answer') of(mail.message).answers.push({ ...answerOf(mail, now()), ...byOf(mail.person) });
      else if (mail.sent_at !== null) of(mail.message).confirmedAt = mail.sent_at;
    }
    for (const [message, draft] of await draftsOf(db, ids)) of(message).draft = draft;
    return histories;
  }

  async function get(message: string): Promise<MessageHistory | undefined> {
    const id = message.toLowerCase();
    const row = await db
      .selectFrom('messages')
      .leftJoin('people', 'people.id', 'changed_by')
      .select(['state', 'deleted_at', 'changed_at', 'people.name as by'])
      .where('messages.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const entries = (await ofAll([id])).get(id) ?? { notes: [], answers: [] };
    const { by, changed_at: at, state, deleted_at } = row;
    const to = deleted_at === null ? state : ('trash' as const);
    const changed = by === null || at === null ? undefined : { by, at, to };
    return { canAnswer: mails !== undefined, ...entries, ...(changed && { changed }) };
  }

  /** Adds an entry to a table, if the message is there and has not too many. */
  const add = (message: string, table: 'message_notes' | 'mails', insert: (on: Database) => Promise<unknown>) =>
    db.transaction().execute(async (transaction): Promise<Added> => {
      const found = await transaction
        .selectFrom('messages')
        .select('id')
        .where('id', '=', message)
        .$if(table === 'mails', (rows) => rows.where('deleted_at', 'is', null))
        .executeTakeFirst();
      if (found === undefined) return 'missing';
      const rows = transaction.selectFrom(table).where('message', '=', message);
      const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      if (Number(count) >= MAX_ENTRIES) return 'full';
      await insert(transaction);
      return 'added';
    });

  async function addNote(message: string, note: v.InferOutput<typeof newNote>, person?: string): Promise<Added> {
    const row = { ...note, person: person ?? null, message: message.toLowerCase(), created_at: now().toISOString() };
    return add(row.message, 'message_notes', (on) =>
      on
        .insertInto('message_notes')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    );
  }

  async function addAnswer(message: string, answer: v.InferOutput<typeof newAnswer>, person?: string): Promise<Added> {
    if (mails === undefined) return 'missing';
    const created_at = now().toISOString();
    const mail = { kind: 'answer', mailbox: '', created_at, due_at: created_at, attempts: 0, sent_at: null } as const;
    const row = { ...answer, ...mail, person: person ?? null, message: message.toLowerCase() };
    const added = await add(row.message, 'mails', async (on) => {
      await on
        .insertInto('mails')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await on.deleteFrom('answer_drafts').where('message', '=', row.message).execute();
    });
    if (added === 'added') void mails.sendDue();
    return added;
  }

  async function retryAnswer(message: string, answer: string): Promise<boolean> {
    if (mails === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('mails')
      .set({ due_at: now().toISOString(), attempts: 0 })
      .where('id', '=', answer.toLowerCase())
      .where('message', '=', message.toLowerCase())
      .where('kind', '=', 'answer')
      .where('due_at', 'is', null)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) void mails.sendDue();
    return numUpdatedRows > 0n;
  }

  async function removeNote(message: string, note: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('message_notes')
      .where('id', '=', note.toLowerCase())
      .where('message', '=', message.toLowerCase())
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  return {
    get: (message) => withStoreErrors(get(message)),
    ofAll: (messages) => withStoreErrors(ofAll(messages)),
    addNote: (message, note, person) => withStoreErrors(addNote(message, note, person)),
    removeNote: (message, note) => withStoreErrors(removeNote(message, note)),
    addAnswer: (message, answer, person) => withStoreErrors(addAnswer(message, answer, person)),
    saveDraft: createSaveDraft(db, now),
    retryAnswer: (message, answer) => withStoreErrors(retryAnswer(message, answer)),
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type MailRow = Selectable<ContactSchema['mails']>;

/** Returns a function that returns the name of a person as a property `by`, also of one who was removed. */
async function namesOf(db: Database) {
  const people = await db.selectFrom('people').select(['id', 'name']).execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (person: string | null): { by?: string } => {
    const by = names.get(person ?? '');
    return by === undefined ? {} : { by };
  };
}

function answerOf({ id, text, created_at, due_at, attempts, sent_at }: MailRow, now: Date): MessageAnswer {
  const about = { id, text, createdAt: created_at };
  if (sent_at !== null) return { ...about, state: 'sent', sentAt: sent_at };
  if (due_at === null) return { ...about, state: 'failed' };
  return { ...about, state: 'sending', ...(!isOnItsWay(attempts, due_at, now) && { againAt: due_at }) };
}
