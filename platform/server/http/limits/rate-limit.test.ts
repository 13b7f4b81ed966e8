import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { describeOnPostgres } from '../../database/test-databases.fixture.ts';
import { createRateLimiter, type RateLimitSettings, sharedCounters } from './rate-limit.ts';

const LIMITS = {
  contact: { name: 'contact', points: 20, duration: 600 },
  signIn: { name: 'sign-in', points: 10, duration: 900 },
};
const KINDS = ['contact', 'signIn'] as const;

const setUp = (settings: Partial<RateLimitSettings> = {}) => {
  const limiter = createRateLimiter({ rateLimits: 'on', host: '127.0.0.1', trustedHops: 0, ...settings });
  const app = new Hono();
  for (const kind of KINDS) app.post(`/${kind}`, limiter(LIMITS[kind]), (c) => c.text('done'));
  return (kind: string, remoteAddress = '192.0.2.1') =>
    app.request(`/${kind}`, { method: 'POST' }, { incoming: { socket: { remoteAddress } } });
};

const times = async (count: number, work: () => Promise<Response> | Response) => {
  const statuses = [];
  for (let i = 0; i < count; i += 1) statuses.push((await work()).status);
  return statuses;
};

describe('createRateLimiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(KINDS)('responds 429 to one request too many of %s, until the time is over', async (kind) => {
    const send = setUp();
    const { points, duration } = LIMITS[kind];
    expect(new Set(await times(points, () => send(kind)))).toEqual(new Set([200]));
    jest.advanceTimersByTime(500);
    const refused = await send(kind);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(duration));
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 429, type: expect.stringMatching(/:too-many-requests$/) });
    jest.advanceTimersByTime(duration * 1000 - 501);
    expect((await send(kind)).status).toBe(429);
    jest.advanceTimersByTime(1);
    expect((await send(kind)).status).toBe(200);
  });

  it('counts each address and each kind separately', async () => {
    const send = setUp();
    await times(LIMITS.signIn.points + 1, () => send('signIn'));
    expect((await send('signIn')).status).toBe(429);
    expect((await send('signIn', '192.0.2.2')).status).toBe(200);
    expect((await send('contact')).status).toBe(200);
  });

  it.each([
    ['127.0.0.1', 200],
    ['localhost', 200],
    ['0.0.0.0', 429],
    ['site.example', 429],
  ])('can be turned off on %s: %d', async (host, expected) => {
    const send = setUp({ rateLimits: 'off', host });
    await times(LIMITS.signIn.points, () => send('signIn'));
    expect((await send('signIn')).status).toBe(expected);
  });
});

const LIMIT = { name: 'contact', points: 3, duration: 60 };
const CLIENT = '192.0.2.1';

describeOnPostgres('counters of several servers', ({ testDatabase }) => {
  it('count together, by client and by limit, and store no address', async () => {
    const { db, reopen } = await testDatabase();
    const counters = [await sharedCounters(db), await sharedCounters(await reopen())].map((create) => create(LIMIT));
    const consume = (turn: number, client = CLIENT) => counters[turn % 2]?.consume(client);
    for (let turn = 0; turn < LIMIT.points; turn += 1) await consume(turn);
    for (const turn of [0, 1, 0]) await expect(consume(turn)).rejects.toMatchObject({ remainingPoints: 0 });
    await expect(consume(0, '192.0.2.2')).resolves.toMatchObject({ consumedPoints: 1 });
    const other = (await sharedCounters(db))({ ...LIMIT, name: 'chat' });
    await expect(other.consume(CLIENT)).resolves.toMatchObject({ consumedPoints: 1 });
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('count in this process while the database cannot be used', async () => {
    const { db } = await testDatabase();
    const counter = (await sharedCounters(db))(LIMIT);
    await sql`drop table rate_limits`.execute(db);
    for (let turn = 0; turn < LIMIT.points; turn += 1) await counter.consume(CLIENT);
    await expect(counter.consume(CLIENT)).rejects.toMatchObject({ remainingPoints: 0 });
  });
});
