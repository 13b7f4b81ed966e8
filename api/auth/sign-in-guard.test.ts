import { afterEach, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import type { AccessSettings } from './access.ts';
import { PASSWORD, restartable } from './auth.fixture.ts';

const SETTINGS: AccessSettings = { host: '127.0.0.1', adminPassword: PASSWORD };
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** Addresses that guess at the same time. */
const ADDRESSES = process.env.TEST_ALL === '1' ? 1000 : 150;

describeOnEachDatabase('guessing the password', ({ testDatabase }) => {
  afterEach(() => void jest.restoreAllMocks());

  /** The server's budgets count by the clock of the test, too. */
  const setUp = async (settings = SETTINGS) => {
    const server = await restartable(settings, (await testDatabase()).db);
    jest.spyOn(Date, 'now').mockImplementation(() => server.state.now);
    return server;
  };
  type Server = Awaited<ReturnType<typeof setUp>>;

  /** Guesses once from each of `count` addresses, all at the same time. Returns how often each status was the response. */
  async function guess({ browser }: Pick<Server, 'browser'>, count: number): Promise<Record<number, number>> {
    const address = (i: number) => `198.51.${i >> 8}.${i & 255}`;
    const guesses = Array.from({ length: count }, (_, i) => browser().signIn(`guess ${i}`, address(i)));
    const counts: Record<number, number> = {};
    for (const { status } of await Promise.all(guesses)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  /** Leaves `left` of the 100 failures of unknown devices. */
  async function exhaust(server: Server, left = 0): Promise<void> {
    await guess(server, 1);
    await sql`update rate_limits set points = ${100 - left}`.execute(server.state.db);
    await server.restart();
  }

  it(`ends after 100 tries of ${ADDRESSES} addresses, over a restart, and a known device still signs in`, async () => {
    const server = await setUp();
    expect((await server.signIn(PASSWORD)).status).toBe(200);
    await server.signOut();
    expect(await guess(server, ADDRESSES)).toEqual({ 401: 100, 429: ADDRESSES - 100 });
    expect((await server.another.signIn(PASSWORD, '192.0.2.1')).status).toBe(429);
    expect((await server.signIn(PASSWORD)).status).toBe(200);

    await server.restart();
    expect(await guess(server, 20)).toEqual({ 429: 20 });
    const refused = await server.another.signIn(PASSWORD, '192.0.2.1');
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 24 * 3600]);
    await server.signOut();
    expect((await server.signIn(PASSWORD)).status).toBe(200);

    server.state.now += 24 * HOUR;
    expect((await server.another.signIn(PASSWORD, '192.0.2.1')).status).toBe(200);
    // A hash of a password takes long on a busy machine, and a hundred are made.
  }, 120_000);

  it('from the address of a known device does not lock it out, as behind a proxy', async () => {
    const server = await setUp();
    await server.signIn(PASSWORD);
    for (let i = 0; i < 12; i += 1) await server.browser().signIn('wrong');
    expect((await server.another.signIn(PASSWORD)).status).toBe(429);
    expect((await server.signIn(PASSWORD)).status).toBe(200);
  });

  it('with the cookie of a known device ends after 10 tries, over a restart, for an hour', async () => {
    const server = await setUp();
    await server.signIn(PASSWORD);
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, i) => server.signIn('wrong', `192.0.2.${i}`)));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
    await server.restart();
    expect((await server.signIn(PASSWORD)).status).toBe(429);
    expect((await server.another.signIn(PASSWORD)).status).toBe(200);
    server.state.now += HOUR;
    expect((await server.signIn(PASSWORD)).status).toBe(200);
  });

  it('with forged device cookies counts as guessing without', async () => {
    const server = await setUp();
    const forged = (i: number) => `admin-device=${i}.${'x'.repeat(43)}%3D`;
    await exhaust(server, 5);
    const guesses = Array.from({ length: 30 }, (_, i) =>
      server.another.visit('/api/session', {
        method: 'POST',
        body: { password: 'wrong' },
        address: `198.51.100.${i}`,
        headers: { Cookie: forged(i) },
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const { rows } = await sql`select key from rate_limits`.execute(server.state.db);
    expect(rows).toHaveLength(1);
  });

  it('starts anew with a new password, so that the admin is not locked out for a day', async () => {
    const server = await setUp();
    await exhaust(server);
    expect((await server.signIn(PASSWORD)).status).toBe(429);
    await server.restart({ ...SETTINGS, adminPassword: 'another password' });
    expect((await server.signIn('another password')).status).toBe(200);
  });

  it('is not counted for sign-ins that succeed', async () => {
    const server = await setUp();
    await exhaust(server, 1);
    for (let i = 0; i < 5; i += 1) {
      expect((await server.browser().signIn(PASSWORD, `192.0.2.${i}`)).status).toBe(200);
    }
    expect(await guess(server, 3)).toEqual({ 401: 1, 429: 2 });
  });

  it.each([-10 * YEAR, 10 * YEAR])('ends for a day at most, even if the clock jumps by %d ms', async (jump) => {
    const server = await setUp();
    await exhaust(server);
    server.state.now += jump;
    await exhaust(server);
    expect((await server.signIn(PASSWORD)).status).toBe(429);
    server.state.now += 24 * HOUR;
    expect((await server.signIn(PASSWORD)).status).toBe(200);
  });
});
