import { expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { Hono } from 'hono';
import { errorHandler } from '../http/problem.ts';
import { createPreviewCookie } from '../pages/previews/preview-keys.ts';
import { createNamedPreviewRoutes, createPreviewRoutes } from '../pages/previews/preview-routes.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { createPromotions } from '../releases/promotions.ts';
import { createReleaseRoutes } from '../releases/routes.ts';
import { createSourceRoutes } from '../releases/source-routes.ts';
import { addBuild, gateOf, prepareNothing, testStores } from '../releases/store/test-store.fixture.ts';
import { noSignatures } from './only-actor.fixture.ts';

const testStore = testStores();

/** Replaces what must not be reached. */
const never = async (): Promise<never> => {
  throw new Error('this was reached');
};

const setUp = async () => {
  const { store, db } = await testStore();
  const gate = gateOf(store);
  const promotions = createPromotions({ store, gate, prepare: prepareNothing });
  const findActor = async (token: string) =>
    token === 'team' ? { name: 'Chat', releases: ['chat'] } : { name: 'publish token' };
  const signatures = { ...noSignatures, kept: never };
  const app = new Hono()
    .route('/', createReleaseRoutes({ store, gate, promotions, keepReleases: 2, findActor, signatures }))
    .route('/', createSourceRoutes({ store, signatures, findActor }))
    .route('/', createPreviewRoutes({ previews: { create: never, end: async () => {} }, findActor }))
    .route(
      '/',
      createNamedPreviewRoutes({
        named: { put: never, secondsOf: never },
        cookie: createPreviewCookie(true),
        signatures,
        findActor,
      }),
    );
  app.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
  const first = await addBuild(store, 'marketing', makeBuild('marketing'));
  const second = await addBuild(store, 'marketing', makeBuild('marketing', { 'web/a.1.txt': 'a' }));
  for (const version of [first, second]) await store.append('marketing', version, 'promote');
  const tables = async () => [
    await db.selectFrom('deployments').selectAll().execute(),
    await db.selectFrom('releases').selectAll().execute(),
    await db.selectFrom('files').select('sha256').execute(),
  ];
  const [file] = makeBuild('marketing', { 'web/b.1.txt': 'b' }).slice(-1);
  const sha256 = file?.sha256 ?? '';
  const name = 'marketing';
  const marketing = '/releases/marketing';
  /** What every command of another team sends, by the route that it reaches. */
  const attacks: Readonly<Record<string, [path: string, body?: unknown]>> = {
    'POST /releases/:name': [marketing, { files: listOf(makeBuild(name)) }],
    'PUT /releases/:name/files/:sha256': [`${marketing}/files/${sha256}`, 'b'],
    'POST /deployments': ['/deployments', { name, version: first }],
    'POST /rollbacks': ['/rollbacks', { name }],
    'POST /collections': ['/collections', {}],
    'POST /pins': ['/pins', { name, pinned: true, note: 'mine' }],
    'POST /retirements': ['/retirements', { name }],
    'POST /previews': ['/previews', { name, version: first }],
    'PUT /previews/:label': ['/previews/pr-1', { name, version: first }],
    'GET /releases/:name/:version/source': [`${marketing}/${first}/source`],
    'GET /releases/:name/:version/source/:sha256': [`${marketing}/${first}/source/${sha256}`],
  };
  const send = (route: string, path: string, body?: unknown, token = 'team') =>
    app.request(path, {
      method: route.split(' ')[0] ?? '',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { app, attacks, send, tables };
};

/** Routes at which any valid token, or none, is right: they read the log, and what only the holder of a key can name. */
const OPEN = ['GET /releases', 'GET /releases/:name/:version', 'GET /previews/:label', 'DELETE /previews/:key'];

it('a token of one team does nothing with a name of another team, whatever it asks for', async () => {
  const { app, attacks, send, tables } = await setUp();
  const routes = new Set(app.routes.filter(({ method }) => method !== 'ALL').map((one) => `${one.method} ${one.path}`));
  // A route that is added has to be attacked here.
  expect([...routes].sort()).toEqual([...Object.keys(attacks), ...OPEN].sort());
  const before = await tables();
  for (const [route, [path, body]] of Object.entries(attacks)) {
    const answer = await send(route, path, body);
    expect([route, answer.status]).toEqual([route, 403]);
  }
  expect(await tables()).toEqual(before);
});

it.each([
  ['an array', ['marketing']],
  ['capitals', 'Marketing'],
  ['white space', 'marketing '],
  ['an object', { toString: 'marketing' }],
  ['both names', 'chat,marketing'],
])('a name written as %s is refused', async (_, name) => {
  const { attacks, send, tables } = await setUp();
  const before = await tables();
  for (const [route, [path, body]] of Object.entries(attacks)) {
    if (typeof body !== 'object' || body === null || !('name' in body)) continue;
    expect([400, 403, 422]).toContain((await send(route, path, { ...body, name })).status);
  }
  expect(await tables()).toEqual(before);
});
