import { describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { sameSite } from '../http/same-site.ts';
import { createReports } from './routes.ts';

const VERSION = 'ab'.repeat(32);

const setUp = (path: string, type: string) => {
  const warn = jest.fn();
  const record = jest.fn(async () => {});
  const free = { reports: Number.POSITIVE_INFINITY };
  const routes = createReports({
    log: { warn },
    limitTotal: async (c, next) => (free.reports-- > 0 ? next() : c.body(null, 503)),
    limiter: (_, next) => next(),
    sameSite: sameSite(),
    record,
    released: { versionByEntry: async (_, file) => (file === 'entry.0123456789.js' ? VERSION : undefined) },
    visitor: async (c) => c.req.header('X-Visitor') ?? '',
    isPreview: async (c) => c.req.header('X-Preview') !== undefined,
  });
  /** Sends a report, and returns the status of the response. */
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const sent = { 'Content-Type': type, 'X-Visitor': 'somebody', ...headers };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await new Hono().route('/', routes).request(path, { method: 'POST', headers: sent, body: text })).status;
  };
  return { warn, record, free, send };
};

describe('POST /reports/violations', () => {
  const setUpViolations = () => setUp('/reports/violations', 'application/csp-report');
  const report = {
    'document-uri': 'https://site.example/contact?name=Ada#form',
    referrer: 'https://other.example/?from=Ada',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a.js?visitor=Ada',
    'script-sample': 'Ada',
  };
  const older = { 'effective-directive': undefined, 'violated-directive': "style-src 'self'" };

  it.each<[sent: object, logged: object]>([
    [{}, {}],
    [{ 'blocked-uri': 'trusted-types-sink' }, { blocked: 'trusted-types-sink' }],
    [{ 'blocked-uri': 'chrome-extension://abcdef/page.js' }, { blocked: 'chrome-extension:' }],
    [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
    [{ 'blocked-uri': 'Ada Lovelace' }, { blocked: '' }],
    [older, { directive: 'style-src' }],
  ])('logs a report with %j as one line with %j, without anything about the visitor', async (sent, logged) => {
    const { warn, send } = setUpViolations();
    expect(await send({ 'csp-report': { ...report, ...sent } })).toBe(204);
    const violation = { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/contact', ...logged };
    expect(warn.mock.calls).toEqual([[{ violation }, 'a page violated its policy']]);
  });

  it.each<[what: string, body: unknown, headers: Record<string, string>, status: number]>([
    ['another object', { name: 'Ada' }, {}, 400],
    ['an invalid directive', { 'csp-report': { ...report, 'effective-directive': 'Ada\n' } }, {}, 400],
    ['JSON', { 'csp-report': report }, { 'Content-Type': 'application/json' }, 415],
    ['a report from another site’s page', { 'csp-report': report }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a large body', { 'csp-report': report, more: 'a'.repeat(20_000) }, { 'Content-Length': '21000' }, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    const { warn, send } = setUpViolations();
    expect(await send(body, headers)).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('POST /reports/visits', () => {
  const setUpVisits = () => setUp('/reports/visits', 'application/json');
  const fault = { kind: 'error', remote: 'blog', message: 'TypeError' } as const;
  const visit = {
    path: '/blogs',
    remote: 'blog',
    releases: { shell: 'cd'.repeat(32), blog: 'ef'.repeat(32) },
    counted: true,
    faults: [fault],
    lcp: 1234.5,
  };

  it('records a report, without the email addresses in its messages', async () => {
    const { send, record } = setUpVisits();
    expect(await send({ ...visit, faults: [{ ...fault, message: 'Ada@post.example' }] })).toBe(204);
    expect(record.mock.calls).toEqual([[{ ...visit, faults: [{ ...fault, message: '[email]' }] }, 'somebody']]);
  });

  const manyReleases = Object.fromEntries([...'abcdefghijk'].map((name) => [name, visit.releases.blog]));

  it.each<[what: string, changed: object]>([
    ['a fault of a release that the document does not run', { faults: [{ ...fault, remote: 'chat' }] }],
    ['a remote that the document does not run', { remote: 'chat' }],
    ['too many faults', { faults: Array(6).fill(fault) }],
    ['too many releases', { releases: manyReleases }],
    ['an invalid version', { releases: { blog: 'new' } }],
    ['a position in another file', { faults: [{ ...fault, at: { file: '../a.js', line: 1, column: 1 } }] }],
    ['a negative time', { lcp: -1 }],
    ['a time that is no number', { lcp: null }],
    ['a path with a search', { path: '/blogs?q=Ada' }],
    ['an unknown field', { visitor: 'Ada' }],
    ['a remote of the prototype', { remote: 'constructor' }],
    ['too many views', { views: Array(21).fill('/blogs') }],
    ['a view with a search', { views: ['/blogs?q=Ada'] }],
    ['an overlong campaign', { utm: { campaign: 'a'.repeat(101) } }],
    ['another part of a campaign', { utm: { visitor: 'Ada' } }],
    ['a referrer with a path', { referrer: 'search.example/?q=Ada' }],
    ['too many clicks', { clicks: Array(11).fill({ path: '/', to: 'tel' }) }],
    ['a click on an address', { clicks: [{ path: '/', to: 'https://wa.me/1' }] }],
  ])('refuses a report with %s', async (_, changed) => {
    const { send, record } = setUpVisits();
    expect(await send({ ...visit, ...changed })).toBe(400);
    expect(record).not.toHaveBeenCalled();
  });

  it('records nothing of a preview, of other sites and above the limits', async () => {
    const { send, record, free } = setUpVisits();
    expect(await send(visit, { 'X-Preview': 'key' })).toBe(204);
    expect(await send(visit, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await send(visit, { 'Content-Length': '9000' })).toBe(413);
    expect(await send(visit, { 'Content-Type': 'text/plain' })).toBe(415);
    free.reports = 1;
    expect([await send(visit), await send(visit)]).toEqual([204, 503]);
    expect(record).toHaveBeenCalledTimes(1);
  });
});

describe('POST /reports/entries', () => {
  it.each([
    ['http://site.example/assets/shell/entry.0123456789.js', 204, 1],
    ['http://site.example/assets/shell/entry.9876543210.js', 204, 0],
    ['http://site.example/assets/chat/entry.0123456789.js', 400, 0],
    ['http://site.example/assets/shell/../shell/entry.0123456789.js', 400, 0],
    ['Ada Lovelace', 400, 0],
    ['a'.repeat(301), 413, 0],
  ])('responds to %j with %i and records %i failed loads', async (body, status, count) => {
    const { record, send } = setUp('/reports/entries', 'text/plain');
    expect(await send(body, { 'Content-Length': String(body.length) })).toBe(status);
    const load = { remote: 'shell', releases: { shell: VERSION }, counted: true, faults: [{ kind: 'load' }] };
    expect(record.mock.calls).toMatchObject(Array(count).fill([load, 'somebody']));
  });
});
