import { expect, it } from '@jest/globals';
import { account } from '@studio/client/people';
import { FIRST_OWNER } from '@studio/client/person';
import * as v from 'valibot';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import type { AccessSettings } from './access.ts';
import { PASSWORD, restartable } from './auth.fixture.ts';
import { type Circumstances, createAuthenticator } from './passkey.fixture.ts';

const ORIGIN = 'http://localhost:3000';
const SETTINGS: AccessSettings = { host: '127.0.0.1', adminPassword: PASSWORD };

type Server = Awaited<ReturnType<typeof restartable>>;
type Visitor = Pick<Server, 'visit'>;

const post = (browser: Visitor, path: string, body: unknown = {}) => browser.visit(path, { method: 'POST', body });

async function challengeOf(browser: Visitor, path: string): Promise<string> {
  return ((await (await post(browser, path)).json()) as { challenge: string }).challenge;
}

const newChallenge = (browser: Visitor) => challengeOf(browser, '/api/v1/account/passkeys/options');
const signInChallenge = (browser: Visitor) => challengeOf(browser, '/api/session/passkey/options');

describeOnEachDatabase('a passkey', ({ testDatabase }) => {
  async function setUp(settings = SETTINGS, origin = ORIGIN, counts = true) {
    const server = await restartable(settings, (await testDatabase()).db);
    await server.signIn(PASSWORD);
    return { ...server, authenticator: createAuthenticator(origin, counts) };
  }
  type Prepared = Awaited<ReturnType<typeof setUp>>;
  const add = async (server: Prepared, how?: Circumstances) =>
    post(server, '/api/v1/account/passkeys', server.authenticator.create(await newChallenge(server), how));
  const signIn = (browser: Visitor, response: object) => post(browser, '/api/session/passkey', response);

  it('signs in without a password, and its browser is a known one', async () => {
    const server = await setUp();
    expect((await add(server)).status).toBe(201);
    const response = await signIn(server.another, server.authenticator.get(await signInChallenge(server.another)));
    expect([response.status, await response.json()]).toMatchObject([200, { person: { id: FIRST_OWNER } }]);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['admin-device', 'admin']);
    expect(await server.another.inbox()).toBe(200);
    expect(await server.browser().session()).toMatchObject({ hasPasskeys: true });
  });

  it('signs in once with a response, also if it does not count its uses', async () => {
    for (const counts of [true, false]) {
      const server = await setUp(SETTINGS, ORIGIN, counts);
      await add(server);
      const response = server.authenticator.get(await signInChallenge(server.another));
      expect((await signIn(server.another, response)).status).toBe(200);
      const thief = server.browser();
      expect([(await signIn(thief, response)).status, await thief.inbox()]).toEqual([401, 401]);
      const another = server.authenticator.get(await signInChallenge(thief));
      const both = await Promise.all([1, 2].map(() => signIn(server.browser(), another)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  it.each([
    ['another origin', { origin: 'https://studio.evil.example', rpId: 'localhost' }],
    ['another host', { rpId: 'evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a person who was not verified', { isVerified: false }],
  ])('is neither added nor signs in for %s', async (_, how) => {
    const server = await setUp();
    expect((await add(server, how)).status).toBe(401);
    expect((await add(server)).status).toBe(201);
    const challenge = await signInChallenge(server.another);
    expect((await signIn(server.another, server.authenticator.get(challenge, how))).status).toBe(401);
    expect((await signIn(server.another, server.authenticator.get(challenge))).status).toBe(200);
  });

  it('does not answer a challenge that is old, of another purpose, made up, or of another key', async () => {
    const server = await setUp();
    await add(server);
    const old = await signInChallenge(server);
    server.state.now += 5 * 60_000;
    const forAdding = await newChallenge(server);
    const own = await signInChallenge(server);
    const altered = `${own.startsWith('B') ? 'C' : 'B'}${own.slice(1)}`;
    for (const challenge of [old, forAdding, altered, 'A'.repeat(75), '']) {
      expect((await signIn(server.another, server.authenticator.get(challenge))).status).toBe(401);
    }
    const stranger = createAuthenticator(ORIGIN);
    expect((await signIn(server.another, stranger.get(own))).status).toBe(401);
    const forged = { ...server.authenticator.get(own), response: stranger.get(own).response };
    expect((await signIn(server.another, forged)).status).toBe(401);
    expect((await signIn(server.another, server.authenticator.get(own))).status).toBe(200);
  });

  it('that was copied is refused: the count of its uses went back', async () => {
    const server = await setUp();
    await add(server);
    await server.state.db.updateTable('passkeys').set({ counter: 1000 }).execute();
    expect((await signIn(server.another, server.authenticator.get(await signInChallenge(server)))).status).toBe(401);
  });

  it('cannot be added twice, or for another person', async () => {
    const server = await setUp();
    const response = server.authenticator.create(await newChallenge(server));
    expect((await post(server, '/api/v1/account/passkeys', response)).status).toBe(201);
    expect((await post(server, '/api/v1/account/passkeys', response)).status).toBe(401);
    expect((await add(server)).status).toBe(401);
  });

  it('no longer signs in once it is removed', async () => {
    const server = await setUp();
    await add(server);
    const { passkeys } = v.parse(account, await (await server.visit('/api/v1/account')).json());
    const id = passkeys[0]?.id;
    expect((await server.visit(`/api/v1/account/passkeys/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await signIn(server.another, server.authenticator.get(await signInChallenge(server)))).status).toBe(401);
  });

  it('is for the host of PUBLIC_URL, whatever host a request names', async () => {
    const settings = { ...SETTINGS, publicUrl: 'https://studio.example' };
    const server = await setUp(settings, 'https://studio.example');
    expect((await add(server, { origin: ORIGIN })).status).toBe(401);
    expect((await add(server)).status).toBe(201);
  });

  it.each([
    ['nothing', {}],
    ['a text', 'passkey'],
    ['no Base64', { id: '%', rawId: '%', type: 'public-key' }],
    ['too much', { id: 'A'.repeat(9000) }],
  ])('is refused if %s is sent', async (_, body) => {
    const server = await setUp();
    expect((await signIn(server.another, body as object)).status).toBe(400);
    expect((await post(server, '/api/v1/account/passkeys', body)).status).toBe(400);
  });

  it('is refused if what it signed is no JSON, or no CBOR', async () => {
    const server = await setUp();
    await add(server);
    const right = server.authenticator.get(await signInChallenge(server));
    for (const change of [{ clientDataJSON: 'AAAA' }, { authenticatorData: 'AAAA' }, { signature: '' }]) {
      expect((await signIn(server.another, { ...right, response: { ...right.response, ...change } })).status).toBe(401);
    }
  });
});
