import type { ColumnTypes } from '@platform/server/database/backend';
import type { Migrations } from '@platform/server/database/migrations';
import { type Kysely, sql } from 'kysely';
import { splitWords } from './search.ts';
import type { ContactSchema } from './table.ts';

export const contactMigrations: Migrations = ({ search }) => ({
  '0003_messages': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('arrived', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0006_message_states': { up: (db: Kysely<ContactSchema>) => addStatesAndSearch(db, search) },
  '0007_outbox': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('outbox')
        .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('claim', 'text')
        .addColumn('claimed_until', 'text')
        .addColumn('handed_at', 'text')
        .execute();
    },
  },
  '0008_notices': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('outbox').renameTo('notices').execute();
      for (const column of ['claim', 'claimed_until', 'handed_at']) {
        await db.schema.alterTable('notices').dropColumn(column).execute();
      }
    },
  },
  '0010_message_dates': {
    up: async (db: Kysely<unknown>) => {
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run('drop index messages_by_state');
      await run('create index messages_by_state on messages (state, arrived, created_at) where deleted_at is null');
      await run('create index messages_by_date on messages (state, created_at) where deleted_at is null');
    },
  },
  // A server of an earlier version that still runs removes what has `deleted_at`. It must not find the trash.
  '0022_trash': {
    up: async (db: Kysely<unknown>) => {
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run('alter table messages add column trashed_at text');
      await run('alter table messages add column trash_minute integer not null default 0');
      await run('update messages set trashed_at = deleted_at, deleted_at = null where deleted_at is not null');
      for (const index of ['messages_by_state', 'messages_by_date', 'messages_deleted'])
        await run(`drop index ${index}`);
      await run('create index messages_by_state on messages (state, arrived, created_at) where trashed_at is null');
      await run('create index messages_by_date on messages (state, created_at) where trashed_at is null');
      await run('create index messages_in_trash on messages (arrived) where trashed_at is not null');
      await run('create index messages_by_trash_minute on messages (trash_minute) where trashed_at is not null');
    },
  },
  '0023_notes_and_mails': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
});

async function addStatesAndSearch(db: Kysely<ContactSchema>, search: ColumnTypes['search']): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const add = (column: string, definition: string) => run(`alter table messages add column ${column} ${definition}`);
  await add('state', "text not null default 'new'");
  await add('words', "text not null default ''");
  await add('deleted_at', 'text');
  await add('number', 'integer');
  await addWords(db);
  await run('create index messages_by_state on messages (state, arrived) where deleted_at is null');
  await run('create index messages_deleted on messages (deleted_at) where deleted_at is not null');
  if (search === 'gin') {
    await run("create index messages_words on messages using gin (array_to_tsvector(string_to_array(words, ' ')))");
    return;
  }
  await run('create unique index messages_by_number on messages (number) where number is not null');
  await run('create index messages_unnumbered on messages (arrived) where number is null');
  await run(
    `create virtual table message_search using fts5(words, content = '', detail = none, prefix = '1 2 3',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`,
  );
  await run("insert into message_search (message_search, rank) values ('secure-delete', 1)");
}

/** Messages to fill in with one query. */
const BATCH = 500;

async function addWords(db: Kysely<ContactSchema>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .select(['arrived', 'name', 'email', 'subject', 'message'])
      .where('arrived', '>', last)
      .orderBy('arrived')
      .limit(BATCH)
      .execute();
    for (const { arrived, ...texts } of rows) {
      const words = splitWords(Object.values(texts).join(' ')).join(' ');
      await db.updateTable('messages').set({ words }).where('arrived', '=', arrived).execute();
      last = arrived;
    }
    if (rows.length < BATCH) return;
  }
}
