import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { MessageTable } from './table.ts';
import { wordsOf } from './words-of.ts';

/** Messages that SQLite's search learns of at a time. */
const BATCH = 500;

/** How many ids a statement names at most. */
const MAX_NAMED = 500;

/** Whether a database is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: Pick<Database, 'getExecutor'>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Each of `words` begins a word of the message. For PostgreSQL, whose index follows by itself. */
export function hasWords(words: readonly string[]): RawBuilder<SqlBool> {
  const wanted = words.map((word) => `'${word}':*`).join(' & ');
  return sql<SqlBool>`array_to_tsvector(string_to_array(messages.words, ' ')) @@ ${wanted}::tsquery`;
}

/** The same as SQLite's FTS5 asks for it. */
export const matchText = (words: readonly string[]) => words.map((word) => `"${word}"*`).join(' ');

/**
 * Makes SQLite's search know the messages that came since it was last asked for, by their words. That is left until now so
 * that storing a message costs no more than it must; other requests are answered between the batches.
 */
export async function numberMessages(db: Database): Promise<void> {
  for (;;) {
    const left = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('messages')
        .select(['arrived', 'name', 'email', 'subject', 'message'])
        .where('number', 'is', null)
        .orderBy('arrived')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return 0;
      const { last } = await transaction
        .selectFrom('messages')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('number', 'is not', null)
        .executeTakeFirstOrThrow();
      for (const [i, { arrived, ...texts }] of rows.entries()) {
        const [number, words] = [(last ?? 0) + i + 1, wordsOf(texts).join(' ')];
        await transaction.updateTable('messages').set({ number, words }).where('arrived', '=', arrived).execute();
        await sql`insert into message_search (rowid, words) values (${number}, ${words})`.execute(transaction);
      }
      return rows.length;
    });
    if (left < BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Removes messages for good, from the search too. Answers how many there were. */
export async function removeMessages(db: Database, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let start = 0; start < ids.length; start += MAX_NAMED) {
    const some = ids.slice(start, start + MAX_NAMED);
    removed += await db.transaction().execute((transaction) => removeSome(transaction, some));
  }
  return removed;
}

async function removeSome(db: Database, ids: readonly string[]): Promise<number> {
  if (!isPostgres(db)) {
    await sql`insert into message_search (message_search, rowid, words)
      select 'delete', number, words from messages where number is not null and id in (${sql.join(ids)})`.execute(db);
  }
  const { numDeletedRows } = await db.deleteFrom('messages').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What is selected of a message that is shown. */
export const SHOWN = [
  'id',
  'arrived',
  'name',
  'email',
  'subject',
  'message',
  'created_at',
  'state',
] as const satisfies (keyof MessageTable)[];
