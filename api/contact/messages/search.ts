import { type ContactFieldName, contactFieldNames } from '@studio/client/contact';
import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactSchema } from './table.ts';

type ContactDatabase = Kysely<ContactSchema>;

/** Characters of a word that count. */
const MAX_WORD_LENGTH = 64;

/** Most messages are ASCII, which needs no folding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * What is not compared: accents of Latin, Greek and Cyrillic letters, vowel signs, hamza and tatweel of Arabic, and invisible characters
 * such as joiners.
 */
const IGNORED = /[\u0300-\u036f\u0621\u0640\u064b-\u065f\u0670]|\p{Default_Ignorable_Code_Point}/gu;

/** Letters that Unicode does not decompose, as people type them without their own keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ى: 'ي', ة: 'ه', ٱ: 'ا' },
};
const LETTER = /[ßæœþłøđðħŧıىةٱ]/gu;

const DIGIT = /\p{Nd}/u;

/** Returns the Latin digit of a digit of any script: the digits of a script follow each other, from zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Returns a text in which spellings that mean the same are the same. */
const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(IGNORED, '')
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
        .replace(/(?!\d)\p{Nd}/gu, latinDigit)
        .normalize('NFKC');

/** A run of letters and digits, or the name of a programming language such as c++ or c#. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Digits with what separates their groups, such as a phone number, but no part of a word. The limit bounds what is read twice. */
const NUMBER = /(?<![\p{L}\p{N}])\d[\d\s().,/-]{0,40}\d(?![\p{L}\p{N}])/gu;
const WITH_THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Digits from which a number is a phone number, and the last ones, which every spelling has: with or without country and area. */
const PHONE_DIGITS = 9;
const PHONE_END = 8;

/** Scripts that are written without spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]+)/u;
/** Characters of the pieces into which their texts are divided. */
const PIECE = 3;

/** Returns the words of a folded text. In a query, only whole pieces: each further word makes the result smaller. */
function splitWords(text: string, isQuery: boolean): string[] {
  const numbers: string[] = [];
  const rest = text.replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '');
    const joined = digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_END) : WITH_THOUSANDS.test(number) ? digits : '';
    if (joined !== '') numbers.push(joined);
    return joined !== '' && isQuery ? ' ' : number;
  });
  const words = (rest.match(WORD) ?? []).flatMap((word) => word.split(UNSPACED)).filter((part) => part !== '');
  const pieces = words.flatMap((word) => (UNSPACED.test(word) ? piecesOf([...word], isQuery) : forTokenizer(word)));
  return [...new Set([...pieces, ...numbers].map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}

/** Returns the pieces that begin at each character. The search finds words by their beginning, so shorter queries match, too. */
function piecesOf(characters: readonly string[], isQuery: boolean): string[] {
  const starts = isQuery ? Math.max(1, characters.length - PIECE + 1) : characters.length;
  return Array.from({ length: starts }, (_, i) => characters.slice(i, i + PIECE).join(''));
}

/** Returns a word with private characters for the signs that tokenizers drop. */
const forTokenizer = (word: string): string => word.replaceAll('+', '\ue000').replaceAll('#', '\ue001');

/** Returns the words that the search finds a message by. */
export function wordsOf(message: { readonly [Name in ContactFieldName]?: string | undefined }): string[] {
  return splitWords(fold(contactFieldNames.map((name) => message[name] ?? '').join(' | ')), false);
}

/** Returns the words of a search text: a message matches if each of them begins one of its words. */
export const queryWords = (text: string): string[] => splitWords(fold(text), true);

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
