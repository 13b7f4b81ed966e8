import { jsonOnly, limitBody } from '@platform/server/http/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { type Session as AuthState, session, signIn, UNATTENDED } from '@studio/client/session';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Access } from './access.ts';
import { type AccessSettings, guardOf } from './local-mode.ts';
import { createLoopbackAccess } from './loopback-access.ts';
import { createPassword } from './password.ts';
import { createPasswordAccess } from './password-access.ts';
import type { RevokedSessions } from './revoked-sessions.ts';
import { createSessions } from './sessions.ts';

export interface AuthDeps {
  readonly settings: AccessSettings;
  /** 16 or more random bytes, the same after a restart. */
  readonly sessionKey: Uint8Array;
  readonly revoked: RevokedSessions;
  /** Slows down whoever guesses passwords. */
  readonly limiter: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Most bytes of a sign-in: the longest password, every character of it escaped. */
const MAX_BODY_BYTES = 16 * 1024;

const tell = (c: Context, authState: AuthState) => c.json(authState, 200, { 'Cache-Control': 'no-store' });

/**
 * Who may read the inbox; rulings: owner access. `adminOnly` guards a route: 401 where a sign-in is needed, 403 where
 * no password is set. `app`, below `/api`, is the session; it slows down every sign-in, not only wrong ones.
 */
export async function createAuth(deps: AuthDeps) {
  const access = await accessOf(deps);

  const adminOnly: MiddlewareHandler = async (c, next) => {
    const { authState, answered } = await access.judge(c);
    if (!authState.signedIn) return problem(c, access.refusal);
    await next();
    return c.req.header(UNATTENDED) === undefined ? answered() : undefined;
  };

  const app = new Hono()
    .get(
      '/session',
      documented('How the inbox is guarded, and whether the caller may read it', { 200: session }),
      async (c) => tell(c, (await access.judge(c)).authState),
    )
    .post(
      '/session',
      documented('Signs the owner in', { 200: session }, [401, 403, 413, 415, 429, 503]),
      deps.sameSite,
      deps.limiter,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('json', signIn),
      async (c) => {
        return tell(c, await access.signIn(c, c.req.valid('json').password));
      },
    )
    .patch(
      '/session',
      documented('Uses the session, so that it goes on', { 200: session }, [403, 503]),
      deps.sameSite,
      async (c) => tell(c, await access.keep(c)),
    )
    .delete('/session', documented('Signs the owner out', { 200: session }, [403, 503]), deps.sameSite, async (c) => {
      await access.signOut(c);
      return tell(c, (await access.judge(c)).authState);
    });

  return { adminOnly, app };
}

async function accessOf({ settings, sessionKey, revoked, now = Date.now }: AuthDeps): Promise<Access> {
  const { adminPassword, publicUrl } = settings;
  if (adminPassword === undefined) return createLoopbackAccess(guardOf(settings) === 'loopback');
  const password = await createPassword(adminPassword, sessionKey);
  const secure = publicUrl?.startsWith('https:') ?? false;
  return createPasswordAccess(password, createSessions({ signingKey: password.signingKey, revoked, secure, now }));
}
