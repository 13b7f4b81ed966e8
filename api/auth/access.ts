import { incomingRequest } from '@platform/server/http/client-address';
import { isLocalRequest } from '@platform/server/http/local-request';
import { isLoopbackHost } from '@platform/server/http/loopback';
import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import type { SignIn } from '@studio/client/people-requests';
import { FIRST_OWNER, type Person } from '@studio/client/person';
import type { Session as AuthState } from '@studio/client/session';
import type { Context } from 'hono';
import { type Connection, canKnowOwner, isOwnConnection } from './connection-owner.ts';
import type { People, PersonRow } from './people.ts';
import { LOCAL_PERSON } from './person.ts';
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
  /** Who sent it. Undefined: it may not read the inbox. */
  readonly person?: Person | undefined;
  /** Renews the session of the request. Call it when the request was answered. */
  renew(): Promise<void>;
}

/** Controls access to the inbox. */
export interface Access {
  check(c: Context): Promise<RequestAccess>;
  /** Returns how the inbox is opened, and who may read it. */
  state(c: Context): Promise<AuthState>;
  /** The response to a request that may not read the inbox. */
  readonly refusal: ProblemDetails;
  /** @throws ProblemError if the password is wrong, or nobody can sign in. */
  signIn(c: Context, given: SignIn): Promise<AuthState>;
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
      ? { access: 'open', signedIn: true, person: LOCAL_PERSON }
      : { access: 'closed', signedIn: false, detail: CURE };
  return {
    refusal: CLOSED,
    check: async (c) => ({ ...((await authStateOf(c)).signedIn && { person: LOCAL_PERSON }), renew: async () => {} }),
    state: authStateOf,
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

const WRONG_EMAIL_OR_PASSWORD = {
  ...WRONG_PASSWORD,
  title: 'Email address or password is wrong',
} as const satisfies ProblemDetails;

export interface PasswordAccessDeps {
  /** The first owner's. */
  readonly password: Pick<Password, 'matches'>;
  readonly people: Pick<People, 'find' | 'findByEmail' | 'matches' | 'signInOptions'>;
  readonly sessions: Sessions;
  readonly guard: Pick<SignInGuard, 'attempt'>;
}

/** Creates access with passwords: open to browsers in which somebody is signed in. */
export function createPasswordAccess({ password, people, sessions, guard }: PasswordAccessDeps): Access {
  const authStateOf = async (session: Session | undefined): Promise<AuthState> => ({
    access: 'password',
    ...(session
      ? { signedIn: true, person: session.person, ...sessions.timesOf(session) }
      : { signedIn: false, ...(await people.signInOptions()) }),
  });

  /** Takes the same time whether or not there is such a person. */
  async function matches(person: PersonRow | undefined, given: string): Promise<boolean> {
    if (person === undefined || person.id === FIRST_OWNER)
      return (await password.matches(given)) && person !== undefined;
    return people.matches(person, given);
  }

  return {
    refusal: SIGN_IN_NEEDED,
    async check(c) {
      const session = await sessions.current(c);
      return { person: session?.person, renew: async () => session && sessions.renew(c, session) };
    },
    state: async (c) => authStateOf(await sessions.current(c)),
    async signIn(c, { email, password: given }) {
      const person = await (email === undefined ? people.find(FIRST_OWNER) : people.findByEmail(email));
      const isRight = await guard.attempt(c, person?.id, () => matches(person, given));
      if (!isRight || person === undefined) {
        throw new ProblemError(email === undefined ? WRONG_PASSWORD : WRONG_EMAIL_OR_PASSWORD);
      }
      return authStateOf(await sessions.start(c, personIn(person)));
    },
    signOut: (c) => sessions.end(c),
    async extend(c) {
      const session = await sessions.current(c);
      return authStateOf(session && (await sessions.extend(c, session)));
    },
  };
}

/** Returns what others see of a person. */
export const personIn = ({ id, name, role }: Person): Person => ({ id, name, role });
