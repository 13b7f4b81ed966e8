import type { ColumnTypes } from '@platform/server/database/backend';
import { type Kysely, sql } from 'kysely';
import type { ContactSchema } from './table.ts';
import { wordsOf } from './words-of.ts';

/** Messages that are given their words at a time. */
const BATCH = 500;

/** A migration: messages get a state, can be deleted with a way back, and are found by their words. */
export async function messageStates(db: Kysely<ContactSchema>, search: ColumnTypes['search']): Promise<void> {
  const add = (column: string, definition: string) =>
    sql.raw(`alter table messages add column ${column} ${definition}`).execute(db);
  await add('state', "text not null default 'new'");
  await add('words', "text not null default ''");
  await add('deleted_at', 'text');
  await add('number', 'integer');
  await addWords(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
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
      await db
        .updateTable('messages')
        .set({ words: wordsOf(texts).join(' ') })
        .where('arrived', '=', arrived)
        .execute();
      last = arrived;
    }
    if (rows.length < BATCH) return;
  }
}
