import { createSettingsTable } from '@platform/server/database/settings-table';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { type Session as AuthState, session as authState, signIn, UNATTENDED } from '@studio/client/session';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../database.ts';
import type { Context as SiteContext } from '../resource.ts';
import {
  type Access,
  type AccessSettings,
  accessMode,
  createLoopbackAccess,
  createPasswordAccess,
  type IsOwnConnection,
} from './access.ts';
import { createSessions, readSessionKey } from './sessions.ts';
import { createPassword, createSignInGuard } from './sign-in-guard.ts';

export { accessLine } from './access.ts';
export { migrations } from './table.ts';

const REMOVE_ENDED_EVERY_MS = 60_000;

/** Creates the sign-in of the admin, and the middleware of the admin's routes. */
export async function create({ db, log, settings, limits, sameSite }: Omit<SiteContext, 'adminOnly'>) {
  const sessionKey = await readSessionKey(createSettingsTable(db));
  const auth = await createAuth({ settings, sessionKey, db, limiter: limits.signIn, sameSite });
  return {
    adminOnly: auth.adminOnly,
    api: auth.app,
    start() {
      const remove = () => auth.removeEnded().catch((err: unknown) => log.error({ err }, 'ended sessions not removed'));
      let removing = remove();
      const timer = setInterval(() => {
        removing = removing.then(remove);
      }, REMOVE_ENDED_EVERY_MS).unref();
      return () => {
        clearInterval(timer);
        return removing;
      };
    },
  };
}

/** Ends all sessions of a restored database: one may have been ended after the backup. */
export async function removeAllSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

export interface AuthDeps {
  readonly settings: AccessSettings;
  /** At least 16 random bytes, the same after a restart. */
  readonly sessionKey: Uint8Array;
  readonly db: Database;
  /** Limits the sign-ins of each address. */
  readonly limiter: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Replaces the look-up of the user at the other end of a connection. */
  readonly isOwnConnection?: IsOwnConnection;
}

/** Bytes of a sign-in's request body: the longest password with every character escaped. */
const MAX_BODY_BYTES = 16 * 1024;

const respond = (c: Context, body: AuthState) => c.json(body, 200, { 'Cache-Control': 'no-store' });

/**
 * Creates the admin's sign-in. `adminOnly` is the middleware of the admin's routes: it responds with 401 where a sign-in is
 * needed, and with 403 where no password is set. `app` is the session resource below `/api`. `removeEnded` is to be called at
 * intervals.
 */
export async function createAuth(deps: AuthDeps) {
  const { access, limiter, removeEnded } = await createAccess(deps);

  const adminOnly: MiddlewareHandler = async (c, next) => {
    const { authState, renew } = await access.check(c);
    if (!authState.signedIn) return problem(c, access.refusal);
    await next();
    return c.req.header(UNATTENDED) === undefined ? renew() : undefined;
  };

  const app = new Hono()
    .get(
      '/session',
      documented('Returns how the inbox is opened, and whether the client may read it', { 200: authState }),
      async (c) => respond(c, (await access.check(c)).authState),
    )
    .post(
      '/session',
      documented('Signs the admin in', { 200: authState }, [401, 403, 413, 415, 429, 503]),
      deps.sameSite,
      limiter,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('json', signIn),
      async (c) => respond(c, await access.signIn(c, c.req.valid('json').password)),
    )
    .patch('/session', documented('Extends the session', { 200: authState }, [403, 503]), deps.sameSite, async (c) =>
      respond(c, await access.extend(c)),
    )
    .delete('/session', documented('Signs the admin out', { 200: authState }, [403, 503]), deps.sameSite, async (c) => {
      await access.signOut(c);
      return respond(c, (await access.check(c)).authState);
    });

  return { adminOnly, app, removeEnded };
}

/** Access to the inbox, and what protects its sign-in. */
interface GuardedAccess {
  readonly access: Access;
  readonly limiter: MiddlewareHandler;
  /** Removes sessions that have ended. */
  readonly removeEnded: () => Promise<void>;
}

async function createAccess({
  settings,
  sessionKey,
  db,
  limiter,
  now = Date.now,
  ...deps
}: AuthDeps): Promise<GuardedAccess> {
  const { adminPassword, publicUrl } = settings;
  if (adminPassword === undefined) {
    const access = createLoopbackAccess(accessMode(settings) === 'loopback', deps.isOwnConnection);
    return { access, limiter, removeEnded: async () => {} };
  }
  const secure = publicUrl?.startsWith('https:') ?? false;
  const password = await createPassword(adminPassword, sessionKey);
  const { key } = password;
  const sessions = createSessions({ db, key, secure, now });
  const guard = createSignInGuard({ db, limiter, key, sessionKey, secure });
  return {
    access: createPasswordAccess(password, sessions, guard),
    limiter: guard.limiter,
    removeEnded: sessions.removeEnded,
  };
}
