import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { describeOnPostgres } from '../../database/test-databases.fixture.ts';
import { createRateLimiter, type Limit, type RateLimitSettings, sharedCounters } from './rate-limit.ts';

const LIMITS = [
  { name: 'contact', points: 20, duration: 600 },
  { name: 'sign-in', points: 10, duration: 900 },
];
const [, SIGN_IN] = LIMITS as [Limit, Limit];

const setUp = (settings: Partial<RateLimitSettings> = {}) => {
  const limiter = createRateLimiter({ rateLimits: 'on', host: '127.0.0.1', trustedHops: 0, ...settings });
  const app = new Hono();
  for (const limit of LIMITS) app.post(`/${limit.name}`, limiter(limit), (c) => c.text('done'));
  return async (name: string, remoteAddress = '192.0.2.1') =>
    app.request(`/${name}`, { method: 'POST' }, { incoming: { socket: { remoteAddress } } });
};

describe('createRateLimiter', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('responds 429 to one request too many, until the time is over; counts each address and each limit separately', async () => {
    const send = setUp();
    const { name, points, duration } = SIGN_IN;
    for (let i = 0; i < points; i += 1) expect((await send(name)).status).toBe(200);
    jest.advanceTimersByTime(500);
    const refused = await send(name);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(duration)]);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 429, type: expect.stringMatching(/:too-many-requests$/) });
    expect([(await send(name, '192.0.2.2')).status, (await send('contact')).status]).toEqual([200, 200]);
    jest.advanceTimersByTime(duration * 1000 - 501);
    expect((await send(name)).status).toBe(429);
    jest.advanceTimersByTime(1);
    expect((await send(name)).status).toBe(200);
  });

  it.each([
    ['127.0.0.1', 200],
    ['localhost', 200],
    ['0.0.0.0', 429],
    ['site.example', 429],
  ])('can be turned off on %s: %d', async (host, expected) => {
    const send = setUp({ rateLimits: 'off', host });
    for (let i = 0; i < SIGN_IN.points; i += 1) await send('sign-in');
    expect((await send('sign-in')).status).toBe(expected);
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
