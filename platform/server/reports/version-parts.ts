import { sql } from 'kysely';
import type { PlatformDatabase } from '../database/schema.ts';

/** Totals of a version in one part of a time span. */
export interface VersionPart {
  readonly version: string;
  /** Number of the part: 0 is the oldest. */
  readonly part: number;
  readonly visitors: number;
  /** Visitors with a fault, in hydration or later. */
  readonly failed: number;
  /** Numbers of visitors by their largest paint in ms, rounded up to steps of 100. */
  readonly paints: ReadonlyMap<number, number>;
}

/** Width of a step of the largest paint, in ms. */
const STEP_MS = 100;

/** Upper limit of a largest paint, which bounds the number of rows. */
const MAX_PAINT_MS = 10_000;

interface Span {
  /** ms since 1970. */
  readonly since: number;
  /** Length of a part, in ms. */
  readonly partMs: number;
}

/** Adds up the visits since a time, by version and part. */
export async function readVersionParts(db: PlatformDatabase, { since, partMs }: Span): Promise<readonly VersionPart[]> {
  // Literals, because SQLite and PostgreSQL divide bound numbers differently.
  const [from, length] = [sql.lit(Math.round(since)), sql.lit(Math.round(partMs))];
  const part = sql<number>`(at - ${from}) / ${length}`;
  const paint = sql<
    number | null
  >`(case when lcp > ${sql.lit(MAX_PAINT_MS)} then ${sql.lit(MAX_PAINT_MS)} else lcp end + ${sql.lit(STEP_MS - 1)}) / ${sql.lit(STEP_MS)}`;
  const rows = await db
    .selectFrom('visits')
    .select(['version', part.as('part'), paint.as('paint')])
    .select(({ fn }) => fn.countAll<number>().as('visitors'))
    .select(sql<number>`sum(case when failed = 1 or hydration_failed = 1 then 1 else 0 end)`.as('failed'))
    .where('at', '>=', since)
    .groupBy(['version', part, paint])
    .execute();
  const parts = new Map<string, VersionPart & { paints: Map<number, number> }>();
  for (const row of rows) {
    const key = `${row.version} ${row.part}`;
    const earlier = parts.get(key);
    // PostgreSQL returns large numbers as strings.
    const visitors = (earlier?.visitors ?? 0) + Number(row.visitors);
    const failed = (earlier?.failed ?? 0) + Number(row.failed);
    const paints = earlier?.paints ?? new Map<number, number>();
    if (row.paint !== null) paints.set(Number(row.paint) * STEP_MS, Number(row.visitors));
    parts.set(key, { version: row.version, part: Number(row.part), visitors, failed, paints });
  }
  return [...parts.values()];
}
