import { expect, it } from '@jest/globals';
import type { DatabasePlace } from '@platform/server/database/open-database';
import { type ServerProgram, serverPrograms } from '../contact/server-programs.fixture.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';

const PASSWORD = 'correct horse battery';

/** A server with the sign-in that prints its address. */
const SERVER = `
  import { migrations } from './app.ts';
  import { createAuth } from './auth/index.ts';
  import { Hono } from 'hono';
  import { listen } from '@platform/server/listen/listen';
  import { errorHandler } from '@platform/server/http/problem';
  import { openDatabase } from '@platform/server/database/open-database';
  const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
  const anybody = (c, next) => next();
  const { app } = await createAuth({
    settings: { host: '127.0.0.1', adminPassword: '${PASSWORD}' },
    sessionKey: new Uint8Array(32).fill(7),
    ...{ db, limiter: anybody, sameSite: anybody, now: Date.now, isOwnConnection: async () => true },
  });
  const whole = new Hono().route('/api', app).onError(errorHandler({ error: console.error }));
  console.log((await listen(whole, { port: 0, host: '127.0.0.1' })).url);`;

/** Invitations that are accepted while servers work at the same time, or one is killed. */
const INVITED = 8;

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly cookie?: string;
}

async function send({ line }: Pick<ServerProgram, 'line'>, path: string, { method = 'GET', body, cookie }: Sent = {}) {
  const response = await fetch(`${line}/api${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...(cookie && { Cookie: cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { status: response.status, json: JSON.parse((await response.text()) || 'null'), cookie: cookies.join('; ') };
}

const signIn = (server: ServerProgram, body: object) => send(server, '/session', { method: 'POST', body });

const emailOf = (i: number) => `person${i}@studio.example`;
const passwordOf = (i: number) => `the password of ${i}`;

const accept = (server: ServerProgram, token: string, i: number) =>
  send(server, '/invitation/acceptance', { method: 'POST', body: { token, name: `P ${i}`, password: passwordOf(i) } });

describeOnEachDatabase('invitations on several servers', ({ kind, newPlace }) => {
  const { start, kill } = serverPrograms(SERVER);
  const startOn = (place: DatabasePlace) => start(`auth-${kind}`, place);

  /** Invites people at a server. Returns their tokens, and the cookie of the owner. */
  async function invite(server: ServerProgram) {
    const { cookie } = await signIn(server, { password: PASSWORD });
    const tokens: string[] = [];
    for (let i = 0; i < INVITED; i++) {
      const body = { email: emailOf(i), role: 'editor' };
      const { status, json } = await send(server, '/v1/people/invitations', { method: 'POST', body, cookie });
      expect(status).toBe(201);
      tokens.push(json.token);
    }
    return { tokens, cookie };
  }

  const peopleOf = async (server: ServerProgram, cookie: string) => {
    const { people, invitations } = (await send(server, '/v1/people', { cookie })).json as {
      readonly people: readonly { readonly id: string; readonly email: string | null }[];
      readonly invitations: readonly { readonly email: string }[];
    };
    return { people, emails: people.flatMap(({ email }) => email ?? []).sort(), open: invitations.map((i) => i.email) };
  };

  it('are accepted once though two servers are asked at the same time, and who is removed at one is out at both', async () => {
    const place = await newPlace();
    const [one, other] = [await startOn(place), await startOn(place)] as const;
    const { tokens, cookie } = await invite(one);
    const answers = await Promise.all(
      tokens.map((token, i) => Promise.all([accept(one, token, i), accept(other, token, i)])),
    );
    for (const both of answers) expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    const { people, emails, open } = await peopleOf(other, cookie);
    expect([emails, open]).toEqual([tokens.map((_, i) => emailOf(i)), []]);

    const [first] = answers[0] ?? [];
    const session = (await signIn(other, { email: emailOf(0), password: passwordOf(0) })).cookie;
    expect((await send(one, '/v1/account', { cookie: session })).status).toBe(200);
    const id = people.find(({ email }) => email === emailOf(0))?.id;
    expect((await send(other, `/v1/people/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
    for (const server of [one, other])
      for (const each of [session, first?.cookie ?? ''])
        expect((await send(server, '/v1/account', { cookie: each })).status).toBe(401);
  }, 60_000);

  it('are either open or accepted after a server was killed', async () => {
    const place = await newPlace();
    const killed = await startOn(place);
    const { tokens, cookie } = await invite(killed);
    const confirmed: number[] = [];
    const answers = tokens.map(async (token, i) => {
      if ((await accept(killed, token, i)).status === 201) confirmed.push(i);
      await kill(killed);
    });
    await Promise.allSettled(answers);
    expect(confirmed.length).toBeGreaterThan(0);

    const server = await startOn(place);
    const { emails, open } = await peopleOf(server, cookie);
    expect([...emails, ...open].sort()).toEqual(tokens.map((_, i) => emailOf(i)));
    expect(emails).toEqual(expect.arrayContaining(confirmed.map(emailOf)));
    for (const [i, token] of tokens.entries()) {
      const isOpen = open.includes(emailOf(i));
      expect((await accept(server, token, i)).status).toBe(isOpen ? 201 : 410);
      expect((await signIn(server, { email: emailOf(i), password: passwordOf(i) })).status).toBe(200);
    }
  }, 60_000);
});
