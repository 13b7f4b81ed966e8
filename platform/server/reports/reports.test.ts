import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createRateLimiter } from '../http/limits/rate-limit.ts';
import type { Logger } from '../http/request-log.ts';
import { createLinkKeys, createPreviewCookie } from '../pages/previews/preview-keys.ts';
import { insertRelease } from './releases.fixture.ts';
import { openReports } from './reports.ts';
import { VISITORS_PER_ADDRESS } from './visitor.ts';

const [LIVE, STORED, UNKNOWN] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const KEYS = createLinkKeys('a secret');
const OFF = { rateLimits: 'off', host: '127.0.0.1', trustedHops: 0 } as const;

const report = {
  path: '/',
  remote: 'shell',
  releases: { shell: LIVE },
  counted: true,
  faults: [{ kind: 'error', remote: 'shell', message: 'TypeError' }],
};

describeOnEachDatabase('reports', ({ testDatabase }) => {
  const setUp = async (rateLimits: 'on' | 'off' = 'off') => {
    const { db } = await testDatabase();
    await insertRelease(db, 'shell', LIVE);
    await insertRelease(db, 'shell', STORED, { isLive: false });
    const warn = jest.fn();
    const counts = { fault: jest.fn(), foreign: jest.fn(), longTasks: jest.fn(), vitals: jest.fn() };
    const { routes, visits, close } = await openReports({
      db,
      log: { warn, error: warn } as unknown as Logger,
      settings: OFF,
      rateLimiter: createRateLimiter({ ...OFF, rateLimits }),
      metrics: { counts, dropped: jest.fn() },
      previewCookie: createPreviewCookie(false, KEYS),
      store: { get: async () => undefined, readFile: async () => new Uint8Array() },
    });
    const send = async (body: object, remoteAddress: string, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', body: JSON.stringify(body) };
      const sent = { 'Content-Type': 'application/json', 'User-Agent': 'Browser', ...headers };
      const env = { incoming: { socket: { remoteAddress } } };
      return (await routes.request('/reports/visits', { ...init, headers: sent }, env)).status;
    };
    const list = async () => {
      await visits.flush();
      return visits.list({ remote: 'shell', since: 0 });
    };
    return { send, list, close, warn, counts };
  };

  it('become one visit of each visitor, of at most eight visitors of a network, without addresses', async () => {
    const { send, list, close } = await setUp();
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) expect(await send(report, address)).toBe(204);
    expect((await list()).map(({ visitor }) => /^[0-9a-f]{16}$/.test(visitor))).toEqual([true, true]);
    expect(JSON.stringify(await list())).not.toContain('192.0.2');
    for (let i = 0; i < 100; i += 1) {
      const headers = { 'User-Agent': `Browser ${i}`, 'X-Forwarded-For': `192.0.2.${i}`, 'X-Real-IP': `192.0.2.${i}` };
      await send(report, `2001:db8::${i.toString(16)}`, headers);
    }
    expect(await list()).toHaveLength(2 + VISITORS_PER_ADDRESS);
    await close();
  });

  it('of releases that were never live, and of previews, are ignored', async () => {
    const { send, list, close, warn, counts } = await setUp();
    for (const shell of [STORED, UNKNOWN]) await send({ ...report, releases: { shell } }, '192.0.2.1');
    const cookie = { Cookie: `preview=x; preview=${await KEYS.make('pr-1')}`, Referer: 'http://site/?preview=pr-1' };
    for (const headers of [{ 'X-Preview': 'any' }, cookie]) await send(report, '192.0.2.1', headers as never);
    expect([await list(), warn.mock.calls, counts.fault.mock.calls]).toEqual([[], [], []]);
    await close();
  });

  it('are bounded by address', async () => {
    const { send, close } = await setUp('on');
    const statuses: number[] = [];
    for (let i = 0; i < 70; i += 1) statuses.push(await send(report, '192.0.2.1'));
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
    expect(await send(report, '192.0.2.2')).toBe(204);
    await close();
  });
});
