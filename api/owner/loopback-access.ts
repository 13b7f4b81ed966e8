import type { Session as Standing } from '@studio/contract/session';
import type { Context } from 'hono';
import { socketAddress } from '../http/client-address.ts';
import { type ProblemDetails, ProblemError } from '../http/problem.ts';
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
  const standingOf = (c: Context): Standing =>
    opened && isLocal(c) ? { access: 'open', signedIn: true } : { access: 'closed', signedIn: false, detail: CURE };
  return {
    refusal: CLOSED,
    judge: async (c) => ({ standing: standingOf(c), answered: async () => {} }),
    async signIn(c) {
      const standing = standingOf(c);
      if (!standing.signedIn) throw new ProblemError(CLOSED);
      return standing;
    },
    signOut: async () => {},
    keep: async (c) => standingOf(c),
  };
}
