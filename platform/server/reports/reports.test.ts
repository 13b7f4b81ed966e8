import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createRateLimiter } from '../http/limits/rate-limit.ts';
import type { Logger } from '../http/request-log.ts';
import { createPreviewCookie } from '../pages/previews/preview-keys.ts';
import { openReports } from './reports.ts';
import { VISITORS_PER_ADDRESS } from './visitor.ts';

const [LIVE, STORED] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
const OFF = { rateLimits: 'off', host: '127.0.0.1', trustedHops: 0 } as const;

const report = {
  path: '/',
  remote: 'shell',
  releases: { shell: LIVE },
  counted: true,
  faults: [{ kind: 'error', remote: 'shell', message: 'TypeError' }],
};

describeOnEachDatabase('reports', ({ testDatabase }) => {
  const setUp = async (limits: Parameters<typeof createRateLimiter>[0] = OFF) => {
    const { db } = await testDatabase();
    for (const version of [LIVE, STORED]) {
      const row = { name: 'shell', version, info: '{}', files: '[]', routes: '[]', integrity: '{}', created_at: '' };
      await db
        .insertInto('releases')
        .values({ ...row, collected_at: null, needed_until: null })
        .execute();
    }
    const entry = { seq: 1, name: 'shell', version: LIVE, action: 'promote', created_at: '', browser: 0 } as const;
    const empty = { actor: null, commit_hash: null, dirty: null, note: null, report: null, previous: '', hash: '' };
    await db
      .insertInto('deployments')
      .values({ ...entry, ...empty })
      .execute();
    const warn = jest.fn();
    const counts = { fault: jest.fn(), longTasks: jest.fn(), vitals: jest.fn() };
    const { routes, visits, close } = await openReports({
      db,
      log: { warn, error: warn } as unknown as Logger,
      settings: OFF,
      rateLimiter: createRateLimiter(limits),
      metrics: { counts, dropped: jest.fn() },
      previewCookie: createPreviewCookie(false),
      store: { get: async () => undefined, readFile: async () => new Uint8Array() },
    });
    const send = async (body: object, address: string, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', body: JSON.stringify(body) };
      const env = { incoming: { socket: { remoteAddress: address } } };
      const all = { 'Content-Type': 'application/json', 'User-Agent': 'Browser', ...headers };
      return (await routes.request('/reports/visits', { ...init, headers: all }, env)).status;
    };
    const list = async () => {
      await visits.flush();
      return visits.list({ remote: 'shell', since: 0 });
    };
    return { send, list, close, warn, counts };
  };

  it('become visits, each visitor one', async () => {
    const { send, list, close } = await setUp();
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) expect(await send(report, address)).toBe(204);
    const listed = await list();
    expect(listed.map(({ visitor }) => /^[0-9a-f]{16}$/.test(visitor))).toEqual([true, true]);
    expect(JSON.stringify(listed)).not.toContain('192.0.2');
    await close();
  });

  it('let a liar be few visitors, whatever browsers and networks he claims', async () => {
    const { send, list, close } = await setUp();
    for (let i = 0; i < 100; i += 1) {
      const headers = { 'User-Agent': `Browser ${i}`, 'X-Forwarded-For': `192.0.2.${i}`, 'X-Real-IP': `192.0.2.${i}` };
      await send(report, `2001:db8::${i.toString(16)}`, headers);
    }
    expect(await list()).toHaveLength(VISITORS_PER_ADDRESS);
    await close();
  });

  it('of releases that were never live, and of previews, are not believed', async () => {
    const { send, list, close, warn, counts } = await setUp();
    for (const version of [STORED, '3'.repeat(64)])
      await send({ ...report, releases: { shell: version } }, '192.0.2.1');
    await send(report, '192.0.2.1', { 'X-Preview': 'any' });
    await send(report, '192.0.2.1', { Cookie: 'preview=any' });
    expect([await list(), warn.mock.calls, counts.fault.mock.calls]).toEqual([[], [], []]);
    await close();
  });

  it('are bounded by address', async () => {
    const { send, close } = await setUp({ ...OFF, rateLimits: 'on' });
    const statuses: number[] = [];
    for (let i = 0; i < 70; i += 1) statuses.push(await send(report, '192.0.2.1'));
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
    expect(await send(report, '192.0.2.2')).toBe(204);
    await close();
  });
});
