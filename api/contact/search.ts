import { type ContactFieldName, contactFieldNames } from '@studio/client/contact';
import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactSchema } from './table.ts';

type ContactDatabase = Kysely<ContactSchema>;

/** Characters of a word that count. */
const MAX_WORD_LENGTH = 64;

/** Marks above and below Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Most messages are ASCII, which is much faster to split. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/** Returns the distinct words of a text: letters and digits, in lower case, without accents. */
export function splitWords(text: string): string[] {
  const words = ASCII.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu);
  return [...new Set(words?.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}

/** Returns the words that the search finds a message by. */
export function wordsOf(message: { readonly [Name in ContactFieldName]?: string | undefined }): string[] {
  return splitWords(contactFieldNames.map((name) => message[name] ?? '').join(' '));
}

/** Returns whether a database is PostgreSQL. Otherwise it is SQLite. */
export const isPostgres = (db: Pick<ContactDatabase, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** PostgreSQL's condition that each of `words` begins a word of the message. */
export function matchesWords(words: readonly string[]): RawBuilder<SqlBool> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<SqlBool>`array_to_tsvector(string_to_array(messages.words, ' ')) @@ ${query}::tsquery`;
}

/** The same condition as a query of SQLite's FTS5. */
export const ftsQuery = (words: readonly string[]) => words.map((word) => `"${word}"*`).join(' ');

/** Messages to index in one transaction. */
const BATCH = 500;

/**
 * Adds the messages that arrived since the last call to SQLite's search table. They are indexed before a search and not when
 * they are stored, so that storing stays cheap. Other requests run between batches.
 */
export async function indexNewMessages(db: ContactDatabase): Promise<void> {
  for (;;) {
    const indexed = await db.transaction().execute(indexBatch);
    if (indexed < BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function indexBatch(db: ContactDatabase): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select(['arrived', 'words'])
    .where('number', 'is', null)
    .orderBy('arrived')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const { last } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow();
  for (const [i, { arrived, words }] of rows.entries()) {
    const number = (last ?? 0) + i + 1;
    await db.updateTable('messages').set({ number }).where('arrived', '=', arrived).execute();
    await sql`insert into message_search (rowid, words) values (${number}, ${words})`.execute(db);
  }
  return rows.length;
}

/** Deletes messages from the table and from the search, in one transaction. Returns how many existed. */
export function deleteMessages(db: ContactDatabase, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!isPostgres(transaction)) {
      await sql`insert into message_search (message_search, rowid, words)
        select 'delete', number, words from messages
        where number is not null and id in (${sql.join(ids)})`.execute(transaction);
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('messages')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
