import { listViolations, MAX_FILE_BYTES, versionOf } from '@platform/build/gate/built-release';
import { releaseName } from '@platform/contract/registry';
import {
  deploymentRequest,
  type ReleaseHistory,
  releaseHistory,
  releaseList,
  releaseSource,
  type StoredRelease,
  storedRelease,
} from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import type { Gate } from '../gate/gate.ts';
import { throwViolations } from '../gate/gate-error.ts';
import { limitBody } from '../http/limits/body.ts';
import { ProblemError } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import type { Release } from '../release-set/release.ts';
import { actorFor, requireToken } from '../teams/guard.ts';
import type { Signatures } from '../teams/signatures.ts';
import type { Actor } from '../teams/teams.ts';
import { createDeploymentRoutes, type DeploymentRoutesDeps } from './deployment-routes.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Maximum bytes of a JSON body: 2000 files, each with its path and hash. */
const MAX_JSON_BYTES = 1024 * 1024;

/** Maximum bytes of a request with a signature, which has 86 characters. */
const MAX_SIGNATURE_BYTES = 1024;

interface ReleaseRoutesDeps extends DeploymentRoutesDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly signatures: Pick<Signatures, 'require' | 'find' | 'sign'>;
  /** Compares the text of two releases of a name; see `platform/server/live-files/text-changes.ts`. */
  readonly textChanges: TextChanges;
}

const hash = deploymentRequest.entries.version;
const versionParam = validate('param', v.object({ name: releaseName, version: hash }));

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

const added = v.object({ version: v.string() });
/** `missing`: hashes of files to send first. `existed`: the release was stored already. */
const offered = v.object({
  ...added.entries,
  missing: v.optional(v.array(v.string())),
  existed: v.optional(v.boolean()),
});

const changedTexts = v.object({
  pages: v.array(
    v.object({ path: v.string(), added: v.array(v.string()), removed: v.array(v.string()), more: v.number() }),
  ),
  isComplete: v.boolean(),
});

/** Returns the pages whose text differs between two releases of a name. */
export interface TextChanges {
  between(compared: { readonly name: string; readonly from: string; readonly to: string }): Promise<ChangedTexts>;
}

/** `changedTexts`, which is not changed. */
interface ChangedTexts {
  readonly pages: readonly {
    readonly path: string;
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly more: number;
  }[];
  readonly isComplete: boolean;
}

/**
 * Creates the routes that list, store and deploy releases, below `/api`. Another site gets a release by its `source`: a token that may
 * release a name may read its releases.
 */
