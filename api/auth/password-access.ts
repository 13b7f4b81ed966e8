import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import type { Session as AuthState } from '@studio/client/session';
import type { Access } from './access.ts';
import type { Password } from './password.ts';
import type { Session } from './session-token.ts';
import type { Sessions } from './sessions.ts';

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

/** With a password: open to whoever signed in with it. */
export function createPasswordAccess(password: Pick<Password, 'matches'>, sessions: Sessions): Access {
  const authStateOf = (session: Session | undefined): AuthState => ({
    access: 'password',
    signedIn: session !== undefined,
    ...(session && sessions.timesOf(session)),
  });

  return {
    refusal: SIGN_IN_NEEDED,
    async judge(c) {
      const session = await sessions.current(c);
      return {
        authState: authStateOf(session),
        answered: async () => session && sessions.renew(c, session),
      };
    },
    async signIn(c, given) {
      if (!(await password.matches(given))) throw new ProblemError(WRONG_PASSWORD);
      return authStateOf(await sessions.start(c));
    },
    signOut: (c) => sessions.end(c),
    async keep(c) {
      const session = await sessions.current(c);
      return authStateOf(session && (await sessions.keep(c, session)));
    },
  };
}
