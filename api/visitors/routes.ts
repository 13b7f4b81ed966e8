import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { visitorQuery, visitorReport } from '@studio/client/visitors';
import { Hono, type MiddlewareHandler } from 'hono';
import { noStore } from '../contact/change-routes.ts';
import { cell } from '../contact/export.ts';
import type { Database } from '../database.ts';
import { daysOf } from './counts.ts';
import type { Visitors } from './visitors.ts';

interface VisitorRouteDeps {
  readonly db: Database;
  readonly visitors: Pick<Visitors, 'report' | 'flush'>;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  readonly now?: () => number;
}

const COLUMNS = ['day', 'kind', 'name', 'source', 'count'] as const;

/** Creates the admin's routes below `/api` for the counts of visitors. */
export function createVisitorRoutes({ db, visitors, adminOnly, now = Date.now }: VisitorRouteDeps) {
  const query = validate('query', visitorQuery);

  /** Yields the counts of each day as CSV. The byte order mark makes spreadsheets read it as UTF-8. */
  async function* csvOf(days: readonly string[]) {
    yield `\ufeff${COLUMNS.join(',')}\r\n`;
    for (const day of days) {
      const rows = await db
        .selectFrom('visitor_counts')
        .select(COLUMNS)
        .where('day', '=', day)
        .orderBy('kind')
        .orderBy('count', 'desc')
        .orderBy('name')
        .orderBy('source')
        .execute();
      yield rows.map((row) => `${COLUMNS.map((column) => cell(String(row[column]))).join(',')}\r\n`).join('');
    }
  }

  return new Hono()
    .get(
      '/v1/visitors',
      documented('Counts the visitors of the last days', { 200: visitorReport }, [400, 401, 403, 503]),
      adminOnly,
      query,
      async (c) => c.json(await visitors.report(Number(c.req.valid('query').days)), 200, noStore),
    )
    .get(
      '/v1/visitors.csv',
      documented('Exports the counts of visitors as CSV. No cell is a formula', { 200: null }, [400, 401, 403, 503]),
      adminOnly,
      query,
      async (c) => {
        await visitors.flush();
        const parts = csvOf(daysOf(Number(c.req.valid('query').days), now()));
        const stream = new ReadableStream<string>({
          pull: async (controller) => {
            const { value, done } = await parts.next();
            if (done) controller.close();
            else controller.enqueue(value);
          },
        });
        return c.body(stream.pipeThrough(new TextEncoderStream()), 200, {
          ...noStore,
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="visitors.csv"',
        });
      },
    );
}
