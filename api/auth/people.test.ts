import { expect, it } from '@jest/globals';
import { account } from '@studio/client/people';
import { FIRST_OWNER } from '@studio/client/person';
import * as v from 'valibot';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import type { AccessSettings } from './access.ts';
import { authApp, browserOf, PASSWORD, restartable } from './auth.fixture.ts';

const SETTINGS: AccessSettings = { host: '127.0.0.1', adminPassword: PASSWORD };
const DAY = 24 * 3_600_000;

/** Addresses that guess at the same time. */
const ADDRESSES = process.env.TEST_ALL === '1' ? 1000 : 130;

type Server = Awaited<ReturnType<typeof restartable>>;
type Browser = ReturnType<Server['browser']>;

const passwordOf = (name: string) => `the password of ${name}`;

/** Creates an invitation. Returns the response. */
const invite = (owner: Pick<Browser, 'visit'>, email: string, role = 'editor') =>
  owner.visit('/api/v1/people/invitations', { method: 'POST', body: { email, role } });

const accept = (browser: Browser, token: string, name: string) =>
  browser.visit('/api/invitation/acceptance', { method: 'POST', body: { token, name, password: passwordOf(name) } });

const tokenOf = async (response: Response): Promise<string> => ((await response.json()) as { token: string }).token;

/** Lets somebody in by an invitation. Returns their browser and id. */
async function join(server: Server, name: string, role = 'editor') {
  const browser = server.browser();
  const token = await tokenOf(await invite(server, `${name}@studio.example`, role));
  const state = (await (await accept(browser, token, name)).json()) as { person: { id: string } };
  return { ...browser, id: state.person.id, email: `${name}@studio.example`, token };
}

const signIn = (browser: Pick<Browser, 'visit'>, email: string, password: string, address?: string) =>
  browser.visit('/api/session', { method: 'POST', body: { email, password }, ...(address && { address }) });

const status = async (response: Promise<Response>): Promise<number> => (await response).status;

