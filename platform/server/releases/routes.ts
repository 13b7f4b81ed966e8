import { versionOf } from '@platform/build/gate/built-release';
import { listViolations, MAX_FILE_BYTES } from '@platform/build/gate/file-list';
import { registry, releaseName } from '@platform/contract/registry';
import { deployed, deploymentRequest, releaseHistory, releaseList, rollbackRequest } from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Gate } from '../gate/gate.ts';
import { refuseFor } from '../gate/refusal.ts';
import { limitBody } from '../http/body.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { historyOf } from './history.ts';
import type { Promotions } from './promotions.ts';
import { requireToken } from './publish-token.ts';
import { registryOf } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';

/** Most bytes of a JSON body: 2000 files, each with its path and hash. */
const MAX_JSON_BYTES = 1024 * 1024;

/** What the resource works with. `token` guards everything that writes. */
export interface ReleasesDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly promotions: Promotions;
  readonly token: string;
}

const named = validate('param', v.object({ name: releaseName }));
const fileParam = validate('param', v.object({ name: releaseName, sha256: deploymentRequest.entries.version }));

const added = v.object({ version: v.string() });
/** `missing`: hashes of files to send first. `existed`: the release was stored already. */
const offered = v.object({
  ...added.entries,
  missing: v.optional(v.array(v.string())),
  existed: v.optional(v.boolean()),
});

/** Below `/api`: the registry, and the sending, promoting and rolling back of releases. */
export function createReleases({ store, gate, promotions, token }: ReleasesDeps) {
  const guard = requireToken(token);
  return new Hono()
    .get('/registry', documented('What is live, in the frontend-discovery schema', { 200: registry }), async (c) =>
      c.json(registryOf(await store.live()), 200, { 'Cache-Control': 'no-cache' }),
    )
    .get(
      '/releases',
      documented('What is live and what was, newest first', { 200: releaseHistory }, [401]),
      guard,
      async (c) => c.json(await historyOf(store), 200, { 'Cache-Control': 'no-store' }),
    )
    .post(
      '/releases/:name',
      documented('Stores a release, or names the files it lacks', { 200: offered, 201: added }, [401, 413, 422]),
      guard,
      limitBody(MAX_JSON_BYTES),
      named,
      validate('json', releaseList),
      async (c) => {
        const { name } = c.req.valid('param');
        const { files } = c.req.valid('json');
        refuseFor(listViolations(files));
        const version = versionOf(files);
        const missing = await store.missing(files);
        if (missing.length > 0) return c.json({ version, missing }, 200);
        const { added } = await store.add(name, files, gate);
        return added ? c.json({ version }, 201) : c.json({ version, existed: true }, 200);
      },
    )
    .put(
      '/releases/:name/files/:sha256',
      documented('Stores a file of a release: its bytes are the body', { 204: null }, [401, 413, 422]),
      guard,
      limitBody(MAX_FILE_BYTES),
      fileParam,
      async (c) => {
        await store.putFile(c.req.valid('param').sha256, new Uint8Array(await c.req.arrayBuffer()));
        return c.body(null, 204);
      },
    )
    .post(
      '/deployments',
      documented('Makes a stored release live', { 200: deployed, 201: deployed }, [401, 404, 413, 422]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', deploymentRequest),
      async (c) => {
        const { name, version } = c.req.valid('json');
        const { appended, ...deployment } = await promotions.promote(name, version);
        return c.json(deployment, appended ? 201 : 200);
      },
    )
    .post(
      '/rollbacks',
      documented('Makes the version live that was live before', { 201: deployed }, [401, 404, 409, 413, 422]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', rollbackRequest),
      async (c) => c.json(await promotions.rollBack(c.req.valid('json').name), 201),
    );
}

/** For typed clients. */
export type ReleasesApi = ReturnType<typeof createReleases>;
