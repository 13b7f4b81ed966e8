import { canaryRequest, deployed } from '@platform/contract/release';
import { Hono } from 'hono';
import { limitBody } from '../http/limits/body.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { actorFor, requireToken } from '../teams/guard.ts';
import type { FindActor } from '../teams/teams.ts';
import type { Canaries } from './canaries.ts';
import type { Promotions } from './promotions.ts';

/** Maximum bytes of a request: a name, a version, a note, and a hundred paths. */
const MAX_JSON_BYTES = 64 * 1024;

interface CanaryRoutesDeps {
  readonly canaries: Pick<Canaries, 'set' | 'end'>;
  readonly promotions: Pick<Promotions, 'promote'>;
  /** Who may make a request. */
  readonly findActor: FindActor;
}

/** Creates the route that shows a stored release to some visitors, below `/api`. Who may release a name may do so. */
export function createCanaryRoutes({ canaries, promotions, findActor }: CanaryRoutesDeps) {
  return new Hono().post(
    '/canaries',
    documented(
      'Shows a stored release to some visitors of 100; 0 ends that, 100 promotes it',
      { 200: deployed, 201: deployed },
      [401, 403, 404, 409, 413, 422],
    ),
    requireToken(findActor),
    limitBody(MAX_JSON_BYTES),
    validate('json', canaryRequest),
    async (c) => {
      const { name, version, traffic, removes, checkedSet, ...provenance } = c.req.valid('json');
      const options = { removes, checkedSet, provenance: { ...provenance, actor: actorFor(c, name).name } };
      const { appended, ...deployment } = await (traffic === 100
        ? promotions.promote(name, version, options)
        : traffic === 0
          ? canaries.end({ name, version }, options)
          : canaries.set({ name, version, traffic }, options));
      return c.json(deployment, appended ? 201 : 200);
    },
  );
}
