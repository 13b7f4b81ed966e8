import { contactFieldNames, type MessageState, messageState, type ReceivedMessage } from '@studio/client/contact';
import type { MessageCount, MessageFilter, MessageFolder } from '@studio/client/inbox';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database.ts';
import { messagesWithDraft } from '../history/drafts.ts';
import { ftsQuery, indexNewMessages, isPostgres, matchesWords, queryWords } from './search.ts';
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
  'deleted_at',
  'spam',
] as const satisfies readonly (keyof MessageTable)[];

type Row = Pick<Selectable<MessageTable>, (typeof COLUMNS)[number]>;

const toMessage = (
  { created_at, deleted_at, spam, arrived: _, ...row }: Row,
  drafts: ReadonlySet<string>,
): ReceivedMessage => ({
  ...row,
  createdAt: created_at,
  ...(deleted_at !== null && { deletedAt: deleted_at }),
  ...(drafts.has(row.id) && { draft: true }),
  ...(row.state === 'spam' && spam !== '' && { spam: spam.split(' ') as ReceivedMessage['spam'] }),
});

/** Returns a message, also from the trash. */
export async function findMessage(db: Database, id: string): Promise<ReceivedMessage | undefined> {
  const row = await db.selectFrom('messages').select(COLUMNS).where('id', '=', id.toLowerCase()).executeTakeFirst();
  return row && toMessage(row, await messagesWithDraft(db, [row.id]));
}

