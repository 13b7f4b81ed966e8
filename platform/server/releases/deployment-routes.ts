import {
  canaryRequest,
  collection,
  collectionRequest,
  deployed,
  deploymentRequest,
  pinRequest,
  retirementRequest,
  rollbackRequest,
} from '@platform/contract/release';
import { Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import { limitBody } from '../http/limits/body.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { actorFor, actorForAll, requireToken } from '../teams/guard.ts';
import type { FindActor } from '../teams/teams.ts';
import type { Canaries } from './canaries.ts';
import type { Promotions } from './promotions.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Maximum bytes of a request, and of one that sets a canary: a name, a version, a note, and a hundred paths. */
const MAX_JSON_BYTES = 1024 * 1024;
const MAX_CANARY_BYTES = 64 * 1024;

export interface DeploymentRoutesDeps {
  readonly store: Pick<ReleaseStore, 'collect'>;
  readonly promotions: Promotions;
  readonly canaries: Pick<Canaries, 'set' | 'end'>;
  /** Minimum number of versions of each name that a collection keeps. */
  readonly keepReleases: number;
  readonly findActor: FindActor;
}

/** Creates the routes that change what is live. A token that may release a name may use them for that name. */
export function createDeploymentRoutes(deps: DeploymentRoutesDeps) {
  const { store, promotions, canaries, keepReleases, findActor } = deps;
  const guard = requireToken(findActor);
  const request = <Schema extends GenericSchema>(schema: Schema, maxBytes = MAX_JSON_BYTES) =>
    [guard, limitBody(maxBytes), validate('json', schema)] as const;
  return new Hono()
    .post(
      '/deployments',
      documented('Promotes a stored release', { 200: deployed, 201: deployed }, [401, 403, 404, 409, 413, 422, 503]),
      ...request(deploymentRequest),
      async (c) => {
        const { name, version, removes, checkedSet, ...provenance } = c.req.valid('json');
        const options = { removes, checkedSet, provenance: { ...provenance, actor: actorFor(c, name).name } };
        const { appended, ...deployment } = await promotions.promote(name, version, options);
        return c.json(deployment, appended ? 201 : 200);
      },
    )
    .post(
      '/canaries',
      documented(
        'Shows a stored release to some visitors of 100; 0 ends that, 100 promotes it',
        { 200: deployed, 201: deployed },
        [401, 403, 404, 409, 413, 422],
      ),
      ...request(canaryRequest, MAX_CANARY_BYTES),
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
    )
    .post(
      '/rollbacks',
      documented('Makes the previous release live again', { 201: deployed }, [401, 403, 404, 409, 413, 422, 503]),
      ...request(rollbackRequest),
      async (c) => {
        const { name, removes, ...provenance } = c.req.valid('json');
        const options = { removes, provenance: { ...provenance, actor: actorFor(c, name).name } };
        return c.json(await promotions.rollBack(name, options), 201);
      },
    )
    .post(
      '/collections',
      documented('Removes the files of releases that nothing needs', { 200: collection }, [401, 403, 409, 413, 503]),
      ...request(collectionRequest),
      async (c) => {
        actorForAll(c);
        return c.json(await store.collect(keepReleases, c.req.valid('json')), 200);
      },
    )
    .post(
      '/pins',
      documented('Keeps what is live of a name, or lets it change again', { 201: deployed }, [401, 403, 409, 413, 503]),
      ...request(pinRequest),
      async (c) => {
        const { name, pinned, note } = c.req.valid('json');
        return c.json(await promotions.pin(name, pinned, { note, actor: actorFor(c, name).name }), 201);
      },
    )
    .post(
      '/retirements',
      documented("Takes a remote's pages away", { 201: deployed }, [401, 403, 409, 413, 422, 503]),
      ...request(retirementRequest),
      async (c) => {
        const { name, note } = c.req.valid('json');
        return c.json(await promotions.retire(name, { note, actor: actorFor(c, name).name }), 201);
      },
    );
}
