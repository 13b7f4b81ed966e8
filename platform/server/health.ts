import { Hono } from 'hono';
import { sql } from 'kysely';
import type { PlatformDatabase } from './database/schema.ts';
import type { Pages } from './pages/pages.ts';

interface HealthDeps {
  readonly db: PlatformDatabase;
  readonly pages: Pick<Pages, 'live' | 'cache'>;
}

const UNCACHED = { 'Cache-Control': 'no-store' };

/**
 * Creates `/healthz`, which responds while the process runs, and `/readyz`: 200 if the database responds and a set is live,
 * with the number and bytes of cached pages.
 */
export function createHealth({ db, pages }: HealthDeps) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, UNCACHED))
    .get('/readyz', async (c) => {
      const store = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      const ready = store && pages.live !== undefined;
      return c.json(
        { status: ready ? 'ok' : 'not ready', store, set: pages.live ?? null, cache: pages.cache.size },
        ready ? 200 : 503,
        UNCACHED,
      );
    });
}
