import { sql } from 'kysely';
import type { PlatformDatabase, VisitRow } from '../database/schema.ts';
import type { Visit } from './visit.ts';

/** How long a visit is kept, in milliseconds: 14 days. */
export const VISIT_MS = 14 * 86_400_000;

/** Time in which visits are collected before they are written together, in milliseconds. */
const WRITE_MS = 5000;

/** Maximum number of rows in a statement, far below the maximum number of parameters. */
const MAX_ROWS = 500;

/** Maximum number of visits that wait to be written. Others are dropped: pages come first. */
export const MAX_WAITING = 5000;

/** Maximum number of visits that are read at once, the newest: 15 minutes at 100,000 visits an hour are a quarter of it. */
const MAX_LISTED = 100_000;

/** The visits that all servers of a database share. */
export type Visits = ReturnType<typeof createVisits>;

interface VisitsOptions {
  /** Called when visits could not be written, or were dropped. `lost`: how many. */
  readonly onLost?: (lost: number, error?: unknown) => void;
}

/** Opens the table of visits. A visitor's reports about one release in one set become one row: the worst that was told. */
export function createVisits(db: PlatformDatabase, { onLost = () => {} }: VisitsOptions = {}) {
  const waiting = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Writes what waits. A failure loses these visits, not those that come after. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...waiting.values()].map(toRow);
    waiting.clear();
    writing = writing.then(async () => {
      for (let i = 0; i < rows.length; i += MAX_ROWS) {
        const some = rows.slice(i, i + MAX_ROWS);
        await insert(db, some).catch((error: unknown) => onLost(some.length, error));
      }
    });
    return writing;
  }

  return {
    /** Takes a visit, and writes it with others within five seconds. Never throws. */
    add(visit: Visit): void {
      const key = [visit.visitor, visit.set, visit.remote, visit.version].join(' ');
      const known = waiting.get(key);
      if (!known && waiting.size >= MAX_WAITING) {
        onLost(1);
        return;
      }
      waiting.set(key, known ? worst(known, visit) : visit);
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
    /** Removes visits from before a time (ms since 1970). */
    async forget(before: number): Promise<void> {
      await db.deleteFrom('visits').where('at', '<', before).execute();
    },
    /** Writes what waits. Resolves when that is done. */
    flush: write,
  };
}

const worse = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

/** Joins two reports of one visit. */
function worst(known: Visit, next: Visit): Visit {
  const lcp = worse(known.lcp, next.lcp);
  const inp = worse(known.inp, next.inp);
  return {
    ...known,
    failed: known.failed || next.failed,
    hydrationFailed: known.hydrationFailed || next.hydrationFailed,
    ...(lcp !== undefined && { lcp }),
    ...(inp !== undefined && { inp }),
  };
}

/** Writes visits, each joined with the row that it may have already. Rows of servers that write at once are in one order. */
async function insert(db: PlatformDatabase, rows: readonly VisitRow[]): Promise<void> {
  const larger = (column: 'failed' | 'hydration_failed' | 'lcp' | 'inp') =>
    sql<number>`case when visits.${sql.ref(column)} > excluded.${sql.ref(column)} or excluded.${sql.ref(column)} is null
      then visits.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await db
    .insertInto('visits')
    .values([...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'release_set', 'remote', 'version']).doUpdateSet({
        failed: larger('failed'),
        hydration_failed: larger('hydration_failed'),
        lcp: larger('lcp'),
        inp: larger('inp'),
      }),
    )
    .execute();
}

const keyOf = (row: VisitRow) => [row.visitor, row.release_set, row.remote, row.version].join(' ');

const toRow = ({ visitor, set, remote, version, at, failed, hydrationFailed, lcp, inp }: Visit): VisitRow => ({
  visitor,
  release_set: set,
  remote,
  version,
  at,
  failed: Number(failed),
  hydration_failed: Number(hydrationFailed),
  lcp: lcp === undefined ? null : Math.round(lcp),
  inp: inp === undefined ? null : Math.round(inp),
});

const fromRow = ({
  visitor,
  release_set,
  remote,
  version,
  at,
  failed,
  hydration_failed,
  lcp,
  inp,
}: VisitRow): Visit => ({
  visitor,
  set: release_set,
  remote,
  version,
  // PostgreSQL returns large numbers as texts.
  at: Number(at),
  failed: failed === 1,
  hydrationFailed: hydration_failed === 1,
  ...(lcp !== null && { lcp }),
  ...(inp !== null && { inp }),
});
