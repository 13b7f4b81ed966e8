import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono } from 'hono';
import { createRateLimits } from '../limits.ts';
import type { AccessSettings } from './access-mode.ts';
import type { RevokedSessions } from './revoked-sessions.ts';
import { createAuth } from './routes.ts';

export const PASSWORD = 'correct horse battery';
export const NOON = Date.parse('2025-06-01T12:00:00.000Z');

/** What survives a restart of a test's server, and its clock. */
export interface TestState {
  readonly sessionKey: Uint8Array;
  readonly revoked: RevokedSessions;
  now: number;
}

export function testState(): TestState {
  const revoked = new Set<string>();
  return {
    sessionKey: new Uint8Array(32).fill(7),
    revoked: { add: async (id) => void revoked.add(id), has: async (id) => revoked.has(id) },
    now: NOON,
  };
}

/** Creates an app with the session resource and an inbox for the admin only. */
export async function authApp(settings: AccessSettings, state = testState(), limited = true): Promise<Hono> {
  const limits = createRateLimits({ rateLimits: limited ? 'on' : 'off', host: '127.0.0.1', trustedHops: 0 });
  const { adminOnly, app } = await createAuth({
    settings,
    sessionKey: state.sessionKey,
    revoked: state.revoked,
    limiter: limits.signIn,
    sameSite: sameSite(),
    now: () => state.now,
  });
  const api = new Hono().route('/', app).get('/v1/contact', adminOnly, (c) => c.json(['a message'], 200));
  return new Hono().route('/api', api).onError(
    errorHandler({
      error: (cause: unknown) => {
        throw cause;
      },
    }),
  );
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
    const response = await app().request(
      `http://${headers.Host ?? 'localhost:3000'}${path}`,
      {
        method,
        headers: {
          Host: 'localhost:3000',
          ...(jar.size > 0 && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
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
