import { describe, expect, it } from '@jest/globals';
import { registry } from '@studio/contract/registry';
import { versionOf } from '@studio/federation/gate/built-release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { errorHandler, notFound } from '../http/problem.ts';
import { listOf, type MadeFile, makeBuild } from './build-folder.fixture.ts';
import { createReleases } from './routes.ts';
import { describeAbout, testStores } from './test-store.fixture.ts';

const TOKEN = 'a token for this test';

describe('the releases API', () => {
  const testStore = testStores();

  const setUp = async () => {
    const { store } = await testStore();
    const app = new Hono().route('/api', createReleases({ store, describe: describeAbout, token: TOKEN }));
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
    const put = ({ sha256 }: MadeFile, bytes: Uint8Array) =>
      call('PUT', `/api/releases/marketing/files/${sha256}`, new Uint8Array(bytes));
    return { store, app, postJson, put };
  };

  it('takes a release: its list, the files that lack, the list again', async () => {
    const { postJson, put } = await setUp();
    const files = makeBuild('marketing');
    const [version, list] = [versionOf(files), { files: listOf(files) }];
    const asked = await postJson('/api/releases/marketing', list);
    expect(asked.status).toBe(200);
    expect(await asked.json()).toEqual({ version, missing: files.map(({ sha256 }) => sha256) });
    for (const file of files) expect((await put(file, file.bytes)).status).toBe(204);
    const added = await postJson('/api/releases/marketing', list);
    expect([added.status, await added.json()]).toEqual([201, { version }]);
    const again = await postJson('/api/releases/marketing', list);
    expect([again.status, await again.json()]).toEqual([200, { version, existed: true }]);

    const promoted = await postJson('/api/deployments', { name: 'marketing', version });
    expect([promoted.status, await promoted.json()]).toEqual([201, { seq: 1 }]);
    const live = await postJson('/api/deployments', { name: 'marketing', version });
    expect([live.status, await live.json()]).toEqual([200, { seq: 1 }]);
  });

  it('tells what is live in the registry schema', async () => {
    const { app, postJson, put } = await setUp();
    const files = makeBuild('marketing');
    for (const file of files) await put(file, file.bytes);
    await postJson('/api/releases/marketing', { files: listOf(files) });
    await postJson('/api/deployments', { name: 'marketing', version: versionOf(files) });
    const answer = await app.request('/api/registry');
    const { microFrontends } = v.parse(registry, await answer.json());
    expect(microFrontends).toEqual({
      marketing: [
        {
          url: '/assets/marketing/entry.1.js',
          metadata: { integrity: expect.stringMatching(/^sha384-/), version: versionOf(files) },
          deployment: { traffic: 100, default: true },
          extras: {
            contract: 1,
            chunks: ['routes.1.js'],
            routes: [{ path: '/about', frame: 'public', chunks: ['about.1.js'] }],
          },
        },
      ],
    });
  });

  it('refuses with every reason', async () => {
    const { postJson, put, store } = await setUp();
    const files = makeBuild('marketing', { 'web/entry.1.js': undefined });
    for (const file of files) await put(file, file.bytes);
    const refused = await postJson('/api/releases/catalog', { files: listOf(files) });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({
      type: 'tag:studio285.example,2025:release-refused',
      errors: [{ field: 'release.json name' }, { field: 'release.json entry' }],
    });
    expect(await store.get('catalog', versionOf(files))).toBeUndefined();
  });

  it('refuses bytes that are not those of the hash, or too many', async () => {
    const { put } = await setUp();
    const [file] = makeBuild('marketing');
    if (file === undefined) throw new Error('the build has files');
    expect((await put(file, Buffer.from('other'))).status).toBe(422);
    expect((await put(file, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it.each([
    ['/api/releases/marketing', { files: [{ path: '../x', sha256: 'a', size: 1 }] }, 'files.0.path'],
    ['/api/releases/Marketing', { files: [] }, 'name'],
    ['/api/deployments', { name: 'marketing' }, 'version'],
  ])('names the malformed field of %s', async (path, body, field) => {
    const { postJson } = await setUp();
    const answer = await postJson(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  it('answers 404 for a release that is not stored', async () => {
    const { postJson } = await setUp();
    expect((await postJson('/api/deployments', { name: 'marketing', version: 'f'.repeat(64) })).status).toBe(404);
  });

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`])('lets nobody write with %j', async (authorization) => {
    const { app } = await setUp();
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const answers = await Promise.all([
      app.request('/api/releases/marketing', { method: 'POST', headers, body: '{}' }),
      app.request(`/api/releases/marketing/files/${'f'.repeat(64)}`, { method: 'PUT', headers, body: 'x' }),
      app.request('/api/deployments', { method: 'POST', headers, body: '{}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
