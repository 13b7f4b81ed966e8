import { CONVERSIONS, type Conversion, OTHER_NAMES, VISITOR_LISTS, type VisitorReport } from '@studio/client/visitors';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { CountKind, VisitorsSchema } from './table.ts';

/** What a visitor did. */
export interface VisitorEvent {
  /** UTC. */
  readonly day: string;
  readonly visitor: string;
  readonly device: string;
  readonly language: string;
  readonly country: string;
  /** The other site that led here. Unset: none. */
  readonly source?: string;
  readonly campaign?: string;
  /** Paths of pages. */
  readonly views: readonly string[];
  readonly conversions: readonly { readonly kind: Conversion; readonly page: string }[];
}

/** Maximum number of different names of a kind that are counted a day. All others count as one. */
export const MAX_NAMES = 200;

/** Maximum number of reports of a visitor that are counted a day. A browser sends a few for each page. */
export const MAX_REPORTS = 500;

/** Maximum number of names in a list. */
const MAX_LISTED = 50;

/** Retention of the counts, in months. */
export const KEPT_MONTHS = 25;

/** Maximum number of rows in a statement, far below the maximum number of parameters. */
const MAX_ROWS = 500;

type CountRow = VisitorsSchema['visitor_counts'];

/** Returns the day of a time, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts what visitors did, in the transaction of a database. */
export async function countEvents(db: Database, events: readonly VisitorEvent[]): Promise<void> {
  const today = await updateVisitors(db, events);
  const counts = new Map<string, CountRow>();
  const add = (day: string, kind: CountKind, name = '', source = '') => {
    const key = JSON.stringify([day, kind, name, source]);
    counts.set(key, { day, kind, name, source, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const seen = new Set<string>();
  for (const { day, visitor, source, campaign, views, conversions, ...client } of events) {
    const key = keyOf({ day, visitor });
    const known = today.get(key);
    if (!known || known.reports > MAX_REPORTS) continue;
    const isNew = known.isNew && !seen.has(key);
    seen.add(key);
    if (isNew) {
      add(day, 'visitor');
      for (const kind of ['device', 'language', 'country'] as const) if (client[kind]) add(day, kind, client[kind]);
    }
    if (source !== undefined || isNew) add(day, 'source', source);
    if (campaign !== undefined) add(day, 'campaign', campaign);
    for (const page of views) {
      add(day, 'view');
      add(day, 'page', page);
    }
    for (const { kind, page } of conversions) add(day, kind, page, known.source);
  }
  await addCounts(db, await withinLimits(db, [...counts.values()]));
}

const keyOf = ({ day, visitor }: Pick<VisitorEvent, 'day' | 'visitor'>) => `${day} ${visitor}`;

/** Adds the events' visitors to those of their day. Returns for each the source of the last visit, and whether no event was before. */
async function updateVisitors(db: Database, events: readonly VisitorEvent[]) {
  const rows = new Map<string, VisitorsSchema['visitors_today']>();
  for (const { day, visitor, source } of events) {
    const earlier = rows.get(keyOf({ day, visitor }));
    const reports = (earlier?.reports ?? 0) + 1;
    rows.set(keyOf({ day, visitor }), { day, visitor, source: source ?? earlier?.source ?? '', reports });
  }
  const known = new Map<string, { readonly source: string; readonly reports: number; readonly isNew: boolean }>();
  // In one order, so that servers that write at once do not deadlock.
  const sorted = [...rows.keys()].sort().flatMap((key) => rows.get(key) ?? []);
  for (let i = 0; i < sorted.length; i += MAX_ROWS) {
    const updated = await db
      .insertInto('visitors_today')
      .values(sorted.slice(i, i + MAX_ROWS))
      .onConflict((conflict) =>
        conflict.columns(['day', 'visitor']).doUpdateSet({
          reports: sql<number>`visitors_today.reports + excluded.reports`,
          source: sql<string>`case when excluded.source = '' then visitors_today.source else excluded.source end`,
        }),
      )
      .returningAll()
      .execute();
    for (const row of updated) known.set(keyOf(row), { ...row, isNew: row.reports === rows.get(keyOf(row))?.reports });
  }
  return known;
}

/** Returns counts with a common name in place of each that is too much for its day. */
async function withinLimits(db: Database, rows: readonly CountRow[]): Promise<CountRow[]> {
  const days = [...new Set(rows.map(({ day }) => day))];
  const stored =
    days.length === 0
      ? []
      : await db
          .selectFrom('visitor_counts')
          .select(['day', 'kind', 'name', 'source'])
          .where('day', 'in', days)
          .execute();
  const namesOf = new Map<string, Set<string>>();
  const setOf = ({ day, kind }: Pick<CountRow, 'day' | 'kind'>) => {
    const key = `${day} ${kind}`;
    const names = namesOf.get(key) ?? new Set();
    namesOf.set(key, names);
    return names;
  };
  const nameOf = ({ name, source }: Pick<CountRow, 'name' | 'source'>) => JSON.stringify([name, source]);
  for (const row of stored) setOf(row).add(nameOf(row));
  const limited = new Map<string, CountRow>();
  for (const row of rows) {
    const names = setOf(row);
    const fits = names.has(nameOf(row)) || names.size < MAX_NAMES;
    if (fits) names.add(nameOf(row));
    const kept = fits ? row : { ...row, name: OTHER_NAMES, source: row.source && OTHER_NAMES };
    const key = JSON.stringify([kept.day, kept.kind, kept.name, kept.source]);
    limited.set(key, { ...kept, count: (limited.get(key)?.count ?? 0) + kept.count });
  }
  return [...limited.keys()].sort().flatMap((key) => limited.get(key) ?? []);
}

async function addCounts(db: Database, rows: readonly CountRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += MAX_ROWS)
    await db
      .insertInto('visitor_counts')
      .values(rows.slice(i, i + MAX_ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'name', 'source'])
          .doUpdateSet({ count: sql<number>`visitor_counts.count + excluded.count` }),
      )
      .execute();
}

/** Deletes the visitors of earlier days, and counts that are older than 25 months. */
export async function deleteOld(db: Database, now: number): Promise<void> {
  await db.deleteFrom('visitors_today').where('day', '<', dayOf(now)).execute();
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await db.deleteFrom('visitor_counts').where('day', '<', dayOf(oldest.getTime())).execute();
}

/** Returns the days (UTC) of a range that ends today, oldest first. */
export const daysOf = (count: number, now: number): string[] =>
  Array.from({ length: count }, (_, i) => dayOf(now - (count - 1 - i) * 86_400_000));

/** Reads the report of the last days. */
export async function readReport(db: Database, count: number, now: number): Promise<VisitorReport> {
  const range = daysOf(count, now);
  const counted = db.selectFrom('visitor_counts').where('day', '>=', range[0] ?? '');
  const days = new Map(range.map((day) => [day, { day, views: 0, visitors: 0 }]));
  const totals = await counted.select(['day', 'kind', 'count']).where('kind', 'in', ['view', 'visitor']).execute();
  for (const { day, kind, count: number } of totals) {
    const totalsOfDay = days.get(day);
    if (totalsOfDay) totalsOfDay[kind === 'view' ? 'views' : 'visitors'] = number;
  }
  const sum = sql<number | string>`sum(count)`;
  const listOf = async (kind: CountKind) => {
    const rows = counted
      .select(['name', sum.as('total')])
      .where('kind', '=', kind)
      .groupBy('name');
    const listed = await rows.orderBy('total', 'desc').orderBy('name').limit(MAX_LISTED).execute();
    // PostgreSQL returns sums as strings.
    return listed.map(({ name, total }) => ({ name, count: Number(total) }));
  };
  const lists: Partial<Record<(typeof VISITOR_LISTS)[number], Awaited<ReturnType<typeof listOf>>>> = {};
  for (const list of VISITOR_LISTS) lists[list] = await listOf(list);
  const conversions = await counted
    .select(['kind', 'name', 'source', sum.as('total')])
    .where('kind', 'in', CONVERSIONS)
    .groupBy(['kind', 'name', 'source'])
    .orderBy('total', 'desc')
    .orderBy('name')
    .orderBy('source')
    .orderBy('kind')
    .limit(2 * MAX_LISTED)
    .execute();
  return {
    days: [...days.values()],
    lists: lists as VisitorReport['lists'],
    conversions: conversions.map(({ kind, name, source, total }) => ({
      kind: kind as Conversion,
      page: name,
      source,
      count: Number(total),
    })),
  };
}
