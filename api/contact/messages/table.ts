import type { Migrations } from '@platform/server/database/migrations';
import type { ContactFieldName, contactFields, MessageState } from '@studio/client/contact';
import { type Generated, type Kysely, sql } from 'kysely';

/** Optional fields have the empty text as default. */
type FieldColumns = {
  readonly [Name in ContactFieldName]: (typeof contactFields)[Name]['required'] extends true
    ? string
    : Generated<string>;
};

/** A message from a visitor. Times are ISO times. */
export interface MessageTable extends FieldColumns {
  /** May be made by the visitor's browser, so its order means nothing. */
  readonly id: string;
  /** A UUIDv7 made by the server. Sorts messages by arrival. */
  readonly arrived: string;
  readonly created_at: string;
  readonly state: Generated<MessageState>;
  /** Words that the search finds the message by, separated by spaces. */
  readonly words: Generated<string>;
  /** Set while the message is in the trash: when it was moved there. */
  readonly deleted_at: Generated<string | null>;
  /** Minute of the retention clock (`retention.ts`) at which the message was last moved to the trash. */
  readonly deleted_minute: Generated<number>;
  /** The rules of `spam/rules.ts` by which the message was stored as spam, separated by spaces. */
  readonly spam: Generated<string>;
  /** Hash of the words of a longer text, by which the same text from other addresses is found; else empty. */
  readonly text_hash: Generated<string>;
  /** Id of the person who last moved it to another list, and when. */
  readonly changed_by: Generated<string | null>;
  readonly changed_at: Generated<string | null>;
  /** Row of the message in SQLite's search table. Null until the message is indexed. */
  readonly number: Generated<number | null>;
}

/** A message when it is first stored. */
export type NewMessageRow = Pick<MessageTable, 'id' | 'arrived' | 'created_at'> &
  Record<ContactFieldName, string> & { readonly words: string } & {
    readonly state?: MessageState;
    readonly spam?: string;
    readonly text_hash?: string;
  };

/** A notice that is not sent yet. */
interface NoticeRow {
  /** Id of the message. The notice is deleted with the message. */
  readonly message: string;
  /** ISO time from which on the notice may be sent. */
  readonly due_at: string;
  /** How many times a server started to send the notice. */
  readonly attempts: number;
}

/** What the admin wrote down about a message. Deleted with it. */
interface NoteRow {
  readonly id: string;
  /** Id of the message. */
  readonly message: string;
  readonly text: string;
  readonly created_at: string;
  /** Id of the person who wrote it. Null: before there were people. */
  readonly person: Generated<string | null>;
}

/** A mail to the visitor of a message. Deleted with the message. */
interface MailRow {
  readonly id: string;
  /** Id of the message. */
  readonly message: string;
  readonly kind: 'answer' | 'confirmation';
  /** What the admin wrote; empty for a confirmation. */
  readonly text: string;
  /** By whom confirmations are counted, see `mailboxOf`; empty for an answer. */
  readonly mailbox: string;
  readonly created_at: string;
  /** ISO time from which on it may be sent. Null: it was sent, or has failed. */
  readonly due_at: string | null;
  /** How many times a server started to send it. */
  readonly attempts: number;
  readonly sent_at: string | null;
  /** Id of the person who wrote an answer. */
  readonly person: Generated<string | null>;
}

/** An answer that is being written. Deleted with its message. */
interface DraftRow {
  /** Id of the message. */
  readonly message: string;
  readonly text: string;
  /** A UUID that changes with each save. */
  readonly revision: string;
  readonly changed_at: string;
}

/** The tables of messages and mails. */
export interface ContactSchema {
  readonly messages: MessageTable;
  readonly notices: NoticeRow;
  readonly message_notes: NoteRow;
  readonly mails: MailRow;
  readonly answer_drafts: DraftRow;
}

export const migrations: Migrations = ({ search }) => ({
  '0002_contact': {
    up: async (db: Kysely<unknown>) => {
      await createMessages(db, search === 'gin');
      await createMails(db);
    },
  },
  '0011_spam': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['spam', 'text_hash']) {
        await db.schema
          .alterTable('messages')
          .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
          .execute();
      }
      await sql`create index messages_by_text on messages (text_hash, created_at) where text_hash <> ''`.execute(db);
    },
  },
  '0012_drafts': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('answer_drafts')
        .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('revision', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
});

async function createMessages(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('arrived', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('number', 'integer')
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_minute', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const indexes = [
    'index messages_by_state on messages (state, arrived, created_at) where deleted_at is null',
    'index messages_by_date on messages (state, created_at) where deleted_at is null',
    'index messages_in_trash on messages (arrived) where deleted_at is not null',
    'index messages_by_deleted_minute on messages (deleted_minute) where deleted_at is not null',
    ...(isPostgres
      ? ["index messages_words on messages using gin (array_to_tsvector(string_to_array(words, ' ')))"]
      : [
          'unique index messages_by_number on messages (number) where number is not null',
          'index messages_unnumbered on messages (arrived) where number is null',
        ]),
  ];
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  if (isPostgres) return;
  await sql`
    create virtual table message_search using fts5(words, content = '', detail = none, prefix = '1 2 3',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`.execute(db);
  await sql`insert into message_search (message_search, rank) values ('secure-delete', 1)`.execute(db);
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('message_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('notes_by_message').on('message_notes').column('message').execute();
  await db.schema.createIndex('mails_by_message').on('mails').column('message').execute();
  await db.schema.createIndex('mails_by_time').on('mails').columns(['kind', 'created_at', 'mailbox']).execute();
  await sql`create index mails_due on mails (due_at) where due_at is not null`.execute(db);
}
