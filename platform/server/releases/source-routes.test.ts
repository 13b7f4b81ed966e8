import { describe, expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { Hono } from 'hono';
import { errorHandler } from '../http/problem.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { createSourceRoutes } from './source-routes.ts';
import { addBuild, testStores } from './store/test-store.fixture.ts';

describe('the source of a release', () => {
  const testStore = testStores();

  it('is read by who may release its name: the list, the signature and the bytes, and no other file', async () => {
    const { store } = await testStore();
    const [ours, others] = [makeBuild('marketing'), makeBuild('catalog')];
    const [version, other] = [await addBuild(store, 'marketing', ours), await addBuild(store, 'catalog', others)];
    const tokens = new Map([['team', { name: 'Marketing', releases: ['marketing'] }]]);
    const signatures = { kept: async (_: string, of: string) => (of === version ? 'signed' : undefined) };
    const app = new Hono().route(
      '/',
      createSourceRoutes({ store, signatures, findActor: async (token) => tokens.get(token) }),
    );
    app.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
    const get = (path: string, token = 'team') =>
      app.request(`/releases/${path}`, { headers: { Authorization: `Bearer ${token}` } });

    const list = await get(`marketing/${version}/source`);
    expect([list.status, await list.json()]).toEqual([200, { files: listOf(ours), signature: 'signed' }]);
    const [file] = ours;
    const [foreign] = others;
    const bytes = await get(`marketing/${version}/source/${file?.sha256}`);
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(new Uint8Array(file?.bytes ?? []));

    const attempts: [number, string, string?][] = [
      [401, `marketing/${version}/source`, 'wrong'],
      [401, `marketing/${version}/source/${file?.sha256}`, 'wrong'],
      [403, `catalog/${other}/source`],
      [403, `catalog/${other}/source/${foreign?.sha256}`],
      // A file of another team's release, asked for as one of ours.
      [404, `marketing/${version}/source/${foreign?.sha256}`],
      [404, `marketing/${other}/source`],
      [400, `marketing/${version}/source/short`],
    ];
    const statuses = await Promise.all(attempts.map(async ([, path, token]) => (await get(path, token)).status));
    expect(statuses).toEqual(attempts.map(([status]) => status));
  });
});
