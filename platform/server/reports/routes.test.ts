import { describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { sameSite } from '../http/same-site.ts';
import { createReports } from './routes.ts';

const VERSION = 'ab'.repeat(32);

const setUp = () => {
  const warn = jest.fn();
  const record = jest.fn(async () => {});
  const free = { reports: Number.POSITIVE_INFINITY };
  const app = new Hono().route(
    '/',
    createReports({
      log: { warn },
      limitTotal: async (c, next) => (free.reports-- > 0 ? next() : c.body(null, 503)),
      limiter: (_, next) => next(),
      sameSite: sameSite(),
      record,
      released: {
        versionByEntry: async (_, file) => (file === 'entry.0123456789.js' ? VERSION : undefined),
      },
      visitor: (c) => c.req.header('X-Visitor') ?? '',
      isPreview: (c) => c.req.header('X-Preview') !== undefined,
    }),
  );
  return { warn, record, free, app };
};

describe('POST /reports/violations', () => {
  const page = 'https://site.example/contact?name=Ada#form';
  const report = {
    'document-uri': page,
    referrer: 'https://other.example/?from=Ada',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a.js?visitor=Ada',
    'script-sample': 'Ada',
  };

  const setUpViolations = () => {
    const { warn, app } = setUp();
    const send = async (body: unknown, headers: Record<string, string> = {}) =>
      app.request('/reports/violations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report', ...headers },
        body: JSON.stringify(body),
      });
    return { warn, send };
  };

  it('logs one line, without anything about the visitor', async () => {
    const { warn, send } = setUpViolations();
    expect((await send({ 'csp-report': report })).status).toBe(204);
    const violation = { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/contact' };
    expect(warn.mock.calls).toEqual([[{ violation }, 'a page violated its policy']]);
  });

  it.each([
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdef/page.js', 'chrome-extension:'],
    ['data', 'data'],
    ['Ada Lovelace', ''],
  ])('logs the blocked address %j as %j', async (blocked, logged) => {
    const { warn, send } = setUpViolations();
    await send({ 'csp-report': { ...report, 'blocked-uri': blocked } });
    expect(warn.mock.calls).toMatchObject([[{ violation: { blocked: logged } }, expect.anything()]]);
  });

  it('reads the directive of an older browser’s report', async () => {
    const { warn, send } = setUpViolations();
    const { 'effective-directive': _, ...older } = report;
    await send({ 'csp-report': { ...older, 'violated-directive': "style-src 'self'" } });
    expect(warn.mock.calls).toMatchObject([[{ violation: { directive: 'style-src' } }, expect.anything()]]);
  });

  it.each<[what: string, body: unknown, headers: Record<string, string>, status: number]>([
    ['no report', { name: 'Ada' }, {}, 400],
    ['a directive that is none', { 'csp-report': { ...report, 'effective-directive': 'Ada\n' } }, {}, 400],
    ['JSON', { 'csp-report': report }, { 'Content-Type': 'application/json' }, 415],
    ['another site’s page', { 'csp-report': report }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    [
      'a large body',
      { 'csp-report': { ...report, 'script-sample': 'a'.repeat(20_000) } },
      { 'Content-Length': '21000' },
      413,
    ],
  ])('refuses %s', async (_, body, headers, status) => {
    const { warn, send } = setUpViolations();
    expect((await send(body, headers)).status).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('POST /reports/visits', () => {
  const fault = { kind: 'error', remote: 'blog', message: 'TypeError' } as const;
  const visit = {
    path: '/blogs',
    remote: 'blog',
    releases: { shell: 'cd'.repeat(32), blog: 'ef'.repeat(32) },
    counted: true,
    faults: [fault],
    lcp: 1234.5,
  };
  const setUpVisits = () => {
    const { app, ...rest } = setUp();
    const send = async (body: unknown, headers: Record<string, string> = {}) =>
      app.request('/reports/visits', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Visitor': 'somebody', ...headers },
        body: JSON.stringify(body),
      });
    return { ...rest, send };
  };

  it('takes a report, without what a message says about the visitor', async () => {
    const { send, record } = setUpVisits();
    expect((await send({ ...visit, faults: [{ ...fault, message: 'Ada@post.example' }] })).status).toBe(204);
    expect(record.mock.calls).toEqual([[{ ...visit, faults: [{ ...fault, message: '[email]' }] }, 'somebody']]);
  });

  it.each([
    ['names a release that the document does not run', { ...visit, faults: [{ ...fault, remote: 'chat' }] }],
    ['was served by such a one', { ...visit, remote: 'chat' }],
    ['has too many faults', { ...visit, faults: Array(6).fill(fault) }],
    [
      'has too many releases',
      { ...visit, releases: Object.fromEntries([...'abcdefghijk'].map((name) => [name, visit.releases.blog])) },
    ],
    ['has a version that is none', { ...visit, releases: { blog: 'new' } }],
    ['has a place in another file', { ...visit, faults: [{ ...fault, at: { file: '../a.js', line: 1, column: 1 } }] }],
    ['has an impossible time', { ...visit, lcp: -1 }],
    ['has a time that is none', { ...visit, lcp: null }],
    ['has a search', { ...visit, path: '/blogs?q=Ada' }],
    ['has more', { ...visit, visitor: 'Ada' }],
    ['has a remote of the prototype', { ...visit, remote: 'constructor' }],
  ])('refuses a report that %s', async (_, body) => {
    const { send, record } = setUpVisits();
    expect((await send(body)).status).toBe(400);
    expect(record).not.toHaveBeenCalled();
  });

  it('takes nothing of a preview, of other sites and above the bounds', async () => {
    const { send, record, free } = setUpVisits();
    expect((await send(visit, { 'X-Preview': 'key' })).status).toBe(204);
    expect((await send(visit, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send(visit, { 'Content-Length': '9000' })).status).toBe(413);
    expect((await send(visit, { 'Content-Type': 'text/plain' })).status).toBe(415);
    free.reports = 1;
    expect([(await send(visit)).status, (await send(visit)).status]).toEqual([204, 503]);
    expect(record).toHaveBeenCalledTimes(1);
  });
});

describe('POST /reports/entries', () => {
  const setUpEntries = () => {
    const { app, record } = setUp();
    const send = async (body: string, headers: Record<string, string> = {}) =>
      app.request('/reports/entries', { method: 'POST', headers: { 'Content-Type': 'text/plain', ...headers }, body });
    return { record, send };
  };

  it('takes a failed load of the release that has this entry', async () => {
    const { record, send } = setUpEntries();
    expect((await send('http://site.example/assets/shell/entry.0123456789.js')).status).toBe(204);
    expect(record.mock.calls).toMatchObject([
      [{ remote: 'shell', releases: { shell: VERSION }, counted: true, faults: [{ kind: 'load' }] }, ''],
    ]);
  });

  it.each([
    ['http://site.example/assets/shell/entry.9876543210.js', 204],
    ['http://site.example/assets/chat/entry.0123456789.js', 400],
    ['http://site.example/assets/shell/../shell/entry.0123456789.js', 400],
    ['Ada Lovelace', 400],
    ['a'.repeat(301), 413],
  ])('takes nothing of %j', async (body, status) => {
    const { record, send } = setUpEntries();
    expect((await send(body, { 'Content-Length': String(body.length) })).status).toBe(status);
    expect(record).not.toHaveBeenCalled();
  });
});
