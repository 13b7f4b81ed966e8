import type { Deployment, Provenance } from '@platform/server/deployments/deployment';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import {
  type ReleaseChanges,
  type ReleaseEvidence,
  type ReleasesOverview,
  releaseChange,
  releaseChanges,
  releaseEvidence,
  releasesOverview,
} from '@studio/client/releases';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { personOf } from '../auth/person.ts';

/** Bytes of a change's request body: the longest reason with every character escaped. */
const MAX_BODY_BYTES = 4 * 1024;

/** A change of what is live of a name. `traffic`: see `releaseChange`. */
export interface Change {
  readonly name: string;
  readonly version: string;
  readonly traffic: number;
}

export interface ReleaseAdminDeps {
  readonly history: () => Promise<readonly Deployment[]>;
  readonly overview: () => Promise<ReleasesOverview>;
  /** Returns the analysis from which an entry of the log followed; undefined if its visits were deleted. */
  readonly evidence: (seq: number) => Promise<ReleaseEvidence | undefined>;
  /**
   * Returns what an entry of the log changed in words; undefined if it changed no page.
   * @throws ProblemError if a version is not stored any more (404), or too many are compared (503).
   */
  readonly changes: (seq: number) => Promise<ReleaseChanges | undefined>;
  /** @throws ProblemError if it is refused; nothing changes then. */
  readonly change: (change: Change, provenance: Provenance) => Promise<unknown>;
  /** Rejects everybody but owners. */
  readonly ownerOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Who a change in the log is by, if nobody is signed in. */
const ADMIN = 'admin';

const noStore = { 'Cache-Control': 'no-store' } as const;
const seqParam = v.object({ seq: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const nameParam = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)) });

/** Creates the admin's routes below `/api` that show and change what is live. */
export function createReleaseAdmin(deps: ReleaseAdminDeps) {
  const { history, overview, evidence, changes, change, ownerOnly, sameSite } = deps;
  return new Hono()
    .get(
      '/v1/releases',
      documented('Returns what is live, how it does, and the log', { 200: releasesOverview }, [401, 403, 503]),
      ownerOnly,
      async (c) => c.json(await overview(), 200, noStore),
    )
    .get(
      '/v1/releases/log',
      documented('Returns the whole log of deployments as a file', { 200: v.array(v.unknown()) }, [401, 403, 503]),
      ownerOnly,
      async (c) => {
        c.header('Content-Disposition', 'attachment; filename="deployments.json"');
        return c.json([...(await history())], 200, noStore);
      },
    )
    .get(
      '/v1/releases/evidence/:seq',
      documented(
        'Returns the analysis from which an entry of the log followed',
        { 200: releaseEvidence },
        [400, 401, 403, 404, 503],
      ),
      ownerOnly,
      validate('param', seqParam),
      async (c) => {
        const found = await evidence(c.req.valid('param').seq);
        if (found) return c.json(found, 200, noStore);
        return problem(c, { slug: 'no-evidence', status: 404, title: 'The reports of that time were deleted' });
      },
    )
    .get(
      '/v1/releases/changes/:seq',
      documented(
        'Returns the pages whose text an entry of the log changed',
        { 200: releaseChanges },
        [400, 401, 403, 404, 503],
      ),
      ownerOnly,
      validate('param', seqParam),
      async (c) => {
        const found = await changes(c.req.valid('param').seq);
        if (found) return c.json(found, 200, noStore);
        return problem(c, { slug: 'no-changes', status: 404, title: 'That entry changed no page' });
      },
    )
    .post(
      '/v1/releases/:name',
      documented(
        'Makes a version live, gives it a share of the visitors, or ends its canary',
        { 204: null },
        [400, 401, 403, 404, 409, 413, 415, 422, 503],
      ),
      sameSite,
      ownerOnly,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('param', nameParam),
      validate('json', releaseChange),
      async (c) => {
        const { version, traffic, reason } = c.req.valid('json');
        const note = reason === '' ? undefined : reason;
        await change(
          { name: c.req.valid('param').name, version, traffic },
          { actor: personOf(c)?.name ?? ADMIN, note },
        );
        return c.body(null, 204, noStore);
      },
    );
}
