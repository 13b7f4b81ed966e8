import { socketAddress } from '@platform/server/http/client-address';
import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import type { Session as AuthState } from '@studio/client/session';
import type { Context } from 'hono';
import { isLocalRequest } from './access-mode.ts';
import type { Password } from './password.ts';
import type { Session, Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

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

const isLocal = (c: Context) =>
  isLocalRequest({ address: socketAddress(c), headers: c.req.header(), urlHost: new URL(c.req.url).hostname });

/** Creates access without a password: open to local requests if `isOpen`, closed to all others. */
export function createLoopbackAccess(isOpen: boolean): Access {
  const authStateOf = (c: Context): AuthState =>
    isOpen && isLocal(c) ? { access: 'open', signedIn: true } : { access: 'closed', signedIn: false, detail: CURE };
  return {
    refusal: CLOSED,
    check: async (c) => ({ authState: authStateOf(c), renew: async () => {} }),
    async signIn(c) {
      const authState = authStateOf(c);
      if (!authState.signedIn) throw new ProblemError(CLOSED);
      return authState;
    },
    signOut: async () => {},
    extend: async (c) => authStateOf(c),
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
