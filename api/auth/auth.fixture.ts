import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { FIRST_OWNER } from '@studio/client/person';
import { Hono } from 'hono';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, Schema } from '../database.ts';
import { createRateLimits } from '../limits.ts';
import type { AccessSettings, IsOwnConnection } from './access.ts';
import { createAuth } from './index.ts';
import type { MailInvitation } from './people-routes.ts';

export const PASSWORD = 'correct horse battery';
/** The first owner in a response. */
export const FIRST = { id: FIRST_OWNER, name: 'Admin', role: 'owner' };
export const NOON = Date.parse('2025-06-01T12:00:00.000Z');

/** What survives a restart of a test's server, and its clock. */
export interface TestState {
  readonly sessionKey: Uint8Array;
  readonly db: Database;
  now: number;
  mail?: MailInvitation;
}

/** Creates the state of a test. The default database is empty, and stores nothing. */
export const testState = (db: Database = emptyDatabase()): TestState => ({
  sessionKey: new Uint8Array(32).fill(7),
  db,
  now: NOON,
});

export const emptyDatabase = (): Database =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** Creates an app with the session resource and an inbox for the admin only. */
export const authApp = async (settings: AccessSettings, isOwn?: IsOwnConnection): Promise<Hono> =>
  (await startAuth(settings, testState(), isOwn)).app;

async function startAuth(settings: AccessSettings, state: TestState, isOwn: IsOwnConnection = async () => true) {
  const limits = createRateLimits({ rateLimits: 'on', host: '127.0.0.1', trustedHops: 0 });
  const { guards, app, removeEnded } = await createAuth({
    settings,
    sessionKey: state.sessionKey,
    db: state.db,
    limiter: limits.signIn,
    sameSite: sameSite(),
    now: () => state.now,
    mail: state.mail,
    isOwnConnection: isOwn,
  });
  const api = new Hono().route('/', app).get('/v1/contact', guards.adminOnly, (c) => c.json(['a message'], 200));
  const whole = new Hono().route('/api', api).onError(
    errorHandler({
      error: (cause: unknown) => {
        throw cause;
      },
    }),
  );
  return { app: whole, removeEnded };
}

export interface Visit {
  readonly method?: string;
  readonly body?: unknown;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a browser that keeps its cookies. It is on this machine unless a visit has another address. */
export function browserOf(app: () => Hono) {
  const jar = new Map<string, string>();
  const visit = async (path: string, { method = 'GET', body, address = '127.0.0.1', headers = {} }: Visit = {}) => {
    const sent = {
      Host: 'localhost:3000',
      ...(jar.size > 0 && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const response = await app().request(
      `http://${sent.Host}${path}`,
      { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) },
      {
        incoming: {
          httpVersion: '1.1',
          rawHeaders: Object.entries(sent).flat(),
          socket: { remoteAddress: address, localPort: 3000 },
        },
      },
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    visit,
    signIn: (password: string, address?: string) =>
      visit('/api/session', { method: 'POST', body: { password }, ...(address !== undefined && { address }) }),
    signOut: () => visit('/api/session', { method: 'DELETE' }),
    inbox: async () => (await visit('/api/v1/contact')).status,
    session: async () => (await visit('/api/session')).json(),
  };
}

/** Starts a server with a password, which can be restarted with other settings, and two browsers. */
export async function restartable(settings: AccessSettings, db: Database) {
  const state = testState(db);
  let server = await startAuth(settings, state);
  const restart = async (next = settings, kept: TestState = state) => {
    server = await startAuth(next, kept);
  };
  const browser = () => browserOf(() => server.app);
  return { state, restart, removeEnded: () => server.removeEnded(), browser, ...browser(), another: browser() };
}