/** Returns a page of the messages that match a filter. */
export async function findMessages(db: Database, { limit, ...request }: PageRequest): Promise<MessagePage> {
  const rows = await findRows(db, { ...request, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? page.at(-1)?.arrived : undefined;
  const drafts = await messagesWithDraft(
    db,
    page.map(({ id }) => id),
  );
  return { messages: page.map((row) => toMessage(row, drafts)), ...(next !== undefined && { next }) };
}

/** Counts the messages that match a filter. */
export async function countMessages(db: Database, filter: MessageFilter): Promise<MessageCount> {
  const query = queryOf(filter);
  if (query === undefined) return { total: 0, unread: 0 };
  const counts = sql<number>`count(*)`.as('total');
  const unread = sql<number>`coalesce(sum(case when state = 'new' then 1 else 0 end), 0)`.as('unread');
  const row = usesFts(db, query)
    ? (
        await sql<
          Record<keyof MessageCount, number>
        >`select ${counts}, ${unread} ${await ftsMatches(db, query)}`.execute(db)
      ).rows[0]
    : await matches(db, query).select([counts, unread]).executeTakeFirst();
  return { total: Number(row?.total ?? 0), unread: Number(row?.unread ?? 0) };
}

/** The messages of a folder. */
interface Folder {
  readonly states: readonly MessageState[];
  /** Whether they are in the trash. Unset: all of them. */
  readonly deleted: boolean | undefined;
}

const ALL: readonly MessageState[] = messageState.options;

const FOLDERS: Readonly<Record<MessageFolder, Folder>> = {
  inbox: { states: ['new', 'read'], deleted: false },
  new: { states: ['new'], deleted: false },
  read: { states: ['read'], deleted: false },
  archived: { states: ['archived'], deleted: false },
  spam: { states: ['spam'], deleted: false },
  all: { states: ALL, deleted: false },
  trash: { states: ALL, deleted: true },
};

/** A filter in terms of the tables. `from` and `to` are bounds of `created_at`. */
interface Query extends Folder {
  readonly words: readonly string[];
  readonly email: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A part of what matches: at most `limit` in an order, with `arrived` after or before a bound. */
interface Part {
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Returns the query of a filter; undefined if nothing can match. */
function queryOf({ state, q = '', email, from, to }: MessageFilter): Query | undefined {
  const words = queryWords(q);
  if (q.trim() !== '' && words.length === 0) return undefined;
  const iso = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString());
  const whole = email !== undefined && state === undefined;
  return {
    ...(whole ? { states: ALL, deleted: undefined } : FOLDERS[state ?? 'inbox']),
    words,
    email: email?.toLowerCase(),
    from: iso(from),
    to: iso(to),
  };
}

async function findRows(db: Database, { sort, limit, cursor, ...filter }: PageRequest): Promise<Row[]> {
  const query = queryOf(filter);
  if (query === undefined) return [];
  const order = sort === 'oldest' ? 'asc' : 'desc';
  const bound = cursor?.toLowerCase();
  const part: Part = {
    after: order === 'asc' ? bound : undefined,
    before: order === 'desc' ? bound : undefined,
    order,
    limit,
  };
  if (usesFts(db, query)) return findByFts(db, query, part);
  // The index of what is not in the trash begins with the state.
  const queries = query.deleted === false ? query.states.map((state) => ({ ...query, states: [state] })) : [query];
  const parts = await Promise.all(queries.map((one) => findInOrder(db, one, part)));
  const sign = order === 'asc' ? 1 : -1;
  return parts
    .flat()
    .sort((a, b) => (a.arrived < b.arrived ? -sign : sign))
    .slice(0, limit);
}

/** Returns whether a query uses SQLite's search table. */
const usesFts = (db: Database, { words }: Query): boolean => words.length > 0 && !isPostgres(db);

/** Selects the messages that match a query, whatever their words. */
function matchesFilter(db: Database, { states, deleted, email, from, to }: Query) {
  return db
    .selectFrom('messages')
    .$if(states.length < ALL.length, (rows) => rows.where('state', 'in', states))
    .$if(deleted !== undefined, (rows) => rows.where('deleted_at', deleted ? 'is not' : 'is', null))
    .$if(from !== undefined, (rows) => rows.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('created_at', '<', to ?? ''))
    .$if(email !== undefined, (rows) => rows.where(({ fn }) => fn('lower', ['email']), '=', email ?? ''));
}

const matches = (db: Database, query: Query) =>
  matchesFilter(db, query).$if(query.words.length > 0, (rows) => rows.where(matchesWords(query.words)));

/** Messages that PostgreSQL searches in their order before it uses the index of words. */
const MAX_SCANNED = 1000;

/**
 * Finds messages which an index has in their order. Common words are soon found in that order, while the index
 * of words would return all their messages to be sorted. Rare words are best found by the index of words. PostgreSQL cannot
 * know which is the case, so the newest or oldest messages are scanned first. The second query sorts by an expression that
 * has no index, which makes PostgreSQL use the index of words.
 */
async function findInOrder(db: Database, query: Query, { after, before, order, limit }: Part): Promise<Row[]> {
  const { words } = query;
  const all = matchesFilter(db, query)
    .select(COLUMNS)
    .$if(after !== undefined, (rows) => rows.where('arrived', '>', after ?? ''))
    .$if(before !== undefined, (rows) => rows.where('arrived', '<', before ?? ''));
  if (words.length === 0) return all.orderBy('arrived', order).limit(limit).execute();
  const scanned = all.select('words').orderBy('arrived', order).limit(MAX_SCANNED).as('messages');
  const matching = db.selectFrom(scanned).select(COLUMNS).where(matchesWords(words));
  const found = await matching.orderBy('arrived', order).limit(limit).execute();
  if (found.length === limit) return found;
  return all.where(matchesWords(words)).orderBy(sql`messages.arrived || ''`, order).limit(limit).execute();
}

/** Returns `from` and `where` of the messages that match a query, by SQLite's search table, which gets new messages first. */
async function ftsMatches(db: Database, query: Query): Promise<RawBuilder<unknown>> {
  const { states, deleted, words, email, from, to } = query;
  await indexNewMessages(db);
  const conditions = [
    sql`message_search match ${ftsQuery(words)}`,
    sql`messages.state in (${sql.join(states)})`,
    ...(deleted === undefined ? [] : [sql`messages.deleted_at is ${sql.raw(deleted ? 'not null' : 'null')}`]),
    ...(from === undefined ? [] : [sql`messages.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`messages.created_at < ${to}`]),
    ...(email === undefined ? [] : [sql`lower(messages.email) = ${email}`]),
  ];
  return sql`from message_search cross join messages on messages.number = message_search.rowid
    where ${sql.join(conditions, sql` and `)}`;
}

/** Finds messages by SQLite's search table, whose row numbers are in the order of arrival. */
async function findByFts(db: Database, query: Query, { after, before, order, limit }: Part): Promise<Row[]> {
  const number = (comparison: '<' | '>', bound: string) =>
    sql`(select number from messages where arrived ${sql.raw(comparison)} ${bound}
       order by arrived ${sql.raw(comparison === '<' ? 'desc' : 'asc')} limit 1)`;
  const { rows } = await sql<Row>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`messages.${column}`)))}
    ${await ftsMatches(db, query)}
    ${after === undefined ? sql`` : sql`and message_search.rowid >= ${number('>', after)}`}
    ${before === undefined ? sql`` : sql`and message_search.rowid <= ${number('<', before)}`}
    order by message_search.rowid ${sql.raw(order)} limit ${limit}`.execute(db);
  return rows;
}
