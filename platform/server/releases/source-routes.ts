import { releaseName } from '@platform/contract/registry';
import { deploymentRequest, releaseSource } from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { actorFor, requireToken } from '../teams/guard.ts';
import type { Signatures } from '../teams/signatures.ts';
import type { FindActor } from '../teams/teams.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface SourceRoutesDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'readFile'>;
  readonly signatures: Pick<Signatures, 'kept'>;
  /** Who may make a request. */
  readonly findActor: FindActor;
}

const { version } = deploymentRequest.entries;
const releaseParam = validate('param', v.object({ name: releaseName, version }));
const fileParam = validate('param', v.object({ name: releaseName, version, sha256: version }));

/** Creates the routes from which another site gets a release, below `/api`. Who may release a name may read its releases. */
export function createSourceRoutes({ store, signatures, findActor }: SourceRoutesDeps) {
  const guard = requireToken(findActor);

  async function find(name: string, wanted: string) {
    const release = await store.get(name, wanted);
    if (release === undefined) throw noSuchRelease(name, wanted);
    return release;
  }

  return new Hono()
    .get(
      '/releases/:name/:version/source',
      documented('The files of a stored release, and its signature', { 200: releaseSource }, [401, 403, 404]),
      guard,
      releaseParam,
      async (c) => {
        const { name, version } = c.req.valid('param');
        actorFor(c, name);
        const { files } = await find(name, version);
        const signature = await signatures.kept(name, version);
        return c.json({ files, ...(signature !== undefined && { signature }) }, 200, { 'Cache-Control': 'no-store' });
      },
    )
    .get(
      '/releases/:name/:version/source/:sha256',
      documented('The bytes of a file of a stored release', { 200: null }, [401, 403, 404]),
      guard,
      fileParam,
      async (c) => {
        const { name, version, sha256 } = c.req.valid('param');
        actorFor(c, name);
        const { files } = await find(name, version);
        if (!files.some((file) => file.sha256 === sha256)) throw noSuchRelease(name, version);
        const headers = { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' };
        return c.body(new Uint8Array(await store.readFile(sha256)), 200, headers);
      },
    );
}
