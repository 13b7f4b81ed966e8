import type { Context, MiddlewareHandler } from 'hono';
import { ProblemError, problem } from '../http/problem.ts';
import type { Actor, FindActor } from './teams.ts';

/** What the guard adds to a request. */
export interface Guarded {
  readonly Variables: { readonly actor: Actor };
}

/** Responds 401 to requests without a valid token: `Authorization: Bearer <token>`. */
export function requireToken(findActor: FindActor): MiddlewareHandler<Guarded> {
  return async (c, next) => {
    const [, token] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? [];
    const actor = token === undefined ? undefined : await findActor(token);
    if (actor !== undefined) {
      c.set('actor', actor);
      return next();
    }
    c.header('WWW-Authenticate', 'Bearer');
    return problem(c, {
      slug: 'publish-token-needed',
      status: 401,
      title: 'Publishing needs a token that is valid',
      detail:
        'Send it as "Authorization: Bearer <token>": one of a team of this release, the value of PUBLISH_TOKEN, or that of DATA_DIR/publish-token.',
    });
  };
}

/**
 * Returns the actor of a request that may release everything.
 * @throws ProblemError (403)
 */
export function actorForAll(c: Context<Guarded>): Actor {
  const { actor } = c.var;
  if (actor.releases === undefined) return actor;
  throw new ProblemError({
    slug: 'token-of-another-team',
    status: 403,
    title: `The token of ${actor.name} releases ${actor.releases.join(', ')} alone`,
    detail: 'This needs the publish token.',
  });
}

/**
 * Returns the actor of a request that may release `name`.
 * @throws ProblemError (403)
 */
export function actorFor(c: Context<Guarded>, name: string): Actor {
  const { actor } = c.var;
  if (actor.releases === undefined || actor.releases.includes(name)) return actor;
  throw new ProblemError({
    slug: 'token-of-another-team',
    status: 403,
    title: `The token of ${actor.name} does not release ${name}`,
    detail: `It releases ${actor.releases.join(', ')}.`,
  });
}
