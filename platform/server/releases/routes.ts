import { versionOf } from '@platform/build/gate/built-release';
import { listViolations, MAX_FILE_BYTES } from '@platform/build/gate/file-list';
import { releaseName } from '@platform/contract/registry';
import {
  collection,
  collectionRequest,
  deployed,
  deploymentRequest,
  pinRequest,
  type ReleaseHistory,
  releaseHistory,
  releaseList,
  retirementRequest,
  rollbackRequest,
  type StoredRelease,
  storedRelease,
} from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import type { Gate } from '../gate/gate.ts';
import { throwViolations } from '../gate/gate-error.ts';
import { limitBody } from '../http/limits/body.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import type { Release } from '../release-set/release.ts';
import { actorFor, actorForAll, requireToken } from '../teams/guard.ts';
import type { Signatures } from '../teams/signatures.ts';
import type { FindActor } from '../teams/teams.ts';
import type { Promotions } from './promotions.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Maximum bytes of a JSON body: 2000 files, each with its path and hash. */
const MAX_JSON_BYTES = 1024 * 1024;

interface ReleasesDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly promotions: Promotions;
  /** How many versions of each name a collection keeps at least. */
  readonly keepReleases: number;
  /** Who may make a request. */
  readonly findActor: FindActor;
  readonly signatures: Pick<Signatures, 'require'>;
}

const nameParam = validate('param', v.object({ name: releaseName }));
const fileParam = validate('param', v.object({ name: releaseName, sha256: deploymentRequest.entries.version }));

const versionParam = validate('param', v.object({ name: releaseName, version: deploymentRequest.entries.version }));

const added = v.object({ version: v.string() });
/** `missing`: hashes of files to send first. `existed`: the release was stored already. */
const offered = v.object({
  ...added.entries,
  missing: v.optional(v.array(v.string())),
  existed: v.optional(v.boolean()),
});

/** Creates the routes that store, promote and roll back releases, below `/api`. */
export function createReleaseRoutes({ store, gate, promotions, keepReleases, findActor, signatures }: ReleasesDeps) {
  const guard = requireToken(findActor);
  return new Hono()
    .get(
      '/releases',
      documented('The live and earlier releases, newest first', { 200: releaseHistory }, [401, 503]),
      guard,
      async (c) => c.json(await historyOf(store), 200, { 'Cache-Control': 'no-store' }),
    )
    .get(
      '/releases/:name/:version',
      documented('A stored release: its files, pages and shared packages', { 200: storedRelease }, [401, 404, 503]),
      guard,
      versionParam,
      async (c) => {
        const { name, version } = c.req.valid('param');
        const release = await store.get(name, version);
        if (release === undefined) throw noSuchRelease(name, version);
        return c.json(describeRelease(release), 200, { 'Cache-Control': 'no-store' });
      },
    )
    .post(
      '/releases/:name',
      documented(
        'Stores a release, or lists the files it lacks',
        { 200: offered, 201: added },
        [401, 403, 413, 422, 503],
      ),
      guard,
      limitBody(MAX_JSON_BYTES),
      nameParam,
      validate('json', releaseList),
      async (c) => {
        const { name } = c.req.valid('param');
        actorFor(c, name);
        const { files, removes, signature } = c.req.valid('json');
        throwViolations(listViolations(files));
        const version = versionOf(files);
        await signatures.require(name, version, signature);
        const missing = await store.missing(files);
        if (missing.length > 0) return c.json({ version, missing }, 200);
        const { added } = await store.add(name, files, gate, removes);
        return added ? c.json({ version }, 201) : c.json({ version, existed: true }, 200);
      },
    )
    .put(
      '/releases/:name/files/:sha256',
      documented('Stores a file of a release: its bytes are the body', { 204: null }, [401, 403, 413, 422, 503]),
      guard,
      limitBody(MAX_FILE_BYTES),
      fileParam,
      async (c) => {
        const { name, sha256 } = c.req.valid('param');
        actorFor(c, name);
        await store.putFile(sha256, new Uint8Array(await c.req.arrayBuffer()));
        return c.body(null, 204);
      },
    )
    .post(
      '/deployments',
      documented('Promotes a stored release', { 200: deployed, 201: deployed }, [401, 403, 404, 409, 413, 422, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', deploymentRequest),
      async (c) => {
        const { name, version, removes, checkedSet, ...provenance } = c.req.valid('json');
        const options = { removes, checkedSet, provenance: { ...provenance, actor: actorFor(c, name).name } };
        const { appended, ...deployment } = await promotions.promote(name, version, options);
        return c.json(deployment, appended ? 201 : 200);
      },
    )
    .post(
      '/rollbacks',
      documented('Makes the previous release live again', { 201: deployed }, [401, 403, 404, 409, 413, 422, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', rollbackRequest),
      async (c) => {
        const { name, removes, ...provenance } = c.req.valid('json');
        const options = { removes, provenance: { ...provenance, actor: actorFor(c, name).name } };
        return c.json(await promotions.rollBack(name, options), 201);
      },
    )
    .post(
      '/collections',
      documented('Removes the files of releases that nothing needs', { 200: collection }, [401, 403, 409, 413, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', collectionRequest),
      async (c) => {
        actorForAll(c);
        return c.json(await store.collect(keepReleases, c.req.valid('json')), 200);
      },
    )
    .post(
      '/pins',
      documented('Keeps what is live of a name, or lets it change again', { 201: deployed }, [401, 403, 409, 413, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', pinRequest),
      async (c) => {
        const { name, pinned, note } = c.req.valid('json');
        return c.json(await promotions.pin(name, pinned, { note, actor: actorFor(c, name).name }), 201);
      },
    )
    .post(
      '/retirements',
      documented("Takes a remote's pages away", { 201: deployed }, [401, 403, 409, 413, 422, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', retirementRequest),
      async (c) => {
        const { name, note } = c.req.valid('json');
        return c.json(await promotions.retire(name, { note, actor: actorFor(c, name).name }), 201);
      },
    );
}

/** Type of the routes, for typed clients. */
export type ReleasesApi = ReturnType<typeof createReleaseRoutes>;

function describeRelease({ name, version, createdAt, info, files, routes }: Release): StoredRelease {
  const first = [info.entry, ...(info.chunks.routes ?? [])];
  const pages = routes.map(({ path, chunks }) => ({ path, scripts: [...new Set([...first, ...chunks])] }));
  return { name, version, at: createdAt, contract: info.contract, shared: info.shared, files: [...files], pages };
}

/** Returns the deployments of each name, newest first, with the sizes of the releases. */
async function historyOf(store: Pick<ReleaseStore, 'history' | 'sizesOfReleases'>): Promise<ReleaseHistory> {
  const [history, sizes] = await Promise.all([store.history(), store.sizesOfReleases()]);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  const deploymentsOf = (name: string) =>
    history
      .filter((deployment) => deployment.name === name)
      .map(({ name: _, createdAt: at, ...entry }) => {
        const { size, collected } = sizes.get(entry.version) ?? {};
        const unreadable = size === undefined && { unreadable: true as const };
        return { ...entry, at, size: size ?? 0, ...unreadable, ...(collected && { collected: true as const }) };
      });
  return { releases: names.map((name) => ({ name, deployments: deploymentsOf(name) })) };
}
