import { contactFieldNames, type MessageState, type ReceivedMessage } from '@studio/client/contact';
import type { MessageFilter, MessageFolder } from '@studio/client/inbox';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { ftsQuery, indexNewMessages, isPostgres, matchesWords, splitWords } from './search.ts';
import type { MessageTable } from './table.ts';

/** Filtered messages in the requested order. `next` is the cursor of the next page, if there is one. */
export interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  readonly next?: string;
}

/** A part of the filtered messages: at most `limit` of those after `cursor`. */
export interface PageRequest extends MessageFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const COLUMNS = [
  'id',
  'arrived',
  ...contactFieldNames,
  'created_at',
  'state',
] as const satisfies readonly (keyof MessageTable)[];

type Row = Pick<Selectable<MessageTable>, (typeof COLUMNS)[number]>;

const toMessage = ({ created_at, arrived: _, ...row }: Row): ReceivedMessage => ({ ...row, createdAt: created_at });

/** Returns a message, unless it is deleted. */
export async function findMessage(db: Database, id: string): Promise<ReceivedMessage | undefined> {
  const byId = db.selectFrom('messages').select(COLUMNS).where('id', '=', id.toLowerCase());
  const row = await byId.where('deleted_at', 'is', null).executeTakeFirst();
  return row && toMessage(row);
}

/** Returns a page of the messages that match a filter. Deleted messages never match. */
export async function findMessages(db: Database, { limit, ...request }: PageRequest): Promise<MessagePage> {
  const rows = await findRows(db, { ...request, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? page.at(-1)?.arrived : undefined;
  return { messages: page.map(toMessage), ...(next !== undefined && { next }) };
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

/** A page request in terms of the tables. `after` and `before` are bounds of `arrived`, `from` and `to` of `created_at`. */
interface Query {
  readonly states: readonly MessageState[];
  readonly words: readonly string[];
  readonly email: string | undefined;
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

async function findRows(db: Database, { state, q = '', email, sort, limit, ...ends }: PageRequest): Promise<Row[]> {
  const words = splitWords(q);
  if (q.trim() !== '' && words.length === 0) return [];
  const order = sort === 'oldest' ? 'asc' : 'desc';
  const cursor = ends.cursor?.toLowerCase();
  const iso = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString());
  const query: Query = {
    states: STATES[state ?? (email === undefined ? 'inbox' : 'all')],
    words,
    email: email?.toLowerCase(),
    after: order === 'asc' ? cursor : undefined,
    before: order === 'desc' ? cursor : undefined,
    from: iso(ends.from),
    to: iso(ends.to),
    order,
    limit,
  };
  if (words.length > 0 && !isPostgres(db)) return findByFts(db, query);
  const parts = await Promise.all(query.states.map((one) => findInState(db, one, query)));
  const sign = order === 'asc' ? 1 : -1;
  return parts
    .flat()
    .sort((a, b) => (a.arrived < b.arrived ? -sign : sign))
    .slice(0, limit);
}

/** Messages that PostgreSQL searches in their order before it uses the index of words. */
const MAX_SCANNED = 1000;

/**
 * Finds messages of one state, which an index has in their order. Common words are soon found in that order, while the index
 * of words would return all their messages to be sorted. Rare words are best found by the index of words. PostgreSQL cannot
 * know which is the case, so the newest or oldest messages are scanned first. The second query sorts by an expression that
 * has no index, which makes PostgreSQL use the index of words.
 */
async function findInState(db: Database, state: MessageState, query: Query): Promise<Row[]> {
  const { words, email, after, before, from, to, order, limit } = query;
  const all = db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('state', '=', state)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (rows) => rows.where('arrived', '>', after ?? ''))
    .$if(before !== undefined, (rows) => rows.where('arrived', '<', before ?? ''))
    .$if(from !== undefined, (rows) => rows.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('created_at', '<', to ?? ''))
    .$if(email !== undefined, (rows) => rows.where(({ fn }) => fn('lower', ['email']), '=', email ?? ''));
  if (words.length === 0) return all.orderBy('arrived', order).limit(limit).execute();
  const scanned = all.select('words').orderBy('arrived', order).limit(MAX_SCANNED).as('messages');
  const matching = db.selectFrom(scanned).select(COLUMNS).where(matchesWords(words));
  const found = await matching.orderBy('arrived', order).limit(limit).execute();
  if (found.length === limit) return found;
  return all.where(matchesWords(words)).orderBy(sql`messages.arrived || ''`, order).limit(limit).execute();
}

/** Finds messages by SQLite's search table, whose row numbers are in the order of arrival. */
async function findByFts(db: Database, query: Query): Promise<Row[]> {
  const { states, words, email, after, before, from, to, order, limit } = query;
  await indexNewMessages(db);
  const number = (comparison: '<' | '>', bound: string) =>
    sql`(select number from messages where arrived ${sql.raw(comparison)} ${bound}
      order by arrived ${sql.raw(comparison === '<' ? 'desc' : 'asc')} limit 1)`;
  const conditions = [
    sql`message_search match ${ftsQuery(words)}`,
    sql`messages.deleted_at is null`,
    sql`messages.state in (${sql.join(states)})`,
    ...(after === undefined ? [] : [sql`message_search.rowid >= ${number('>', after)}`]),
    ...(before === undefined ? [] : [sql`message_search.rowid <= ${number('<', before)}`]),
    ...(from === undefined ? [] : [sql`messages.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`messages.created_at < ${to}`]),
    ...(email === undefined ? [] : [sql`lower(messages.email) = ${email}`]),
  ];
  const { rows } = await sql<Row>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`messages.${column}`)))}
    from message_search cross join messages on messages.number = message_search.rowid
    where ${sql.join(conditions, sql` and `)}
    order by message_search.rowid ${sql.raw(order)} limit ${limit}`.execute(db);
  return rows;
}