describeOnEachDatabase('people', ({ testDatabase }) => {
  async function setUp() {
    const server = await restartable(SETTINGS, (await testDatabase()).db);
    await server.signIn(PASSWORD);
    return server;
  }
  const change = (browser: Pick<Browser, 'visit'>, id: string, role: string) =>
    browser.visit(`/api/v1/people/${id}`, { method: 'PATCH', body: { role } });
  const remove = (browser: Pick<Browser, 'visit'>, id: string) =>
    browser.visit(`/api/v1/people/${id}`, { method: 'DELETE' });

  it('sign in with their address in any letter case, and the first owner goes on with ADMIN_PASSWORD alone', async () => {
    const server = await setUp();
    expect(await server.another.session()).toEqual({ access: 'password', signedIn: false });
    await join(server, 'ada');
    expect(await server.another.session()).toEqual({ access: 'password', signedIn: false, asksEmail: true });
    const response = await signIn(server.another, ' ADA@Studio.example ', passwordOf('ada'));
    expect(await response.json()).toMatchObject({ signedIn: true, person: { name: 'ada', role: 'editor' } });
    expect(await status(server.browser().signIn(PASSWORD))).toBe(200);
    expect(await status(server.browser().signIn(passwordOf('ada')))).toBe(401);
  });

  it('do not sign in with the password of somebody else, nor an unknown address with any', async () => {
    const server = await setUp();
    await join(server, 'ada');
    await join(server, 'bob');
    const own = { name: 'Chief', email: 'chief@studio.example' };
    expect(await status(server.visit('/api/v1/account', { method: 'PATCH', body: own }))).toBe(200);
    for (const [email, password] of [
      ['ada@studio.example', passwordOf('bob')],
      ['ada@studio.example', PASSWORD],
      ['nobody@studio.example', PASSWORD],
      ['chief@studio.example', passwordOf('ada')],
    ] as const) {
      const response = await signIn(server.another, email, password);
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { title: 'Email address or password is wrong' },
      ]);
    }
    expect(await status(signIn(server.another, 'chief@studio.example', PASSWORD))).toBe(200);
  });

  it('share 100 failures of unknown browsers over all addresses and accounts', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    const emails = ['ada@studio.example', 'nobody@studio.example'];
    const guesses = Array.from({ length: ADDRESSES }, (_, i) =>
      signIn(server.browser(), emails[i % 2] ?? '', 'a guess', `198.51.${i >> 8}.${i & 255}`),
    );
    const statuses = (await Promise.all(guesses)).map((response) => response.status);
    expect(statuses.filter((each) => each === 401)).toHaveLength(100);
    expect(await status(signIn(server.browser(), ada.email, passwordOf('ada'), '192.0.2.1'))).toBe(429);
    // Her own browser is known since she accepted the invitation.
    expect(await status(signIn(ada, ada.email, passwordOf('ada')))).toBe(200);
  }, 120_000);

  it('cannot guess the password of the owner in between sign-ins of their own', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    let wrong = 0;
    for (let i = 0; i < 104; i += 1) {
      if (i % 9 === 0) expect(await status(signIn(ada, ada.email, passwordOf('ada')))).toBe(200);
      if ((await ada.signIn(`guess ${i}`)).status === 401) wrong += 1;
    }
    expect(wrong).toBe(100);
  }, 120_000);

  it.each(['accepted', 'cancelled', 'replaced', 'too old', 'changed'])(
    'are not let in by an invitation that is %s',
    async (how) => {
      const server = await setUp();
      const response = await invite(server, 'ada@studio.example');
      const { id, token } = (await response.json()) as { id: string; token: string };
      if (how === 'accepted') expect(await status(accept(server.another, token, 'ada'))).toBe(201);
      if (how === 'cancelled') await server.visit(`/api/v1/people/invitations/${id}`, { method: 'DELETE' });
      if (how === 'replaced') await invite(server, 'ada@studio.example');
      if (how === 'too old') server.state.now += 7 * DAY;
      const sent = how === 'changed' ? `${token.slice(1)}A` : token;
      const late = server.browser();
      const asked = await late.visit('/api/invitation', { method: 'POST', body: { token: sent } });
      expect([asked.status, await status(accept(late, sent, 'eve')), await late.inbox()]).toEqual([410, 410, 401]);
    },
  );

  it('are let in once by an invitation that is accepted twice at the same time', async () => {
    const server = await setUp();
    const token = await tokenOf(await invite(server, 'ada@studio.example'));
    const both = await Promise.all(['ada', 'eve'].map((name) => accept(server.browser(), token, name)));
    expect(both.map((response) => response.status).sort()).toEqual([201, 410]);
  });

  it('have an invitation whose token is not in the database', async () => {
    const server = await setUp();
    const token = await tokenOf(await invite(server, 'ada@studio.example'));
    const rows = await server.state.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await status(accept(server.another, rows[0]?.hash ?? '', 'eve'))).toBe(410);
  });

  it.each(['sent', 'failed', 'off'])('are mailed their invitation, if that is possible: %s', async (outcome) => {
    const server = await setUp();
    const mails: unknown[] = [];
    if (outcome !== 'off') {
      server.state.mail = async (...mail) => {
        mails.push(mail);
        if (outcome === 'failed') throw new Error('the mail server is away');
      };
    }
    await server.restart();
    const { token, mail } = (await (await invite(server, 'ada@studio.example')).json()) as {
      token: string;
      mail: string;
    };
    expect(mail).toBe(outcome);
    expect(mails).toEqual(outcome === 'off' ? [] : [['ada@studio.example', token, 'Admin']]);
    expect(await status(accept(server.another, token, 'ada'))).toBe(201);
  });

  it.each([
    ['an address that somebody has', { email: 'ADA@studio.example', role: 'reader' }, 409],
    ['no address', { email: 'ada', role: 'reader' }, 400],
    ['an unknown role', { email: 'bob@studio.example', role: 'admin' }, 400],
  ])('are not invited with %s', async (_, body, expected) => {
    const server = await setUp();
    await join(server, 'ada');
    expect(await status(server.visit('/api/v1/people/invitations', { method: 'POST', body }))).toBe(expected);
  });

  it.each([
    ['a short password', { name: 'Ada', password: '1234567' }],
    ['no name', { name: ' \u202e ', password: 'long enough' }],
    ['the name of a program', { name: 'Rollout Controller', password: 'long enough' }],
  ])('do not accept with %s, and can try again', async (_, body) => {
    const server = await setUp();
    const token = await tokenOf(await invite(server, 'ada@studio.example'));
    const sent = { method: 'POST', body: { token, ...body } };
    expect(await status(server.another.visit('/api/invitation/acceptance', sent))).toBe(400);
    expect(await status(accept(server.another, token, 'ada'))).toBe(201);
  });

  it('have the rights of a new role at the next request, and a former owner has invited nobody', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada', 'owner');
    const token = await tokenOf(await invite(ada, 'friend@studio.example', 'owner'));
    expect(await status(change(server, ada.id, 'editor'))).toBe(204);
    expect(await status(ada.visit('/api/v1/people'))).toBe(403);
    expect(await ada.inbox()).toBe(200);
    expect(await status(accept(server.another, token, 'friend'))).toBe(410);
  });

  it('are out at the next request when they are removed, and may be invited again', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    expect(await status(remove(server, ada.id))).toBe(204);
    expect(await ada.inbox()).toBe(401);
    expect(await status(signIn(server.another, ada.email, passwordOf('ada')))).toBe(401);
    expect(await status(remove(server, ada.id))).toBe(404);
    expect(await status(change(server, ada.id, 'owner'))).toBe(404);
    expect((await join(server, 'ada')).id).not.toBe(ada.id);
  });

  it('always have an owner: the first one is neither removed nor demoted, by anybody', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada', 'owner');
    for (const owner of [server, ada]) {
      expect(await status(remove(owner, FIRST_OWNER))).toBe(409);
      expect(await status(change(owner, FIRST_OWNER, 'reader'))).toBe(409);
    }
    expect(await status(remove(ada, ada.id))).toBe(204);
    expect(await status(server.visit('/api/v1/people'))).toBe(200);
  });

  it('see and end their own sessions, not those of others', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    const chrome = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
    const body = { email: ada.email, password: passwordOf('ada') };
    await server.another.visit('/api/session', { method: 'POST', body, headers: chrome });
    const { sessions } = v.parse(account, await (await ada.visit('/api/v1/account')).json());
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect([sessions.length, other?.device]).toEqual([2, 'Chrome on Windows']);
    const end = (browser: Pick<Browser, 'visit'>) =>
      browser.visit(`/api/v1/account/sessions/${other?.id}`, { method: 'DELETE' });
    expect(await status(end(server))).toBe(404);
    expect(await server.another.inbox()).toBe(200);
    expect(await status(end(ada))).toBe(200);
    expect([await server.another.inbox(), await ada.inbox()]).toEqual([401, 200]);
  });

  it('change their password with the old one only, which ends their other sessions', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    await signIn(server.another, ada.email, passwordOf('ada'));
    const put = (browser: Pick<Browser, 'visit'>, current: string) =>
      browser.visit('/api/v1/account/password', { method: 'PUT', body: { current, password: 'a new password' } });
    expect(await status(put(ada, 'a guess'))).toBe(409);
    expect(await status(put(ada, passwordOf('ada')))).toBe(204);
    expect([await ada.inbox(), await server.another.inbox(), await server.inbox()]).toEqual([200, 401, 200]);
    expect(await status(signIn(server.another, ada.email, passwordOf('ada')))).toBe(401);
    expect(await status(signIn(server.another, ada.email, 'a new password'))).toBe(200);
    expect(await status(put(server, PASSWORD))).toBe(409);
  });

  it('cannot take the address of somebody else', async () => {
    const server = await setUp();
    const [ada] = [await join(server, 'ada'), await join(server, 'bob')];
    const body = { name: 'Ada', email: 'bob@studio.example' };
    const response = await ada.visit('/api/v1/account', { method: 'PATCH', body });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { title: 'Somebody else has this email address' },
    ]);
  });

  it('all sign in again after a new ADMIN_PASSWORD, with their own passwords', async () => {
    const server = await setUp();
    const ada = await join(server, 'ada');
    await server.restart({ ...SETTINGS, adminPassword: 'another password' });
    expect(await ada.inbox()).toBe(401);
    expect(await status(signIn(ada, ada.email, passwordOf('ada')))).toBe(200);
  });
});

it.each([{ host: '127.0.0.1' }, { host: '127.0.0.1', localAccess: 'loopback' }] satisfies AccessSettings[])(
  'nobody comes in by an invitation or a passkey without ADMIN_PASSWORD: %j',
  async (settings) => {
    const app = await authApp(settings);
    const { visit } = browserOf(() => app);
    const token = 'A'.repeat(43);
    for (const [path, body] of [
      ['/api/invitation', { token }],
      ['/api/invitation/acceptance', { token, name: 'Eve', password: 'long enough' }],
      ['/api/session/passkey/options', {}],
    ] as const) {
      expect((await visit(path, { method: 'POST', body })).status).toBe(409);
    }
  },
);
