import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Hono, type MiddlewareHandler } from 'hono';
import { completeAllow, compressJson, etagJson, unmatched } from './api-responses.ts';

describe('compressJson and etagJson', () => {
  const LIST = Array.from({ length: 200 }, (_, i) => ({ name: `Message ${i}` }));
  const app = new Hono()
    .use(compressJson, etagJson)
    .get('/list', (c) => c.json(LIST, 200, { 'Cache-Control': 'no-store' }))
    .get('/own', (c) => c.json(LIST, 200, { ETag: '"own"' }))
    .get('/text', (c) => c.text('x'.repeat(5000)))
    .get('/file', (c) => c.json(LIST, 200, { 'Content-Disposition': 'attachment' }))
    .get('/none', (c) => c.json({ title: 'x' }, 404));
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { 'Accept-Encoding': 'br, gzip', ...headers } });

  it('send a list compressed, with an ETag', async () => {
    const { headers, body } = await get('/list');
    expect(['Content-Encoding', 'Vary', 'Cache-Control'].map((name) => headers.get(name))).toEqual([
      ...['gzip', 'Accept-Encoding', 'no-store'],
    ]);
    expect(JSON.parse(gunzipSync(await new Response(body).arrayBuffer()).toString())).toEqual(LIST);
    expect(headers.get('ETag')).toMatch(/^W\/"/);
    expect((await get('/list', { 'Accept-Encoding': 'identity' })).headers.get('ETag')).toBe(headers.get('ETag'));
  });

  it.each(['/list', '/own'])('respond 304 to the ETag of %s, in any encoding', async (path) => {
    const etag = (await get(path)).headers.get('ETag') ?? '';
    for (const encoding of ['gzip', 'identity']) {
      const response = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(['Content-Encoding', 'Content-Length'].map((name) => response.headers.get(name))).toEqual([null, null]);
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['/text', null],
    ['/file', 'gzip'],
    ['/none', 'gzip'],
  ])('add no ETag to %s, whose encoding is %s', async (path, encoding) => {
    const { headers } = await get(path);
    expect([headers.get('ETag'), headers.get('Content-Encoding')]).toEqual([null, encoding]);
  });
});

describe('completeAllow', () => {
  const app = new Hono().post('/contact', (c) => c.text('sent'));
  app
    .use(completeAllow(() => app))
    .all('*', (c) => (c.req.method === 'GET' ? c.text('page') : c.body(null, 405, { Allow: 'GET, HEAD' })));

  it.each([
    ['OPTIONS', '/contact', 405, 'GET, HEAD, POST'],
    ['PUT', '/contact', 405, 'GET, HEAD, POST'],
    ['OPTIONS', '/about', 405, 'GET, HEAD'],
    ['POST', '/contact', 200, null],
    ['GET', '/contact', 200, null],
  ])('responds to %s %s with %i, Allow: %s', async (method, path, ...expected) => {
    const { status, headers } = await app.request(path, { method });
    expect([status, headers.get('Allow')]).toEqual(expected);
  });
});

describe('unmatched', () => {
  const pass: MiddlewareHandler = (_, next) => next();
  const lists = new Hono()
    .use(pass)
    .get('/lists', (c) => c.text('all'))
    .post('/lists', pass, (c) => c.text('added'))
    .delete('/lists/:id', (c) => c.text('removed'));
  const api = new Hono().route('/', lists).get('/health', (c) => c.text('ok'));
  api.all(
    '*',
    unmatched(() => new Hono().route('/api', api)),
  );
  const app = new Hono().route('/api', api);

  it.each([
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => [method, '/lists', 405, 'GET, HEAD, POST']),
    ['GET', '/lists/7', 405, 'DELETE'],
    ['POST', '/health', 405, 'GET, HEAD'],
    ...['GET', 'POST', 'PUT'].map((method) => [method, '/nothing', 404, null]),
    ...['HEAD', 'POST'].map((method) => [method, '/lists', 200, null]),
  ] as [string, string, number, string | null][])(
    'responds to %s %s with %i, Allow: %s',
    async (method, path, ...expected) => {
      const { status, headers } = await app.request(`/api${path}`, { method });
      expect([status, headers.get('Allow')]).toEqual(expected);
    },
  );
});
