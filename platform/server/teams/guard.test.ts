import { describe, expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { Hono } from 'hono';
import { createLinkKeys, createPreviewCookie } from '../pages/previews/preview-keys.ts';
import { createNamedPreviewRoutes, createPreviewRoutes } from '../pages/previews/preview-routes.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { never, noSignatures, onlyActor, releasesApi, senderTo } from '../releases/releases-api.fixture.ts';
import { addBuild, testStores } from '../releases/store/test-store.fixture.ts';
import { type Guarded, requireToken } from './guard.ts';

const LONG = 'a'.repeat(2000);

it.each([
  [`Bearer ${LONG}`, 200],
  [`Bearer ${LONG}a`, 401],
  [`Basic ${LONG}`, 401],
  ['Bearer ', 401],
  ['', 401],
])('the header %.20s… gets %d', async (authorization, status) => {
  const app = new Hono<Guarded>().get('/', requireToken(onlyActor(LONG)), (c) => c.text(c.var.actor.name));
  expect((await app.request('/', { headers: { authorization } })).status).toBe(status);
});

/** Routes that no team is refused: they read the log, or need a key that only its holder has. */
const OPEN = ['GET /releases', 'GET /releases/:name/:version', 'GET /previews/:label', 'DELETE /previews/:key'];

describe('the token of another team', () => {
  const testStore = testStores();

  const setUp = async () => {
    const { store, db } = await testStore();
    const signatures = { ...noSignatures, find: never };
    const { app, findActor } = releasesApi(store, { signatures });
    app.route('/', createPreviewRoutes({ previews: { create: never, end: async () => {} }, findActor }));
    const named = { put: never, requireKey: never };
    app.route(
      '/',
      createNamedPreviewRoutes({
        named,
        cookie: createPreviewCookie(true, createLinkKeys('a secret')),
        signatures,
        findActor,
      }),
    );
    const first = await addBuild(store, 'catalog', makeBuild('catalog'));
    const second = await addBuild(store, 'catalog', makeBuild('catalog', { 'web/a.1.txt': 'a' }));
    for (const version of [first, second]) await store.append('catalog', version, 'promote');
    const tables = async () => [
      await db.selectFrom('deployments').selectAll().execute(),
      await db.selectFrom('releases').selectAll().execute(),
      await db.selectFrom('files').select('sha256').execute(),
    ];
    const [file] = makeBuild('catalog', { 'web/b.1.txt': 'b' }).slice(-1);
    const sha256 = file?.sha256 ?? '';
    const [name, version] = ['catalog', first];
    const release = '/releases/catalog';
    /** A request for each guarded route. */
    const requests: Readonly<Record<string, [path: string, body?: unknown]>> = {
      'POST /releases/:name': [release, { files: listOf(makeBuild(name)) }],
      'PUT /releases/:name/files/:sha256': [`${release}/files/${sha256}`, 'b'],
      'POST /deployments': ['/deployments', { name, version }],
      'POST /canaries': ['/canaries', { name, version, traffic: 0 }],
      'POST /rollbacks': ['/rollbacks', { name }],
      'POST /collections': ['/collections', {}],
      'POST /pins': ['/pins', { name, pinned: true, note: 'mine' }],
      'POST /retirements': ['/retirements', { name }],
      'POST /previews': ['/previews', { name, version }],
      'PUT /previews/:label': ['/previews/pr-1', { name, version }],
      'PUT /releases/:name/:version/signature': [`${release}/${version}/signature`, { signature: 'A'.repeat(86) }],
      'GET /releases/:name/:version/texts': [`${release}/${version}/texts?from=${second}`],
      'GET /releases/:name/:version/source': [`${release}/${version}/source`],
      'GET /releases/:name/:version/source/:sha256': [`${release}/${version}/source/${sha256}`],
    };
    const send = (route: string, path: string, body?: unknown, token = 'team') =>
      senderTo(app)(route.split(' ')[0] ?? '', path, body, token);
    return { app, requests, send, tables };
  };

  it('changes and reads nothing, nor does an unknown token', async () => {
    const { app, requests, send, tables } = await setUp();
    const routes = new Set(
      app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    );
    // A route that is added needs a request above.
    expect([...routes].sort()).toEqual([...Object.keys(requests), ...OPEN].sort());
    const before = await tables();
    for (const [route, [path, body]] of Object.entries(requests)) {
      const statuses = [await send(route, path, body), await send(route, path, body, 'unknown')];
      expect([route, ...statuses.map(({ status }) => status)]).toEqual([route, 403, 401]);
    }
    for (const path of ['/releases', '/releases/catalog/unknown']) {
      expect((await send('GET', path, undefined, 'unknown')).status).toBe(401);
    }
    expect(await tables()).toEqual(before);
  });

  it.each([
    ['an array', ['catalog']],
    ['capitals', 'Catalog'],
    ['white space', 'catalog '],
    ['an object', { toString: 'catalog' }],
    ['both names', 'marketing,catalog'],
  ])('changes nothing with a name written as %s', async (_, name) => {
    const { requests, send, tables } = await setUp();
    const before = await tables();
    for (const [route, [path, body]] of Object.entries(requests)) {
      if (typeof body !== 'object' || body === null || !('name' in body)) continue;
      expect([400, 403, 422]).toContain((await send(route, path, { ...body, name })).status);
    }
    expect(await tables()).toEqual(before);
  });
});
