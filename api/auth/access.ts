import { incomingRequest } from '@platform/server/http/client-address';
import { isLocalRequest } from '@platform/server/http/local-request';
import { isLoopbackHost } from '@platform/server/http/loopback';
import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import type { Session as AuthState } from '@studio/client/session';
import type { Context } from 'hono';
import { type Connection, canKnowOwner, isOwnConnection } from './connection-owner.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Password, SignInGuard } from './sign-in-guard.ts';

/** Settings that control access to the inbox. */
export interface AccessSettings {
  readonly localAccess?: 'loopback';
  readonly adminPassword?: string;
  readonly publicUrl?: string;
  readonly host: string;
}

/**
 * How the inbox is opened. `loopback` (local mode): by a request from this machine, without a sign-in. `password`: by
 * signing in. `closed`: not at all.
 */
export type AccessMode = 'loopback' | 'password' | 'closed';

/** Returns the access mode. It does not change while the server runs. */
export function accessMode({ localAccess, adminPassword, publicUrl, host }: AccessSettings): AccessMode {
  if (adminPassword !== undefined) return 'password';
  return localAccess === 'loopback' && publicUrl === undefined && isLoopbackHost(host) ? 'loopback' : 'closed';
}

/** Returns what the start of the site prints about the inbox: whether it is open, and to whom. */
export function accessLine(settings: AccessSettings): string {
  switch (accessMode(settings)) {
    case 'password':
      return 'opens with ADMIN_PASSWORD';
    case 'closed':
      return 'closed; to open it, set ADMIN_PASSWORD and sign in with it';
    case 'loopback': {
      const whom = canKnowOwner() ? 'your user account (and root) on this machine' : 'EVERYBODY on this machine';
      return `OPEN to ${whom}, without a sign-in; to close it, set ADMIN_PASSWORD`;
    }
  }
}

/** Access of a request to the inbox. */
interface RequestAccess {
  readonly authState: AuthState;
  /** Renews the session of the request. Call it when the request was answered. */
  renew(): Promise<void>;
}

/** Controls access to the inbox. */
export interface Access {
  check(c: Context): Promise<RequestAccess>;
  /** The response to a request that may not read the inbox. */
  readonly refusal: ProblemDetails;
  /** @throws ProblemError if the password is wrong, or nobody can sign in. */
  signIn(c: Context, password: string): Promise<AuthState>;
  signOut(c: Context): Promise<void>;
  /** Extends the session of a request, if there is one. */
  extend(c: Context): Promise<AuthState>;
}

const CURE = 'Set ADMIN_PASSWORD, start the site again, and sign in with it.';

const CLOSED = {
  slug: 'admin-access-closed',
  status: 403,
  title: 'The inbox is closed',
  detail: CURE,
} as const satisfies ProblemDetails;

/** Returns whether a connection belongs to the person who started this server. */
export type IsOwnConnection = (connection: Connection) => Promise<boolean>;

async function isLocal(c: Context, isOwn: IsOwnConnection): Promise<boolean> {
  const incoming = incomingRequest(c);
  if (incoming === undefined) return false;
  const { socket, httpVersion, rawHeaders } = incoming;
  const origin = { address: socket.remoteAddress, port: socket.localPort, httpVersion, rawHeaders };
  return isLocalRequest({ ...origin, urlHost: new URL(c.req.url).hostname }) && isOwn(socket);
}

/** Creates access without a password: if `isOpen`, open to local requests of the own user, and closed to all others. */
export function createLoopbackAccess(isOpen: boolean, isOwn: IsOwnConnection = isOwnConnection): Access {
  const authStateOf = async (c: Context): Promise<AuthState> =>
    isOpen && (await isLocal(c, isOwn))
      ? { access: 'open', signedIn: true }
      : { access: 'closed', signedIn: false, detail: CURE };
  return {
    refusal: CLOSED,
    check: async (c) => ({ authState: await authStateOf(c), renew: async () => {} }),
    async signIn(c) {
      const authState = await authStateOf(c);
      if (!authState.signedIn) throw new ProblemError(CLOSED);
      return authState;
    },
    signOut: async () => {},
    extend: authStateOf,
  };
}

const SIGN_IN_NEEDED = {
  slug: 'sign-in-needed',
  status: 401,
  title: 'Sign in to read the inbox',
} as const satisfies ProblemDetails;

const WRONG_PASSWORD = {
  slug: 'wrong-password',
  status: 401,
  title: 'That is not the password',
} as const satisfies ProblemDetails;

/** Creates access with a password: open to browsers that are signed in. */
export function createPasswordAccess(
  password: Pick<Password, 'matches'>,
  sessions: Sessions,
  guard: Pick<SignInGuard, 'attempt'>,
): Access {
  const authStateOf = (session: Session | undefined): AuthState => ({
    access: 'password',
    signedIn: session !== undefined,
    ...(session && sessions.timesOf(session)),
  });

  return {
    refusal: SIGN_IN_NEEDED,
    async check(c) {
      const session = await sessions.current(c);
      return { authState: authStateOf(session), renew: async () => session && sessions.renew(c, session) };
    },
    async signIn(c, given) {
      if (!(await guard.attempt(c, () => password.matches(given)))) throw new ProblemError(WRONG_PASSWORD);
      return authStateOf(await sessions.start(c));
    },
    signOut: (c) => sessions.end(c),
    async extend(c) {
      const session = await sessions.current(c);
      return authStateOf(session && (await sessions.extend(c, session)));
    },
  };
}
