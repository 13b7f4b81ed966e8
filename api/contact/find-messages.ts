import { firstUuidV7 } from '@platform/server/database/uuid-v7';
import type { MessageState } from '@studio/client/contact';
import type { MessageFilter, MessageFolder } from '@studio/client/inbox';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { hasWords, isPostgres, matchText, numberMessages, SHOWN } from './message-search.ts';
import type { MessageTable } from './table.ts';
import { splitWords } from './words-of.ts';

type Row = Pick<Selectable<MessageTable>, (typeof SHOWN)[number]>;

/** A part of what a filter lets through: `limit` messages after the one that arrived at `cursor`. */
interface Part {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The states of a folder's messages. */
const STATES: Readonly<Record<MessageFolder, readonly MessageState[]>> = {
  inbox: ['new', 'read'],
  new: ['new'],
  read: ['read'],
  archived: ['archived'],
  spam: ['spam'],
  all: ['new', 'read', 'archived', 'spam'],
};

/** What a filter means to the store. The bounds are values of `arrived`. */
interface Query {
  readonly states: readonly MessageState[];
  readonly words: readonly string[];
  readonly email: string | undefined;
  readonly atLeast: string | undefined;
  readonly below: string | undefined;
  readonly after: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** The messages that a filter lets through, none of them deleted, in its order. */
export async function findMessages(db: Database, filter: MessageFilter, { cursor, limit }: Part): Promise<Row[]> {
  const { state, q = '', from, to, email, sort } = filter;
  const words = splitWords(q);
  if (q.trim() !== '' && words.length === 0) return [];
  const bound = (time: string | undefined) => (time === undefined ? undefined : firstUuidV7(new Date(time)));
  const [atLeast, below] = [bound(from), bound(to)];
  const order = sort === 'oldest' ? 'asc' : 'desc';
  const older = [below, cursor].filter((end) => end !== undefined).sort()[0];
  const query: Query = {
    states: STATES[state ?? (email === undefined ? 'inbox' : 'all')],
    words,
    email,
    atLeast,
    below: order === 'desc' ? older : below,
    after: order === 'asc' ? cursor : undefined,
    order,
    limit,
  };
  if (words.length > 0 && !isPostgres(db)) return matched(db, query);
  const parts = await Promise.all(query.states.map((one) => inState(db, one, query)));
  const sign = order === 'asc' ? 1 : -1;
  return parts
    .flat()
    .sort((a, b) => (a.arrived < b.arrived ? -sign : sign))
    .slice(0, limit);
}

/** How many messages PostgreSQL looks through in their order, before it asks its index for words. */
const LOOKED_THROUGH = 1000;

/**
 * Those of one state: the store has them in order, and need not look at any other. Of words that many messages have, some
 * are soon found in that order, while the index would give all of them to be sorted; rare ones the index finds at once.
 * PostgreSQL cannot know which is which: it is told, the second time by an order that no index has.
 */
async function inState(db: Database, state: MessageState, query: Query): Promise<Row[]> {
  const { words, email, atLeast, below, after, order, limit } = query;
  const all = db
    .selectFrom('messages')
    .select(SHOWN)
    .where('state', '=', state)
    .where('deleted_at', 'is', null)
    .$if(atLeast !== undefined, (rows) => rows.where('arrived', '>=', atLeast ?? ''))
    .$if(below !== undefined, (rows) => rows.where('arrived', '<', below ?? ''))
    .$if(after !== undefined, (rows) => rows.where('arrived', '>', after ?? ''))
    .$if(email !== undefined, (rows) =>
      rows.where(({ fn }) => fn('lower', ['email']), '=', email?.toLowerCase() ?? ''),
    );
  if (words.length === 0) return all.orderBy('arrived', order).limit(limit).execute();
  const first = all.select('words').orderBy('arrived', order).limit(LOOKED_THROUGH).as('messages');
  const among = db.selectFrom(first).select(SHOWN).where(hasWords(words));
  const found = await among.orderBy('arrived', order).limit(limit).execute();
  if (found.length === limit) return found;
  return all.where(hasWords(words)).orderBy(sql`messages.arrived || ''`, order).limit(limit).execute();
}

/** Those that SQLite's search finds, in the order in which it came to know them, which is that of their arrival. */
async function matched(db: Database, query: Query): Promise<Row[]> {
  const { states, words, email, atLeast, below, after, order, limit } = query;
  await numberMessages(db);
  const number = (rows: 'first' | 'last', comparison: string, bound: string) =>
    sql`(select number from messages where ${sql.raw(`arrived ${comparison}`)} ${bound}
      order by arrived ${sql.raw(rows === 'first' ? 'asc' : 'desc')} limit 1)`;
  const wheres = [
    sql`message_search match ${matchText(words)}`,
    sql`messages.deleted_at is null`,
    sql`messages.state in (${sql.join(states)})`,
    ...(atLeast === undefined ? [] : [sql`message_search.rowid >= ${number('first', '>=', atLeast)}`]),
    ...(below === undefined ? [] : [sql`message_search.rowid <= ${number('last', '<', below)}`]),
    ...(after === undefined ? [] : [sql`message_search.rowid >= ${number('first', '>', after)}`]),
    ...(email === undefined ? [] : [sql`lower(messages.email) = ${email.toLowerCase()}`]),
  ];
  const { rows } = await sql<Row>`
    select ${sql.join(SHOWN.map((column) => sql.ref(`messages.${column}`)))}
    from message_search cross join messages on messages.number = message_search.rowid
    where ${sql.join(wheres, sql` and `)}
    order by message_search.rowid ${sql.raw(order)} limit ${limit}`.execute(db);
  return rows;
}
