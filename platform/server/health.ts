import { Hono } from 'hono';
import { sql } from 'kysely';
import type { PlatformDatabase } from './database/schema.ts';
import type { Pages } from './pages/pages.ts';

const UNCACHED = { 'Cache-Control': 'no-store' };

interface HealthDeps {
  readonly db: PlatformDatabase;
  readonly pages: Pick<Pages, 'live' | 'cache'>;
  readonly isStopping?: () => boolean;
}

/**
 * Creates `/healthz`, which responds while the process runs, and `/readyz`: 200 if the database responds, a set is live and the
 * server does not stop, with the number and bytes of cached pages.
 */
export function createHealth({ db, pages, isStopping = () => false }: HealthDeps) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, UNCACHED))
    .get('/readyz', async (c) => {
      const [result] = await Promise.allSettled([sql`select 1`.execute(db)]);
      const store = result.status === 'fulfilled';
      const ready = store && pages.live !== undefined && !isStopping();
      const body = { status: ready ? 'ok' : 'not ready', store, set: pages.live ?? null, cache: pages.cache.size };
      return c.json(body, ready ? 200 : 503, UNCACHED);
    });
}
