import { sql } from 'kysely';
import type { PlatformDatabase, VisitRow } from '../database/schema.ts';

/** The reports of one visitor about one remote's release in one release set. */
export interface Visit {
  /** 16 hexadecimal digits that change every day. */
  readonly visitor: string;
  /** The id of the release set. */
  readonly set: string;
  readonly remote: string;
  readonly version: string;
  /** Time of the first report, in ms since 1970. */
  readonly at: number;
  /** Whether an uncaught error, rejected promise, failed load, integrity or policy violation, or hang was attributed to this release. */
  readonly failed: boolean;
  readonly hydrationFailed: boolean;
  /** Largest Contentful Paint, ms. */
  readonly lcp?: number;
  /** Interaction to Next Paint, ms. */
  readonly inp?: number;
}

/** Retention of a visit, in milliseconds: 14 days. */
export const RETENTION_MS = 14 * 86_400_000;

/** Time for which visits are buffered, in milliseconds. */
const WRITE_MS = 5000;

/** Maximum number of rows in a statement, far below the maximum number of parameters. */
const MAX_ROWS = 500;

/** Maximum number of pending visits. Further ones are dropped: pages come first. */
export const MAX_PENDING = 5000;

/** Maximum number of visits that are read at once, the newest: 15 minutes at 100,000 visits an hour are a quarter of it. */
const MAX_LISTED = 100_000;

/** The visits, which all servers of a database share. */
export type Visits = ReturnType<typeof createVisits>;

interface VisitsOptions {
  /** Called with the number of visits that were dropped or could not be written. */
  readonly onLost?: (lost: number, error?: unknown) => void;
}

/** Opens the table of visits. The reports of one visitor about one release in one set are merged into one row with the worst values. */
export function createVisits(db: PlatformDatabase, { onLost = () => {} }: VisitsOptions = {}) {
  const pending = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Writes the pending visits. A failure loses these alone. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...pending.values()].map(toRow);
    pending.clear();
    writing = writing.then(async () => {
      for (let i = 0; i < rows.length; i += MAX_ROWS) {
        const batch = rows.slice(i, i + MAX_ROWS);
        await insert(db, batch).catch((error: unknown) => onLost(batch.length, error));
      }
    });
    return writing;
  }

  return {
    /** Adds a visit, which is written within five seconds. Never throws. */
    add(visit: Visit): void {
      const key = [visit.visitor, visit.set, visit.remote, visit.version].join(' ');
      const earlier = pending.get(key);
      if (!earlier && pending.size >= MAX_PENDING) {
        onLost(1);
        return;
      }
      pending.set(key, earlier ? merge(earlier, visit) : visit);
      timer ??= setTimeout(() => void write(), WRITE_MS).unref();
    },
    /** Returns the visits of a remote since a time (ms since 1970), newest first, at most 100,000. */
    async list({ remote, since }: { readonly remote: string; readonly since: number }): Promise<readonly Visit[]> {
      const rows = await db
        .selectFrom('visits')
        .selectAll()
        .where('remote', '=', remote)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .limit(MAX_LISTED)
        .execute();
      return rows.map(fromRow);
    },
    /** Returns the time of the newest visit (ms since 1970); undefined if there is none. */
    async newest(): Promise<number | undefined> {
      const newest = await db.selectFrom('visits').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst();
      return newest && Number(newest.at);
    },
    /** Deletes visits before a time (ms since 1970). */
    async deleteBefore(before: number): Promise<void> {
      await db.deleteFrom('visits').where('at', '<', before).execute();
    },
    /** Writes the pending visits. */
    flush: write,
  };
}

const larger = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

/** Merges two reports of one visit. */
function merge(earlier: Visit, next: Visit): Visit {
  const lcp = larger(earlier.lcp, next.lcp);
  const inp = larger(earlier.inp, next.inp);
  return {
    ...earlier,
    failed: earlier.failed || next.failed,
    hydrationFailed: earlier.hydrationFailed || next.hydrationFailed,
    ...(lcp !== undefined && { lcp }),
    ...(inp !== undefined && { inp }),
  };
}

/** Writes visits, each merged with its existing row. They are sorted, so that servers that write at once do not deadlock. */
async function insert(db: PlatformDatabase, rows: readonly VisitRow[]): Promise<void> {
  const largerOf = (column: 'failed' | 'hydration_failed' | 'lcp' | 'inp') =>
    sql<number>`case when visits.${sql.ref(column)} > excluded.${sql.ref(column)} or excluded.${sql.ref(column)} is null
      then visits.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await db
    .insertInto('visits')
    .values([...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'release_set', 'remote', 'version']).doUpdateSet({
        failed: largerOf('failed'),
        hydration_failed: largerOf('hydration_failed'),
        lcp: largerOf('lcp'),
        inp: largerOf('inp'),
      }),
    )
    .execute();
}

const keyOf = (row: VisitRow) => [row.visitor, row.release_set, row.remote, row.version].join(' ');

const toRow = ({ set, failed, hydrationFailed, lcp, inp, ...visit }: Visit): VisitRow => ({
  ...visit,
  release_set: set,
  failed: Number(failed),
  hydration_failed: Number(hydrationFailed),
  lcp: lcp === undefined ? null : Math.round(lcp),
  inp: inp === undefined ? null : Math.round(inp),
});

const fromRow = ({ release_set, at, failed, hydration_failed, lcp, inp, ...row }: VisitRow): Visit => ({
  ...row,
  set: release_set,
  // PostgreSQL returns large numbers as strings.
  at: Number(at),
  failed: failed === 1,
  hydrationFailed: hydration_failed === 1,
  ...(lcp !== null && { lcp }),
  ...(inp !== null && { inp }),
});
