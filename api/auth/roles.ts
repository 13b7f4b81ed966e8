import { type ProblemDetails, problem } from '@platform/server/http/problem';
import { may, type Right } from '@studio/client/person';
import { UNATTENDED } from '@studio/client/session';
import type { MiddlewareHandler } from 'hono';
import type { Access } from './access.ts';
import { setPerson } from './person.ts';

const FORBIDDEN = {
  slug: 'role',
  status: 403,
  title: 'Your role does not allow this',
} as const satisfies ProblemDetails;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Middlewares that let people in by their role. They respond with 401 to who is not signed in, or with 403 where nobody can sign in. */
export interface RoleGuards {
  /** Lets owners and editors in, and readers where nothing is changed. */
  readonly adminOnly: MiddlewareHandler;
  /** Lets owners in. */
  readonly ownerOnly: MiddlewareHandler;
  /** Lets in everybody who is signed in: for the own account. */
  readonly signedInOnly: MiddlewareHandler;
}

/** Creates the middlewares of all routes that are not for everybody. */
export function createRoleGuards(access: Pick<Access, 'check' | 'refusal'>): RoleGuards {
  const guard =
    (reading: Right, writing: Right = reading): MiddlewareHandler =>
    async (c, next) => {
      const { person, renew } = await access.check(c);
      if (person === undefined) return problem(c, access.refusal);
      const right = SAFE_METHODS.has(c.req.method) ? reading : writing;
      if (!may(person.role, right)) return problem(c, FORBIDDEN);
      setPerson(c, person);
      await next();
      return c.req.header(UNATTENDED) === undefined ? renew() : undefined;
    };
  return {
    adminOnly: guard('read', 'write'),
    ownerOnly: guard('manage'),
    signedInOnly: guard('read'),
  };
}
