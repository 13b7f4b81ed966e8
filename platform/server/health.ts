import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { SqliteAdapter, sql } from 'kysely';
import type { PlatformDatabase } from './database/schema.ts';
import type { Pages } from './pages/pages.ts';

const UNCACHED = { 'Cache-Control': 'no-store' };

/**
 * Least and most time for which the result of a write is reported again, in milliseconds. Between them it is nine times what the
 * write took, because a write to a locked SQLite database holds everything else up.
 */
const RESULT_MS = { least: 5000, most: 15_000 };

/**
 * Time after which a database that has not answered counts as not writable, in milliseconds: balancers usually wait for two seconds. A
 * frozen database answers nothing.
 */
const MAX_WRITE_MS = 1500;

/**
 * Size of what is written, in characters: as much as the largest message and its indexes take, so that the disk is not full for
 * messages and free for this. SQLite skips pages that do not change, so every part of it does.
 */
const WRITE_SIZE = 48 * 1024;

export interface HealthDeps {
  readonly db: PlatformDatabase;
  readonly pages: Pick<Pages, 'live' | 'cache'>;
  /** Returns what is wrong with the log of deployments; undefined if it is whole. */
  readonly logFault?: () => string | undefined;
  /** Returns whether the server is stopping. */
  readonly isStopping?: () => boolean;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/**
 * Creates `/healthz`, which responds while the process runs; `/healthz/pages` for balancers: 200 if pages are served and the server
 * does not stop, whatever the database does; and `/readyz`: 200 if the database stores a row, a set is live and
 * the server does not stop, with the number and bytes of cached pages. The status is `degraded`, and still 200, while the log of deployments
 * is altered: what is live can be shown, and every server is in the same state.
 */
export function createHealth({
  db,
  pages,
  logFault = () => undefined,
  isStopping = () => false,
  now = () => performance.now(),
}: HealthDeps) {
  const canWrite = createWriteCheck(db, now);
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, UNCACHED))
    .get('/healthz/pages', (c) => {
      const serves = pages.live !== undefined && !isStopping();
      return c.json({ status: serves ? 'ok' : 'not ready' }, serves ? 200 : 503, UNCACHED);
    })
    .get('/readyz', async (c) => {
      const store = await canWrite();
      const ready = store && pages.live !== undefined && !isStopping();
      const fault = logFault();
      const status = ready ? (fault === undefined ? 'ok' : 'degraded') : 'not ready';
      const body = { status, store, log: fault ?? 'whole', set: pages.live ?? null, cache: pages.cache.size };
      return c.json(body, ready ? 200 : 503, UNCACHED);
    });
}

/**
 * Returns a function that stores a row, always the same one, and returns whether that succeeded within `MAX_WRITE_MS`. No write begins
 * before the last one has ended.
 */
function createWriteCheck(db: PlatformDatabase, now: () => number): () => Promise<boolean> {
  let last: { result: Promise<boolean>; validUntil: number } | undefined;

  return () => {
    const start = now();
    if (last && start < last.validUntil) return last.result;
    const written = write(db).then(
      () => true,
      () => false,
    );
    const timeout = new AbortController();
    const timer = delay(MAX_WRITE_MS, false, { signal: timeout.signal, ref: false }).catch(() => false);
    const check = { result: Promise.race([written, timer]), validUntil: Number.POSITIVE_INFINITY };
    void written.then(() => {
      timeout.abort();
      const took = now() - start;
      check.result = written;
      check.validUntil = now() + Math.min(RESULT_MS.most, Math.max(RESULT_MS.least, 9 * took));
    });
    last = check;
    return check.result;
  };
}

async function write(db: PlatformDatabase): Promise<void> {
  const time = new Date().toISOString();
  const value = time.repeat(WRITE_SIZE / time.length);
  await db.connection().execute(async (connection) => {
    const store = () =>
      connection
        .insertInto('settings')
        .values({ key: 'readiness', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    if (!(connection.getExecutor().adapter instanceof SqliteAdapter)) return store();
    // SQLite waits for the lock of another process on the thread of all requests.
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql.raw(`pragma busy_timeout = ${MAX_WRITE_MS}`).execute(connection);
    try {
      return await store();
    } finally {
      await sql.raw(`pragma busy_timeout = ${rows[0]?.timeout ?? 0}`).execute(connection);
    }
  });
}
