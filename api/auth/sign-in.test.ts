import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import type { AccessSettings } from './access.ts';
import { FIRST, PASSWORD, restartable } from './auth.fixture.ts';

const SETTINGS: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1', adminPassword: PASSWORD };

describeOnEachDatabase('the inbox with a password', ({ testDatabase }) => {
  const setUp = async (settings = SETTINGS) => restartable(settings, (await testDatabase()).db);

  it('is closed without a sign-in, on this machine too', async () => {
    const { visit, session } = await setUp();
    const response = await visit('/api/v1/contact');
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await session()).toEqual({ access: 'password', signedIn: false });
  });

  it('opens with the password', async () => {
    const { signIn, inbox, session, another } = await setUp();
    const response = await signIn(PASSWORD);
    const authState = {
      access: 'password',
      signedIn: true,
      person: FIRST,
      endsIn: 24 * 3600,
      lastsAtMost: 7 * 24 * 3600,
    };
    expect([response.status, await response.json()]).toEqual([200, authState]);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^admin-device=[0-9a-f-]{36}\.[^;]{44,60}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^admin=[^;]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(await inbox()).toBe(200);
    expect(await session()).toEqual(authState);
    expect(await another.inbox()).toBe(401);
  });

  it('sets a secure cookie if the site is reached by https', async () => {
    const { signIn, inbox } = await setUp({ ...SETTINGS, publicUrl: 'https://studio.example' });
    expect((await signIn(PASSWORD)).headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-admin-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(/^__Host-admin=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect(await inbox()).toBe(200);
  });

  it.each(['correct horse batter', `${PASSWORD} `, PASSWORD.toUpperCase()])('stays closed with %j', async (wrong) => {
    const { signIn, inbox, jar } = await setUp();
    const response = await signIn(wrong);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ title: 'That is not the password' });
    expect(jar.size).toBe(0);
    expect(await inbox()).toBe(401);
  });

  it('accepts the password however its accents are typed', async () => {
    const { signIn } = await setUp({ ...SETTINGS, adminPassword: 'caf\u00e9 au lait' });
    expect((await signIn('cafe\u0301 au lait')).status).toBe(200);
  });

  it('rejects invalid sign-ins', async () => {
    const { visit } = await setUp();
    const post = (body: unknown, headers = {}) => visit('/api/session', { method: 'POST', body, headers });
    expect((await post({})).status).toBe(400);
    expect((await post({ password: '' })).status).toBe(400);
    expect((await post({ password: ['a'] })).status).toBe(400);
    expect((await post({ password: 'a'.repeat(20_000) })).status).toBe(413);
    expect((await post({ password: PASSWORD }, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ password: PASSWORD }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('limits an address to ten sign-ins, right or wrong', async () => {
    const { signIn } = await setUp();
    for (let i = 0; i < 10; i += 1) expect((await signIn('wrong')).status).toBe(401);
    const refused = await signIn(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect((await signIn(PASSWORD, '192.0.2.1')).status).toBe(200);
  });
});
