import { access, readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { BuildInfo } from '@platform/contract/release';
import { createAssets } from './assets.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { addBuild, testStores } from './store/test-store.fixture.ts';

const INFO: BuildInfo = {
  name: 'marketing',
  contract: 5,
  shared: { react: '^19.0.0' },
  entry: 'entry.1.js',
  chunks: { routes: ['r.1.js'] },
};

const SHELL: BuildInfo = { ...INFO, name: 'shell', shared: { react: '19.3.1' } };

const CSS = '.a { color: red }\n'.repeat(200);

describe('assets', () => {
  const testStore = testStores();

  const setUp = async (live?: 'live', info: Partial<BuildInfo> = {}, pageOrigin?: string) => {
    const { store } = await testStore();
    const files = makeBuild('marketing', {
      'web/photo.1.avif': 'picture',
      'web/shop.1.html': '<p>Shop</p>',
      'web/icon.1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'web/favicon.1.ico': 'icon',
      'web/text.1.woff2': 'font',
      'web/mf-types.1.zip': 'archive',
      'web/mf-types.2.d.ts': 'export {};',
    });
    const version = await addBuild(store, 'marketing', files);
    const release = { name: 'marketing', version, files, info: { ...INFO, ...info } };
    const remote = (name: string) => (name === 'marketing' ? release : undefined);
    const { app, compressAll } = createAssets({
      store,
      pages: { shell: live && { files, info: SHELL }, remote },
      pageOrigin,
    });
    const get = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(`/assets/marketing/${file}`, { method, headers });
    return { store, version, app, get, compressAll };
  };

  it('are cached for a year, with their type', async () => {
    const { get } = await setUp();
    const response = await get('style.1.css');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(CSS.length),
      'content-type': 'text/css; charset=utf-8',
      etag: expect.stringMatching(/^"[0-9a-f]{64}\.identity"$/),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(CSS);
  });

  it('run no script as documents, fetch only fonts of this site, and are framed by this site only', async () => {
    const { get } = await setUp();
    const { headers, status } = await get('shop.1.html');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(policy).toEqual([
      'sandbox',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "font-src 'self'",
      "frame-ancestors 'self'",
    ]);
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    const unchanged = await get('shop.1.html', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect([unchanged.status, unchanged.headers.get('Content-Security-Policy')]).toEqual([304, policy.join('; ')]);
  });

  it('can be used by other sites only if the live release of the remote is open', async () => {
    const allowed = async (info: Partial<BuildInfo>) => {
      const { get } = await setUp(undefined, info);
      const responses = await Promise.all([
        get('style.1.css'),
        get('mf-manifest.json'),
        get('style.1.css', { 'If-None-Match': (await get('style.1.css')).headers.get('ETag') ?? '' }),
      ]);
      const names = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'];
      return responses.map(({ status, headers }) => [status, ...names.map((name) => headers.get(name))]);
    };
    expect(await allowed({})).toEqual([
      [200, null, null],
      [200, null, null],
      [304, null, null],
    ]);
    expect(await allowed({ open: true })).toEqual([
      [200, '*', 'cross-origin'],
      [200, '*', 'cross-origin'],
      [304, '*', 'cross-origin'],
    ]);
  });

  it('can be used by the pages of this site alone where ASSET_URL names another origin for them', async () => {
    const { get } = await setUp(undefined, {}, 'https://site.example');
    const { headers } = await get('style.1.css', { Origin: 'https://evil.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://site.example');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect((await get('text.1.woff2')).headers.get('Access-Control-Allow-Origin')).toBe('*');
    const open = await (await setUp(undefined, { open: true }, 'https://site.example')).get('style.1.css');
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('include the federation manifest of each live remote, and of no other', async () => {
    const chunks = { mf_marketing: ['entry.1.js'], routes: ['r.1.js'], about: ['about.1.js', 'about.1.css'] };
    const { app, get, version } = await setUp('live', { chunks });
    const response = await get('mf-manifest.json');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({
      name: 'mf_marketing',
      metaData: {
        buildInfo: { buildVersion: version },
        remoteEntry: { name: 'entry.1.js', type: 'global' },
        types: { zip: 'mf-types.1.zip', api: 'mf-types.2.d.ts' },
      },
      shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }],
      exposes: [
        {
          path: './routes',
          assets: { js: { sync: ['r.1.js'], async: ['about.1.js'] }, css: { async: ['about.1.css'] } },
        },
      ],
    });
    expect((await app.request('/assets/shell/mf-manifest.json')).status).toBe(404);
  });

  it.each([
    ['photo.1.avif', 'image/avif', null, null],
    ['text.1.woff2', 'font/woff2', null, '*'],
    ['mf-types.1.zip', 'application/zip', null, null],
    ['icon.1.svg', 'image/svg+xml', expect.stringMatching(/^sandbox; default-src 'none';/), null],
  ])('%s has the type %s, and runs no script as a document', async (file, type, policy, origin) => {
    const { headers } = await (await setUp()).get(file, { Origin: 'null', 'Accept-Encoding': 'br' });
    const names = ['Content-Type', 'Content-Security-Policy', 'Access-Control-Allow-Origin'];
    expect(names.map((name) => headers.get(name))).toEqual([type, policy, origin]);
    // Only texts are compressed.
    expect(headers.has('Content-Encoding')).toBe(file.endsWith('.svg'));
  });

  it('respond with an uncached 404 without a body if they do not exist', async () => {
    const { app } = await setUp();
    for (const path of ['/assets/marketing/no.js', '/assets/no.js', '/assets/a/b/c.js', '/assets/', '/favicon.ico']) {
      const response = await app.request(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '']);
      expect(Object.fromEntries(response.headers)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
    }
  });

  it('include the icon of the live shell as /favicon.ico, which caches keep for an hour', async () => {
    const { app } = await setUp('live');
    const response = await app.request('/favicon.ico');
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'image/x-icon',
      'icon',
    ]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await app.request('/favicon.ico', { headers })).status).toBe(304);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent as %s if the client accepts it', async (encoding, decompress) => {
    const { get } = await setUp();
    const response = await get('style.1.css', { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(CSS);
  });

  it('respond to HEAD like GET, without the body', async () => {
    const { get } = await setUp();
    const response = await get('style.1.css', {}, 'HEAD');
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([
      200,
      String(CSS.length),
      '',
    ]);
  });

  it('respond 304 if the client has them in that encoding', async () => {
    const { get } = await setUp();
    const etag = (await get('style.1.css', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    expect((await get('style.1.css', { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    expect((await get('style.1.css', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  it.each(['nowhere.js', 'release.json', 'routes.js', '..%2Frelease.json'])('do not include %s', async (file) => {
    const { get } = await setUp();
    const response = await get(file);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  it('are compressed before they are requested, beside their files', async () => {
    const { store, version, compressAll } = await setUp();
    const release = await store.get('marketing', version);
    if (release === undefined) throw new Error('the release is stored');
    await compressAll([release]);
    const path = store.cache.path((await store.byWebPath('marketing', 'style.1.css')) ?? '');
    await Promise.all([access(`${path}.br`), access(`${path}.gzip`)]);
    expect((await readdir(dirname(path))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each([
    ['br', brotliCompressSync('alert(1)')],
    ['br', Buffer.from('not compressed')],
    ['gzip', gzipSync(CSS).subarray(0, 40)],
    ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
  ])('are compressed again if the compressed copy was damaged: %s', async (encoding, damaged) => {
    const { store, get } = await setUp();
    const name = `${await store.byWebPath('marketing', 'style.1.css')}.${encoding}`;
    await store.cache.write(name, damaged);
    const body = Buffer.from(await (await get('style.1.css', { 'Accept-Encoding': encoding })).arrayBuffer());
    const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(decompress(body).toString()).toBe(CSS);
    expect((await readFile(store.cache.path(name))).equals(body)).toBe(true);
  });
});
