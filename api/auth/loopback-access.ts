import { socketAddress } from '@platform/server/http/client-address';
import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import type { Session as AuthState } from '@studio/client/session';
import type { Context } from 'hono';
import type { Access } from './access.ts';
import { isLocalRequest } from './local-mode.ts';

/** What a person is told whose inbox is closed. */
const CURE = 'Set ADMIN_PASSWORD, start the site again, and sign in with it.';

const CLOSED = {
  slug: 'owner-access-closed',
  status: 403,
  title: 'The inbox is closed',
  detail: CURE,
} as const satisfies ProblemDetails;

const isLocal = (c: Context) =>
  isLocalRequest({ address: socketAddress(c), headers: c.req.header(), urlHost: new URL(c.req.url).hostname });

/** Without a password: open to local requests if `opened`, closed to all others. There is nothing to sign in with. */
export function createLoopbackAccess(opened: boolean): Access {
  const authStateOf = (c: Context): AuthState =>
    opened && isLocal(c) ? { access: 'open', signedIn: true } : { access: 'closed', signedIn: false, detail: CURE };
  return {
    refusal: CLOSED,
    judge: async (c) => ({ authState: authStateOf(c), answered: async () => {} }),
    async signIn(c) {
      const authState = authStateOf(c);
      if (!authState.signedIn) throw new ProblemError(CLOSED);
      return authState;
    },
    signOut: async () => {},
    keep: async (c) => authStateOf(c),
  };
}
