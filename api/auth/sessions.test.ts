import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { createSettingsTable } from '@platform/server/database/settings-table';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import type { AccessSettings } from './access.ts';
import { PASSWORD, restartable } from './auth.fixture.ts';
import { readSessionKey } from './sessions.ts';
import { createPassword } from './sign-in-guard.ts';

const SETTINGS: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1', adminPassword: PASSWORD };
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

describeOnEachDatabase('a session', ({ testDatabase }) => {
  const setUp = async (settings = SETTINGS) => restartable(settings, (await testDatabase()).db);

  it('ends with a sign-out, even if its cookie was copied, over a restart', async () => {
    const { signIn, signOut, inbox, jar, restart } = await setUp();
    await signIn(PASSWORD);
    const kept = [...jar];
    expect(await (await signOut()).json()).toEqual({ access: 'password', signedIn: false });
    expect([...jar.keys()]).toEqual(['admin-device']);
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

  it('is rejected if its cookie was altered', async () => {
    const { signIn, inbox, jar } = await setUp();
    await signIn(PASSWORD);
    const token = jar.get('admin') ?? '';
    const altered = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const forged of [altered, token.slice(1), `${token}A`, '%00', 'A'.repeat(43)]) {
      jar.set('admin', forged);
      expect(await inbox()).toBe(401);
    }
    jar.set('admin', token);
    expect(await inbox()).toBe(200);
  });

  it('is found behind cookies of the same name by other programs or for other paths, and ends with the sign-out', async () => {
    const { signIn, visit, jar, state } = await setUp();
    await signIn(PASSWORD);
    const [token, device] = [jar.get('admin'), jar.get('admin-device')];
    const foreign = `admin=of-another-program; admin=${'A'.repeat(43)}; admin-device=x`;
    const headers = { Cookie: `${foreign}; admin=${token}; admin-device=${device}` };
    expect((await visit('/api/v1/contact', { headers })).status).toBe(200);
    // The device is known: signing in again gives it no other id.
    const again = await visit('/api/session', { method: 'POST', body: { password: PASSWORD }, headers });
    expect(again.headers.getSetCookie().join()).toContain(`admin-device=${device};`);
    const tokens = [token, jar.get('admin')].map((each) => `admin=${each}`).join('; ');
    await visit('/api/session', { method: 'DELETE', headers: { Cookie: `${foreign}; ${tokens}` } });
    expect(await state.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is not in the database in a form that could be sent', async () => {
    const { signIn, inbox, jar, state } = await setUp();
    await signIn(PASSWORD);
    const rows = await state.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    jar.set('admin', rows[0]?.hash ?? '');
    expect(await inbox()).toBe(401);
  });

  it('cannot be made with stolen keys: only the record counts', async () => {
    const { signIn, inbox, jar, state } = await setUp();
    await signIn(PASSWORD);
    const { key } = await createPassword(PASSWORD, state.sessionKey);
    const signed = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
    for (const forged of [signed('a token'), `${state.now}.${signed(String(state.now))}`]) {
      jar.set('admin', forged);
      expect(await inbox()).toBe(401);
    }
  });

  it('stays ended when the clock is set back, with or without a request in between', async () => {
    const { signIn, inbox, jar, state, restart, removeEnded } = await setUp();
    for (const notice of [async () => expect(await inbox()).toBe(401), removeEnded]) {
      await signIn(PASSWORD);
      const kept = new Map(jar);
      state.now += 8 * 24 * HOUR;
      await notice();
      state.now -= 8 * 24 * HOUR;
      await restart();
      for (const [name, value] of kept) jar.set(name, value);
      expect(await inbox()).toBe(401);
    }
  });

  it.each([
    ['back', -10 * YEAR],
    ['forward', 10 * YEAR],
  ])('ends when the clock is set %s by years, and the admin can sign in again', async (_, jump) => {
    const { signIn, inbox, state, removeEnded } = await setUp();
    await signIn(PASSWORD);
    for (const years of [jump, -jump]) {
      state.now += years;
      expect(await inbox()).toBe(401);
      expect((await signIn(PASSWORD)).status).toBe(200);
      await removeEnded();
      expect(await inbox()).toBe(200);
    }
    state.now += 23 * HOUR;
    expect(await inbox()).toBe(200);
  });

  it('is one of at most 100, and the least recently used ones end', async () => {
    const { signIn, inbox, jar, state } = await setUp();
    const time = new Date(state.now).toISOString();
    const others = Array.from({ length: 150 }, (_, i) => ({ hash: `${i}`, started_at: time, used_at: time }));
    await state.db.insertInto('sessions').values(others).execute();
    state.now += 1;
    await signIn(PASSWORD);
    expect(await state.db.selectFrom('sessions').select('hash').execute()).toHaveLength(100);
    expect(await inbox()).toBe(200);
    await signIn(PASSWORD);
    expect(jar.size).toBe(2);
    expect(await state.db.selectFrom('sessions').select('hash').execute()).toHaveLength(100);
  });
});

describeOnEachDatabase('the key of sessions', ({ testDatabase }) => {
  it('is one, over restarts and for several servers', async () => {
    const { db, reopen } = await testDatabase();
    const other = await reopen();
    const keys = await Promise.all([db, other].map((each) => readSessionKey(createSettingsTable(each))));
    expect(keys[0]).toHaveLength(32);
    expect(keys[1]).toEqual(keys[0]);
  });
});
