import { expect, it } from '@jest/globals';
import { openDatabase } from '@platform/server/database/open-database';
import { migrations } from '../app.ts';
import { type ServerProgram, serverPrograms } from '../contact/server-programs.fixture.ts';
import type { Schema } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { readReport } from './counts.ts';

/** A server that counts what is posted to it, and writes it when that is asked for. It prints its address. */
const SERVER = `
  import { Hono } from 'hono';
  import { migrations } from './app.ts';
  import { createVisitors } from './visitors/visitors.ts';
  import { listen } from '@platform/server/listen/listen';
  import { openDatabase } from '@platform/server/database/open-database';
  const visitors = createVisitors({
    db: await openDatabase(JSON.parse(process.argv[2]), migrations),
    log: { error: (fields, line) => console.error(line, fields) },
    isPublicPage: () => true,
    visitor: async (c) => c.req.header('X-Visitor'),
    isSignedIn: async () => false,
  });
  const app = new Hono()
    .post('/visit', async (c) => {
      await visitors.onReport(await c.req.json(), c);
      return c.text('');
    })
    .post('/write', async (c) => {
      await visitors.flush();
      return c.text('');
    });
  console.log((await listen(app, { port: 0, host: '127.0.0.1' })).url);`;

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Visits of each server. */
const VISITS = 40;

/** Different visitors among them. */
const VISITORS = 25;

describeOnEachDatabase('the visitors of several servers', ({ kind, newPlace }) => {
  const { start, kill } = serverPrograms(SERVER);

  const post = (server: ServerProgram, path: string, visitor = '', body: object = {}) =>
    fetch(`${server.line}${path}`, {
      method: 'POST',
      headers: { 'User-Agent': BROWSER, 'X-Visitor': visitor },
      body: JSON.stringify(body),
    });

  /** Visits two pages, as different visitors. */
  const visit = (server: ServerProgram) =>
    Promise.all(
      Array.from({ length: VISITS }, (_, i) => post(server, '/visit', `v${i % VISITORS}`, { views: ['/', `/${i}`] })),
    );

  async function setUp() {
    const place = await newPlace();
    const servers = [await start(`visitors-${kind}`, place), await start(`visitors-${kind}`, place)] as const;
    /** Returns what is counted. Each page is in the list as often as it was viewed. */
    const counts = async () => {
      const db = await openDatabase<Schema>(place, migrations);
      const { days, lists } = await readReport(db, 7, Date.now());
      await db.destroy();
      const sum = (key: 'views' | 'visitors') => days.reduce((total, day) => total + day[key], 0);
      const pages = lists.page.reduce((total, { count }) => total + count, 0);
      return { views: sum('views'), visitors: sum('visitors'), pages };
    };
    return { servers, counts };
  }

  it('are counted once each, though two servers write at the same time', async () => {
    const { servers, counts } = await setUp();
    await Promise.all(servers.map(visit));
    await Promise.all(servers.map((server) => post(server, '/write')));
    expect(await counts()).toEqual({ views: 4 * VISITS, visitors: VISITORS, pages: 4 * VISITS });
    await Promise.all(servers.map(visit));
    await Promise.all(servers.map((server) => post(server, '/write')));
    expect(await counts()).toEqual({ views: 8 * VISITS, visitors: VISITORS, pages: 8 * VISITS });
  }, 60_000);

  it('lose what a killed server had not written, and nothing else; nothing is half counted', async () => {
    const { servers, counts } = await setUp();
    const [killed, other] = servers;
    await visit(killed);
    await post(killed, '/write');
    await visit(killed);
    const writing = post(killed, '/write').catch(() => undefined);
    await visit(other);
    await kill(killed);
    await writing;
    await post(other, '/write');
    const { views, visitors, pages } = await counts();
    expect([4 * VISITS, 6 * VISITS]).toContain(views);
    expect([visitors, pages]).toEqual([VISITORS, views]);
  }, 60_000);
});
