import { createSettingsTable } from '@platform/server/database/settings-table';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { signIn } from '@studio/client/people-requests';
import { type Session as AuthState, session as authState } from '@studio/client/session';
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
import { createAccountRoutes, type SignInStores } from './account-routes.ts';
import { createEntryRoutes } from './entry-routes.ts';
import { createInvitations } from './invitations.ts';
import { createPasskeys } from './passkeys.ts';
import { createPeople, type People } from './people.ts';
import { createPeopleRoutes, type MailInvitation } from './people-routes.ts';
import { createRoleGuards, type RoleGuards } from './roles.ts';
import { createSessions, readSessionKey } from './sessions.ts';
import { createPassword, createSignInGuard } from './sign-in-guard.ts';

export { accessLine } from './access.ts';
export { migrations } from './table.ts';

const REMOVE_ENDED_EVERY_MS = 60_000;

/** Creates the sign-in of people, and the middlewares of the routes that are not for everybody. */
export async function create(
  {
    db,
    log,
    settings,
    limits,
    sameSite,
    site,
  }: Omit<SiteContext, keyof RoleGuards | 'isSignedIn' | 'visitors' | 'questions'>,
  mail?: MailInvitation,
) {
  const sessionKey = await readSessionKey(createSettingsTable(db));
  const deps = { settings, sessionKey, db, limiter: limits.signIn, sameSite, siteName: site.name };
  const auth = await createAuth({ ...deps, mail });
  return {
    guards: auth.guards,
    isSignedIn: auth.isSignedIn,
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

/** Ends all sessions and invitations of a restored database: one may have been ended after the backup. */
export async function removeAllSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('invitations').execute();
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
  /** Name of the site, which browsers show with a passkey. */
  readonly siteName?: string;
  /** Unset if invitations are not mailed: their links are only shown. */
  readonly mail?: MailInvitation | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Replaces the look-up of the user at the other end of a connection. */
  readonly isOwnConnection?: IsOwnConnection;
}

/** Bytes of a sign-in's request body: the longest password with every character escaped. */
const MAX_BODY_BYTES = 16 * 1024;

const respond = (c: Context, body: AuthState) => c.json(body, 200, { 'Cache-Control': 'no-store' });

/**
 * Creates the sign-in of people. `guards` are the middlewares of the admin's routes: they respond with 401 where a sign-in is needed, and
 * with 403 where no password is set, or where the role does not allow it. `app` is the session resource, and the routes of people, below
 * `/api`. `removeEnded` is to be called at intervals.
 */
export async function createAuth({ now = Date.now, ...deps }: AuthDeps) {
  const people = createPeople({ db: deps.db, now });
  const invitations = createInvitations({ ...deps, now });
  const { access, limiter, stores } = await createAccess({ ...deps, now, people });
  const { sameSite, mail } = deps;

  const guards = createRoleGuards(access);

  const app = new Hono()
    .get(
      '/session',
      documented('Returns how the inbox is opened, and whether the client may read it', { 200: authState }),
      async (c) => respond(c, await access.state(c)),
    )
    .post(
      '/session',
      documented('Signs a person in', { 200: authState }, [401, 403, 413, 415, 429, 503]),
      sameSite,
      limiter,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('json', signIn),
      async (c) => respond(c, await access.signIn(c, c.req.valid('json'))),
    )
    .patch('/session', documented('Extends the session', { 200: authState }, [403, 503]), sameSite, async (c) =>
      respond(c, await access.extend(c)),
    )
    .delete('/session', documented('Signs the person out', { 200: authState }, [403, 503]), sameSite, async (c) => {
      await access.signOut(c);
      return respond(c, await access.state(c));
    })
    .route('/', createEntryRoutes({ people, invitations, stores, limiter, sameSite }))
    .route('/', createPeopleRoutes({ people, invitations, sessions: stores?.sessions, mail, sameSite, ...guards }))
    .route('/', createAccountRoutes({ people, stores, sameSite, ...guards }));

  async function removeEnded(): Promise<void> {
    if (stores === undefined) return;
    await stores.sessions.removeEnded();
    await stores.passkeys.removeExpired();
    await invitations.removeExpired();
  }

  /** Returns whether a request is of somebody who has signed in. In local mode nobody has. */
  const isSignedIn = async (c: Context): Promise<boolean> => {
    const { signedIn, access: mode } = await access.state(c);
    return signedIn && mode !== 'open';
  };

  return { guards, isSignedIn, app, removeEnded };
}

/** Access to the inbox, and what protects its sign-in. */
interface GuardedAccess {
  readonly access: Access;
  readonly limiter: MiddlewareHandler;
  /** Stores for signing in. Without `ADMIN_PASSWORD` there are none. */
  readonly stores?: SignInStores;
}

type AccessDeps = Omit<AuthDeps, 'now'> & { readonly now: () => number; readonly people: People };

async function createAccess({ settings, sessionKey, db, now, people, ...deps }: AccessDeps): Promise<GuardedAccess> {
  const { adminPassword, publicUrl } = settings;
  const { limiter, siteName = '' } = deps;
  if (adminPassword === undefined) {
    return { access: createLoopbackAccess(accessMode(settings) === 'loopback', deps.isOwnConnection), limiter };
  }
  const secure = publicUrl?.startsWith('https:') ?? false;
  const password = await createPassword(adminPassword, sessionKey);
  const { key } = password;
  const sessions = createSessions({ db, key, secure, now });
  const guard = createSignInGuard({ db, limiter, key, sessionKey, secure });
  const passkeys = createPasskeys({ db, sessionKey, siteName, publicUrl, now });
  return {
    access: createPasswordAccess({ password, people, sessions, guard }),
    limiter: guard.limiter,
    stores: { sessions, passkeys, guard },
  };
}
