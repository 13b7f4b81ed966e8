import { describe, expect, it, jest } from '@jest/globals';
import type { VisitReport } from '@platform/contract/report';
import { Hono } from 'hono';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { MAX_NAMES, MAX_REPORTS } from './counts.ts';
import { createVisitorRoutes } from './routes.ts';
import { createVisitors } from './visitors.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const DAY_MS = 86_400_000;

type Reported = Pick<VisitReport, 'views' | 'clicks' | 'referrer' | 'utm'>;

describeOnEachDatabase('visitors', ({ testDatabase }) => {
  const setUp = async ({ countryHeader }: { countryHeader?: string } = {}) => {
    const { db } = await testDatabase();
    const time = { now: Date.UTC(2026, 2, 12, 10) };
    const log = { error: jest.fn() };
    const visitors = createVisitors({
      db,
      log,
      isPublicPage: (path) => !path.startsWith('/admin') && !path.startsWith('/none'),
      visitor: async (c) => c.req.header('X-Visitor') ?? '',
      isSignedIn: async (c) => c.req.header('Cookie') === 'session=1',
      countryHeader,
      now: () => time.now,
    });
    const app = new Hono()
      .post('/report', async (c) => {
        await visitors.onReport((await c.req.json()) as VisitReport, c);
        return c.body(null, 204);
      })
      .post('/message', async (c) => {
        await visitors.converted('message', c);
        return c.body(null, 204);
      })
      .route('/', createVisitorRoutes({ db, visitors, adminOnly: (_, next) => next(), now: () => time.now }));
    const send = async (path: string, visitor: string, body: object, headers: Record<string, string> = {}) => {
      const client = { 'User-Agent': BROWSER, 'Accept-Language': 'en-GB,en;q=0.8', 'X-Visitor': visitor };
      await app.request(path, { method: 'POST', headers: { ...client, ...headers }, body: JSON.stringify(body) });
    };
    const visit = (visitor: string, reported: Reported, headers?: Record<string, string>) =>
      send('/report', visitor, reported, headers);
    const message = (visitor: string, page: string) =>
      send('/message', visitor, {}, { Referer: `https://site.example${page}?utm_source=x` });
    /** Returns a list as text: `name count`. */
    const list = async (name: keyof Awaited<ReturnType<typeof visitors.report>>['lists'], days = 7) =>
      (await visitors.report(days)).lists[name].map((entry) => `${entry.name} ${entry.count}`);
    return { db, time, log, visitors, visit, message, send, list, app };
  };

  it('are counted by day, with what they viewed and where they came from', async () => {
    const { visitors, visit, list, time, log } = await setUp();
    await visit('a', { views: ['/', '/about'], referrer: 'www.search.example' });
    await visit('a', { views: ['/contact'] });
    await visit(
      'b',
      { views: ['/'], utm: { source: 'newsletter', campaign: ' spring\u0000  sale' } },
      { 'User-Agent': PHONE },
    );
    await visit('c', { views: ['/'] }, { 'Accept-Language': 'bn' });
    await visitors.flush();
    await visit('a', { views: ['/'] });
    const { days } = await visitors.report(7);
    expect(days.at(-1)).toEqual({ day: '2026-03-12', views: 6, visitors: 3 });
    expect(days[0]).toEqual({ day: '2026-03-06', views: 0, visitors: 0 });
    expect(await list('page')).toEqual(['/ 4', '/about 1', '/contact 1']);
    expect(await list('source')).toEqual([' 1', 'newsletter 1', 'search.example 1']);
    expect(await list('campaign')).toEqual(['spring sale 1']);
    expect(await list('language')).toEqual(['en 2', 'bn 1']);
    expect(await list('device')).toEqual(['desktop 2', 'phone 1']);
    expect(await list('country')).toEqual([]);
    time.now += DAY_MS;
    await visit('a', { views: ['/'] });
    expect((await visitors.report(7)).days.slice(-2).map((day) => day.visitors)).toEqual([3, 1]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('convert on a page, by the source that led them here, also if the message is counted first', async () => {
    const { visitors, visit, message } = await setUp();
    await message('a', '/contact');
    await visit('a', { views: ['/', '/contact'], referrer: 'search.example' });
    await visitors.flush();
    await visit('a', { views: ['/about'] });
    await message('a', '/about');
    await message('b', '/contact');
    await message('b', '/none/such');
    await visit('a', {
      clicks: [
        { path: '/', to: 'wa.me' },
        { path: '/contact', to: 'tel' },
        { path: '/', to: 'x.com' },
      ],
    });
    expect((await visitors.report(30)).conversions).toEqual([
      { kind: 'message', page: '', source: '', count: 1 },
      { kind: 'whatsapp', page: '/', source: 'search.example', count: 1 },
      { kind: 'message', page: '/about', source: 'search.example', count: 1 },
      { kind: 'message', page: '/contact', source: '', count: 1 },
      { kind: 'message', page: '/contact', source: 'search.example', count: 1 },
      { kind: 'phone', page: '/contact', source: 'search.example', count: 1 },
    ]);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'User-Agent': 'curl/8.0' }],
    ['a browser without a window', { 'User-Agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
    ['what says that it is a browser, and is none', { 'Accept-Language': undefined as never }],
    ['the site’s own people', { Cookie: 'session=1' }],
  ])('are not %s', async (_, headers) => {
    const { db, visitors, app } = await setUp();
    const sent = { 'User-Agent': BROWSER, 'Accept-Language': 'en', ...headers };
    if (sent['Accept-Language'] === undefined) delete (sent as { 'Accept-Language'?: string })['Accept-Language'];
    await app.request('/report', { method: 'POST', headers: sent, body: JSON.stringify({ views: ['/'] }) });
    await app.request('/message', { method: 'POST', headers: sent });
    await visitors.flush();
    expect(await db.selectFrom('visitor_counts').selectAll().execute()).toEqual([]);
  });

  it('are counted on public pages alone', async () => {
    const { visit, visitors, list } = await setUp();
    await visit('a', { views: ['/none/1', '/admin', '/', '/none/2'] });
    await visit('b', { views: ['/none/1'] });
    expect(await list('page')).toEqual(['/ 1']);
    expect((await visitors.report(7)).days.at(-1)).toMatchObject({ views: 1, visitors: 1 });
  });

  it('that name endless pages, sources and campaigns fill a bounded number of rows, and none is lost', async () => {
    const { db, visit, list, visitors } = await setUp();
    for (let i = 0; i < 1000; i += 1) {
      const utm = { campaign: `campaign ${i}` };
      await visit(`v${i}`, {
        views: [`/post/${i}`],
        clicks: [{ path: `/post/${i}`, to: 'tel' }],
        referrer: `s${i}.example`,
        utm,
      });
      if (i % 300 === 0) await visitors.flush();
    }
    for (const kind of ['page', 'source', 'campaign'] as const)
      expect((await list(kind))[0]).toBe(`* ${1000 - MAX_NAMES}`);
    const rows = await db.selectFrom('visitor_counts').select(['kind', 'count']).execute();
    expect(rows.length).toBeLessThanOrEqual(4 * (MAX_NAMES + 1) + 4);
    const sumOf = (kind: string) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);
    expect([sumOf('page'), sumOf('source'), sumOf('phone'), sumOf('visitor')]).toEqual([1000, 1000, 1000, 1000]);
  });

  it('that report without end are not counted any more that day', async () => {
    const { visit, visitors } = await setUp();
    for (let i = 0; i < MAX_REPORTS + 100; i += 1) {
      await visit('a', { views: ['/'] });
      if (i % 100 === 99) await visitors.flush();
    }
    expect((await visitors.report(7)).days.at(-1)).toMatchObject({ views: MAX_REPORTS, visitors: 1 });
  });

  it('are forgotten when their day is over, and their number after 25 months', async () => {
    const { db, visit, visitors, time } = await setUp();
    await visit('a', { views: ['/'] });
    await visitors.flush();
    const clean = async () => {
      await visitors.start()();
      const left = (table: 'visitors_today' | 'visitor_counts') => db.selectFrom(table).selectAll().execute();
      return [(await left('visitors_today')).length > 0, (await left('visitor_counts')).length > 0];
    };
    expect(await clean()).toEqual([true, true]);
    time.now = Date.UTC(2026, 2, 13);
    expect(await clean()).toEqual([false, true]);
    time.now = Date.UTC(2028, 3, 12);
    expect(await clean()).toEqual([false, true]);
    time.now = Date.UTC(2028, 3, 13);
    expect(await clean()).toEqual([false, false]);
  });

  it('have a country only where a header of the proxies is set', async () => {
    const { visit, list } = await setUp({ countryHeader: 'CF-IPCountry' });
    for (const [visitor, code] of Object.entries({ a: 'BD', b: 'bd', c: 'XX', d: '<b>', e: '' }))
      await visit(visitor, { views: ['/'] }, { 'CF-IPCountry': code });
    expect(await list('country')).toEqual(['BD 2']);
  });

  it('are exported as CSV, in which no cell is a formula', async () => {
    const { visit, app } = await setUp();
    await visit('a', { views: ['/'], utm: { campaign: '=HYPERLINK("https://evil.example")' } });
    const response = await app.request('/v1/visitors.csv?days=7');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="visitors.csv"');
    const [head, ...lines] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('day,kind,name,source,count');
    expect(lines).toContain('"2026-03-12","page","/","","1"');
    expect(lines).toContain('"2026-03-12","campaign","\'=HYPERLINK(""https://evil.example"")","","1"');
    expect((await app.request('/v1/visitors.csv?days=9999')).status).toBe(400);
  });
});

describe('a failing database', () => {
  it('is logged, and delays no page', async () => {
    const log = { error: jest.fn() };
    const visitors = createVisitors({
      db: { transaction: () => ({ execute: () => Promise.reject(new Error('down')) }) } as never,
      log,
      isPublicPage: () => true,
      visitor: async () => 'a',
      isSignedIn: async () => false,
    });
    const app = new Hono().get('/', async (c) => {
      await visitors.onReport({ views: ['/'] } as unknown as VisitReport, c);
      return c.text('done');
    });
    const response = await app.request('/', { headers: { 'User-Agent': BROWSER, 'Accept-Language': 'en' } });
    expect(await response.text()).toBe('done');
    await visitors.flush();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
