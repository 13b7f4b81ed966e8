import { describe, expect, it, jest } from '@jest/globals';
import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import { Hono } from 'hono';
import { errorHandler, notFound } from '../http/problem.ts';
import { createPreviewRoutes } from '../pages/previews/preview-routes.ts';
import { onlyActor, noSignatures as signatures } from '../teams/only-actor.fixture.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { createPromotions } from './promotions.ts';
import { createReleaseRoutes } from './routes.ts';
import { addBuild, gateOf, NOON, prepareNothing, testStores } from './store/test-store.fixture.ts';

const TOKEN = 'a token for this test';

describe('the releases API', () => {
  const testStore = testStores();

  const setUp = async () => {
    const { store } = await testStore();
    const gate = gateOf(store);
    const promotions = createPromotions({ store, gate, prepare: prepareNothing });
    const releases = createReleaseRoutes({
      store,
      gate,
      promotions,
      keepReleases: 2,
      findActor: onlyActor(TOKEN),
      signatures,
    });
    const app = new Hono().route('/api', releases);
    app.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
    app.notFound(notFound);
    const call = (
      method: string,
      path: string,
      body?: string | Uint8Array<ArrayBuffer>,
      headers: Record<string, string> = {},
    ) =>
      app.request(path, { method, headers: { Authorization: `Bearer ${TOKEN}`, ...headers }, ...(body && { body }) });
    const postJson = (path: string, value: unknown) =>
      call('POST', path, JSON.stringify(value), { 'Content-Type': 'application/json' });
    const put = ({ sha256 }: BuiltFile, bytes: Uint8Array) =>
      call('PUT', `/api/releases/marketing/files/${sha256}`, new Uint8Array(bytes));
    return { store, app, postJson, put };
  };

  it('stores a release: its list, the missing files, the list again', async () => {
    const { postJson, put } = await setUp();
    const files = makeBuild('marketing');
    const [version, list] = [versionOf(files), { files: listOf(files) }];
    const first = await postJson('/api/releases/marketing', list);
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ version, missing: files.map(({ sha256 }) => sha256) });
    for (const file of files) expect((await put(file, file.bytes)).status).toBe(204);
    const added = await postJson('/api/releases/marketing', list);
    expect([added.status, await added.json()]).toEqual([201, { version }]);
    const again = await postJson('/api/releases/marketing', list);
    expect([again.status, await again.json()]).toEqual([200, { version, existed: true }]);

    const promoted = await postJson('/api/deployments', { name: 'marketing', version });
    expect([promoted.status, await promoted.json()]).toEqual([201, { seq: 1, version, failed: [] }]);
    const live = await postJson('/api/deployments', { name: 'marketing', version });
    expect([live.status, await live.json()]).toEqual([200, { seq: 1, version, failed: [] }]);
  });

  it('lets a team release what is its own, and nothing else; the log names it', async () => {
    const { store } = await testStore();
    const gate = gateOf(store);
    const promotions = createPromotions({ store, gate, prepare: prepareNothing });
    const findActor = async (token: string) =>
      token === 'team' ? { name: 'Marketing', releases: ['marketing'] } : { name: 'publish token' };
    const create = jest.fn(async () => ({ key: 'k', set: 's', pages: [] }));
    const app = new Hono()
      .route('/', createReleaseRoutes({ store, gate, promotions, keepReleases: 2, findActor, signatures }))
      .route('/', createPreviewRoutes({ previews: { create, end: async () => {} }, findActor }));
    app.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
    const send = (method: string, path: string, body: unknown) => {
      const headers = { Authorization: 'Bearer team', 'Content-Type': 'application/json' };
      return app.request(path, { method, headers, body: JSON.stringify(body) });
    };
    const [file] = makeBuild('shell');
    const version = 'a'.repeat(64);
    const attempts = [
      send('POST', '/releases/shell', { files: listOf(makeBuild('shell')) }),
      send('PUT', `/releases/shell/files/${file?.sha256}`, {}),
      send('POST', '/deployments', { name: 'shell', version }),
      send('POST', '/rollbacks', { name: 'shell' }),
      send('POST', '/previews', { name: 'shell', version }),
      send('POST', '/pins', { name: 'shell', pinned: true, note: 'mine' }),
      send('POST', '/retirements', { name: 'shell' }),
    ];
    expect((await send('POST', '/collections', {})).status).toBe(403);
    for (const attempt of attempts) {
      const refused = await attempt;
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { title: 'The token of Marketing does not release shell' },
      ]);
    }
    expect(create).not.toHaveBeenCalled();

    const own = await addBuild(store, 'marketing', makeBuild('marketing'));
    const provenance = { commit: 'abcdef0123', dirty: true, note: 'A new page' };
    expect((await send('POST', '/deployments', { name: 'marketing', version: own, ...provenance })).status).toBe(201);
    const history = await app.request('/releases', { headers: { Authorization: 'Bearer team' } });
    expect(await history.json()).toMatchObject({
      releases: [{ name: 'marketing', deployments: [{ actor: 'Marketing', ...provenance }] }],
    });
  });

  it('refuses a release with all violations', async () => {
    const { postJson, put, store } = await setUp();
    const files = makeBuild('marketing', { 'web/entry.1.js': undefined });
    for (const file of files) await put(file, file.bytes);
    const refused = await postJson('/api/releases/catalog', { files: listOf(files) });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem:release-refused',
      errors: [{ field: 'release.json name' }, { field: 'release.json entry' }],
    });
    expect(await store.get('catalog', versionOf(files))).toBeUndefined();
  });

  it('refuses bytes with another hash, or too many', async () => {
    const { put } = await setUp();
    const [file] = makeBuild('marketing');
    if (file === undefined) throw new Error('the build has files');
    expect((await put(file, Buffer.from('other'))).status).toBe(422);
    expect((await put(file, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it.each([
    ['/api/releases/marketing', { files: [{ path: 'web/x', sha256: 'a', size: 1 }] }, 'files.0.sha256'],
    ['/api/releases/Marketing', { files: [] }, 'name'],
    ['/api/releases/marketing', { files: [{ path: 'web/x', size: 1 }] }, 'files.0.sha256'],
    ['/api/deployments', { name: 'marketing' }, 'version'],
    ['/api/rollbacks', { name: '../x' }, 'name'],
    ['/api/pins', { name: 'marketing', pinned: true }, 'note'],
    ['/api/pins', { name: 'marketing', pinned: 'on', note: 'a' }, 'pinned'],
    ['/api/pins', { name: 'marketing', pinned: true, note: 'a'.repeat(301) }, 'note'],
    ['/api/retirements', { name: '../x' }, 'name'],
    ['/api/retirements', { name: 'marketing', note: 'two\nlines' }, 'note'],
    ['/api/rollbacks', { name: 'marketing', removes: ['about'] }, 'removes.0'],
    ['/api/deployments', { name: 'marketing', version: 'f'.repeat(64), removes: Array(101).fill('/a') }, 'removes'],
    ['/api/releases/marketing', { files: [], removes: [`/${'a'.repeat(500)}`] }, 'removes.0'],
  ])('names the invalid field of %s', async (path, body, field) => {
    const { postJson } = await setUp();
    const response = await postJson(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('rolls back, and returns the history', async () => {
    const { app, postJson, put } = await setUp();
    const versions: string[] = [];
    for (const extra of [{}, { 'web/late.1.js': 'export {}' }]) {
      const files = makeBuild('marketing', extra);
      for (const file of files) await put(file, file.bytes);
      await postJson('/api/releases/marketing', { files: listOf(files) });
      await postJson('/api/deployments', { name: 'marketing', version: versionOf(files) });
      versions.unshift(versionOf(files));
    }
    const [, first] = versions;
    const back = await postJson('/api/rollbacks', { name: 'marketing' });
    expect([back.status, await back.json()]).toEqual([201, { seq: 3, version: first, failed: [] }]);
    const again = await postJson('/api/rollbacks', { name: 'marketing' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ type: 'urn:problem:nothing-to-roll-back-to' });
    const history = await app.request('/api/releases', { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(await history.json()).toEqual({
      releases: [
        {
          name: 'marketing',
          deployments: [
            {
              seq: 3,
              version: first,
              actor: 'publish token',
              action: 'rollback',
              at: NOON.toISOString(),
              size: expect.any(Number),
              browser: false,
              hash: expect.stringMatching(/^[0-9a-f]{64}$/),
              report: expect.objectContaining({ files: 6, routes: 1 }),
            },
            expect.objectContaining({ seq: 2, action: 'promote' }),
            expect.objectContaining({ seq: 1, action: 'promote' }),
          ],
        },
      ],
    });
  });

  it('pins, unpins and retires, and describes a stored release', async () => {
    const { store, app, postJson } = await setUp();
    const version = await addBuild(store, 'marketing', makeBuild('marketing'));
    await postJson('/api/deployments', { name: 'marketing', version });
    const pinned = await postJson('/api/pins', { name: 'marketing', pinned: true, note: 'The fair is on' });
    expect([pinned.status, await pinned.json()]).toEqual([201, { seq: 2, version, failed: [] }]);
    expect((await postJson('/api/retirements', { name: 'marketing' })).status).toBe(409);
    await postJson('/api/pins', { name: 'marketing', pinned: false, note: 'It is over' });
    const retired = await postJson('/api/retirements', { name: 'marketing', note: 'Merged' });
    expect([retired.status, await retired.json()]).toEqual([201, { seq: 4, version, failed: [] }]);

    const get = (path: string) => app.request(path, { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(await (await get('/api/releases')).json()).toMatchObject({
      releases: [{ deployments: [{ action: 'retire', note: 'Merged' }, { action: 'unpin' }, { action: 'pin' }, {}] }],
    });
    const stored = await get(`/api/releases/marketing/${version}`);
    expect([stored.status, await stored.json()]).toMatchObject([
      200,
      {
        version,
        shared: { react: '19.3.1' },
        pages: [{ path: '/about', scripts: ['entry.1.js', 'routes.1.js', 'about.1.js'] }],
      },
    ]);
    expect((await get(`/api/releases/marketing/${'f'.repeat(64)}`)).status).toBe(404);
    expect((await app.request(`/api/releases/marketing/${version}`)).status).toBe(401);
  });

  it('responds 404 for a release that is not stored', async () => {
    const { postJson } = await setUp();
    expect((await postJson('/api/deployments', { name: 'marketing', version: 'f'.repeat(64) })).status).toBe(404);
  });

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`])('responds 401 to %j', async (authorization) => {
    const { app } = await setUp();
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const responses = await Promise.all([
      app.request('/api/releases/marketing', { method: 'POST', headers, body: '{}' }),
      app.request(`/api/releases/marketing/files/${'f'.repeat(64)}`, { method: 'PUT', headers, body: 'x' }),
      app.request('/api/deployments', { method: 'POST', headers, body: '{}' }),
      app.request('/api/rollbacks', { method: 'POST', headers, body: '{}' }),
      app.request('/api/pins', { method: 'POST', headers, body: '{}' }),
      app.request('/api/retirements', { method: 'POST', headers, body: '{}' }),
      app.request('/api/releases', { headers }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(401));
  });
});
