import { describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import type { AccessSettings } from './access-mode.ts';
import { authApp, browserOf, PASSWORD, type TestState, testState } from './auth.fixture.ts';

const SETTINGS: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1', adminPassword: PASSWORD };
const HOUR = 3_600_000;

/** Creates a server with a password, which can be restarted, and two browsers. */
const setUp = async (settings = SETTINGS) => {
  const state = testState();
  let app: Hono = await authApp(settings, state);
  const restart = async (next = settings, kept: TestState = state) => {
    app = await authApp(next, kept);
  };
  return { state, restart, ...browserOf(() => app), another: browserOf(() => app) };
};

describe('the inbox with a password', () => {
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
    const authState = { access: 'password', signedIn: true, endsIn: 24 * 3600, lastsAtMost: 7 * 24 * 3600 };
    expect([response.status, await response.json()]).toEqual([200, authState]);
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^owner=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await inbox()).toBe(200);
    expect(await session()).toEqual(authState);
    expect(await another.inbox()).toBe(401);
  });

  it('sets a secure cookie if the site is reached by https', async () => {
    const { signIn, inbox } = await setUp({ ...SETTINGS, publicUrl: 'https://studio.example' });
    expect((await signIn(PASSWORD)).headers.get('Set-Cookie')).toMatch(
      /^__Host-owner=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
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

describe('a session', () => {
  it('ends with a sign-out, even if its cookie was copied, over a restart', async () => {
    const { signIn, signOut, inbox, jar, restart } = await setUp();
    await signIn(PASSWORD);
    const kept = [...jar];
    expect(await (await signOut()).json()).toEqual({ access: 'password', signedIn: false });
    expect(jar.size).toBe(0);
    for (const [name, value] of kept) jar.set(name, value);
    expect(await inbox()).toBe(401);
    await restart();
    expect(await inbox()).toBe(401);
  });

  it('ends in one browser, and another stays signed in', async () => {
    const { signIn, signOut, another } = await setUp();
    await signIn(PASSWORD);
    await another.signIn(PASSWORD);
    await signOut();
    expect(await another.inbox()).toBe(200);
  });

  it('lasts over a restart', async () => {
    const { signIn, inbox, restart } = await setUp();
    await signIn(PASSWORD);
    await restart();
    expect(await inbox()).toBe(200);
  });

  it('ends when the password or the session key is changed', async () => {
    const { signIn, inbox, restart, state } = await setUp();
    await signIn(PASSWORD);
    await restart({ ...SETTINGS, adminPassword: 'another password' });
    expect(await inbox()).toBe(401);
    await restart(SETTINGS, { ...state, sessionKey: new Uint8Array(32).fill(8) });
    expect(await inbox()).toBe(401);
    await restart();
    expect(await inbox()).toBe(200);
  });

  it('ends a day after its last use', async () => {
    const { signIn, inbox, state } = await setUp();
    await signIn(PASSWORD);
    state.now += 23 * HOUR;
    expect(await inbox()).toBe(200);
    state.now += 23 * HOUR;
    expect(await inbox()).toBe(200);
    state.now += 24 * HOUR;
    expect(await inbox()).toBe(401);
  });

  it('is not extended by unattended requests, only on demand', async () => {
    const { signIn, visit, inbox, session, state } = await setUp();
    await signIn(PASSWORD);
    state.now += 23 * HOUR;
    const poll = { headers: { 'X-Unattended': '1' } };
    expect((await visit('/api/v1/contact', poll)).headers.getSetCookie()).toEqual([]);
    expect(await session()).toMatchObject({ signedIn: true, endsIn: 3600, lastsAtMost: 145 * 3600 });
    const kept = await visit('/api/session', { method: 'PATCH' });
    expect(await kept.json()).toMatchObject({ signedIn: true, endsIn: 24 * 3600, lastsAtMost: 145 * 3600 });
    state.now += 23 * HOUR;
    expect(await inbox()).toBe(200);
    state.now += 24 * HOUR;
    expect(await (await visit('/api/session', { method: 'PATCH' })).json()).toEqual({
      access: 'password',
      signedIn: false,
    });
    const foreign = { method: 'PATCH', headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await visit('/api/session', foreign)).status).toBe(403);
  });

  it('ends seven days after the sign-in even if it is used', async () => {
    const { signIn, inbox, state } = await setUp();
    await signIn(PASSWORD);
    for (let hour = 12; hour < 7 * 24; hour += 12) {
      state.now += 12 * HOUR;
      expect(await inbox()).toBe(200);
    }
    state.now += 12 * HOUR;
    expect(await inbox()).toBe(401);
  });

  it('does not set a new cookie with every request', async () => {
    const { signIn, visit, state } = await setUp();
    await signIn(PASSWORD);
    state.now += HOUR;
    expect((await visit('/api/v1/contact')).headers.getSetCookie()).toEqual([]);
    state.now += 1;
    expect((await visit('/api/v1/contact')).headers.getSetCookie()).toHaveLength(1);
  });

  it('is rejected if any part of its cookie was altered', async () => {
    const { signIn, inbox, jar } = await setUp();
    await signIn(PASSWORD);
    const token = decodeURIComponent(jar.get('owner') ?? '');
    const [id = '', startedAt = '', usedAt = '', signature = ''] = token.split('.');
    const forged = [
      [id.replace(/^./, (first) => (first === '0' ? '1' : '0')), startedAt, usedAt, signature],
      [id, String(Number(startedAt) + 1), usedAt, signature],
      [id, startedAt, String(Number(usedAt) + 1), signature],
      [id, startedAt, usedAt, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [id, startedAt, usedAt, ''],
      [id, startedAt, usedAt],
      [''],
    ];
    for (const parts of forged) {
      jar.set('owner', encodeURIComponent(parts.join('.')));
      expect(await inbox()).toBe(401);
    }
    jar.set('owner', encodeURIComponent(token));
    expect(await inbox()).toBe(200);
  });
});