export function createReleaseRoutes({ store, gate, findActor, signatures, textChanges, ...deps }: ReleaseRoutesDeps) {
  const guard = requireToken(findActor);

  async function find(name: string, version: string): Promise<Release> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    return release;
  }

  return new Hono()
    .get(
      '/releases',
      documented('The live and earlier releases, newest first', { 200: releaseHistory }, [401, 503]),
      guard,
      async (c) => c.json(await historyOf(store), 200, NO_STORE),
    )
    .get(
      '/releases/:name/:version',
      documented('A stored release: its files, pages and shared packages', { 200: storedRelease }, [401, 404, 503]),
      guard,
      versionParam,
      async (c) => {
        const { name, version } = c.req.valid('param');
        return c.json(describeRelease(await find(name, version)), 200, NO_STORE);
      },
    )
    .post(
      '/releases/:name',
      documented(
        'Stores a release, or lists the files it lacks',
        { 200: offered, 201: added },
        [401, 403, 413, 422, 429, 503],
      ),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('param', v.object({ name: releaseName })),
      validate('json', releaseList),
      async (c) => {
        const { name } = c.req.valid('param');
        const actor = actorFor(c, name);
        const { files, removes, all, signature } = c.req.valid('json');
        throwViolations(listViolations(files));
        const version = versionOf(files);
        if ((await store.get(name, version)) === undefined) await requireQuota(store, actor);
        await signatures.require(name, version, signature);
        const missing = await store.missing(files);
        if (missing.length > 0) {
          await store.listed.list(name, files, actor);
          return c.json({ version, missing }, 200);
        }
        const { added } = await store.add(name, files, gate, { removes, all });
        return added ? c.json({ version }, 201) : c.json({ version, existed: true }, 200);
      },
    )
    .put(
      '/releases/:name/files/:sha256',
      documented('Stores a file of a release: its bytes are the body', { 204: null }, [401, 403, 409, 413, 422, 503]),
      guard,
      limitBody(MAX_FILE_BYTES),
      validate('param', v.object({ name: releaseName, sha256: hash })),
      async (c) => {
        const { name, sha256 } = c.req.valid('param');
        actorFor(c, name);
        const { size, team } = await store.listed.find(name, sha256);
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const message = `has ${bytes.byteLength} bytes, and ${size} in the list: send the list again`;
        throwViolations(bytes.byteLength === size ? [] : [{ field: sha256, message }]);
        await store.putFile(sha256, bytes, team);
        return c.body(null, 204);
      },
    )
    .put(
      '/releases/:name/:version/signature',
      documented('Signs a stored release', { 204: null }, [401, 403, 404, 409, 413, 422, 503]),
      guard,
      limitBody(MAX_SIGNATURE_BYTES),
      versionParam,
      validate('json', v.required(v.pick(releaseSource, ['signature']))),
      async (c) => {
        const { name, version } = c.req.valid('param');
        actorFor(c, name);
        await find(name, version);
        await signatures.sign(name, version, c.req.valid('json').signature);
        return c.body(null, 204);
      },
    )
    .get(
      '/releases/:name/:version/texts',
      documented(
        'The pages whose text differs from that of another stored release',
        { 200: changedTexts },
        [401, 403, 404, 503],
      ),
      guard,
      versionParam,
      validate('query', v.object({ from: hash })),
      async (c) => {
        const { name, version } = c.req.valid('param');
        actorFor(c, name);
        const { from } = c.req.valid('query');
        return c.json(await textChanges.between({ name, from, to: version }), 200, NO_STORE);
      },
    )
    .get(
      '/releases/:name/:version/source',
      documented('The files of a stored release, and its signature', { 200: releaseSource }, [401, 403, 404]),
      guard,
      versionParam,
      async (c) => {
        const { name, version } = c.req.valid('param');
        actorFor(c, name);
        const { files } = await find(name, version);
        const signature = await signatures.find(name, version);
        return c.json({ files, ...(signature !== undefined && { signature }) }, 200, NO_STORE);
      },
    )
    .get(
      '/releases/:name/:version/source/:sha256',
      documented('The bytes of a file of a stored release', { 200: null }, [401, 403, 404]),
      guard,
      validate('param', v.object({ name: releaseName, version: hash, sha256: hash })),
      async (c) => {
        const { name, version, sha256 } = c.req.valid('param');
        actorFor(c, name);
        const { files } = await find(name, version);
        if (!files.some((file) => file.sha256 === sha256)) throw noSuchRelease(name, version);
        const headers = { 'Content-Type': 'application/octet-stream', ...NO_STORE };
        return c.body(new Uint8Array(await store.readFile(sha256)), 200, headers);
      },
    )
    .route('/', createDeploymentRoutes({ store, findActor, ...deps }));
}

const HOUR_MS = 3_600_000;

/** Throws a `ProblemError` (429) if a team has stored as many releases in the last hour as it may. */
async function requireQuota(store: Pick<ReleaseStore, 'storedWithin'>, { releases, quota }: Actor): Promise<void> {
  if (releases === undefined || quota === undefined) return;
  const count = await store.storedWithin(HOUR_MS, releases);
  if (count < quota.releasesPerHour) return;
  throw new ProblemError({
    slug: 'too-many-releases',
    status: 429,
    title: `${count} releases of ${releases.join(', ')} were stored in the last hour`,
    detail: 'Try again later, or raise quota.releasesPerHour of the team in teams.json.',
    retryAfter: 60,
  });
}

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
