import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Hono, type MiddlewareHandler } from 'hono';
import { compressJson, etagJson, unmatched } from './api-responses.ts';

describe('compressJson and etagJson', () => {
  const LIST = Array.from({ length: 200 }, (_, i) => ({ name: `Message ${i}` }));
  const app = new Hono()
    .use(compressJson, etagJson)
    .get('/list', (c) => c.json(LIST, 200, { 'Cache-Control': 'no-store' }))
    .get('/own', (c) => c.json(LIST, 200, { ETag: '"own"' }))
    .get('/text', (c) => c.text('x'.repeat(5000)))
    .get('/file', (c) => c.json(LIST, 200, { 'Content-Disposition': 'attachment' }))
    .get('/none', (c) => c.json({ title: 'x' }, 404));
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { 'Accept-Encoding': 'br, gzip', ...headers } });

  it('send a list compressed, with an ETag', async () => {
    const { headers, body } = await ask('/list');
    expect(['Content-Encoding', 'Vary', 'Cache-Control'].map((name) => headers.get(name))).toEqual([
      ...['gzip', 'Accept-Encoding', 'no-store'],
    ]);
    expect(JSON.parse(gunzipSync(await new Response(body).arrayBuffer()).toString())).toEqual(LIST);
    expect(headers.get('ETag')).toMatch(/^W\/"/);
    expect((await ask('/list', { 'Accept-Encoding': 'identity' })).headers.get('ETag')).toBe(headers.get('ETag'));
  });

  it.each(['/list', '/own'])('respond 304 to the ETag of %s, in any encoding', async (path) => {
    const etag = (await ask(path)).headers.get('ETag') ?? '';
    for (const encoding of ['gzip', 'identity']) {
      const response = await ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(['Content-Encoding', 'Content-Length'].map((name) => response.headers.get(name))).toEqual([null, null]);
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['/text', null],
    ['/file', 'gzip'],
    ['/none', 'gzip'],
  ])('add no ETag to %s, whose encoding is %s', async (path, encoding) => {
    const { headers } = await ask(path);
    expect([headers.get('ETag'), headers.get('Content-Encoding')]).toEqual([null, encoding]);
  });
});

const nothing: MiddlewareHandler = (_, next) => next();
const lists = new Hono()
  .use(nothing)
  .get('/lists', (c) => c.text('all'))
  .post('/lists', nothing, (c) => c.text('added'))
  .delete('/lists/:id', (c) => c.text('removed'));
const api = new Hono().route('/', lists);
api
  .get('/health', (c) => c.text('ok'))
  .all(
    '*',
    unmatched(() => new Hono().route('/api', api)),
  );
const app = new Hono().route('/api', api);

const ask = async (method: string, path: string) => {
  const { status, headers } = await app.request(path, { method });
  return [status, headers.get('Allow')];
};

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'responds 405 to %s, with the methods of the path',
  async (method) => expect(await ask(method, '/api/lists')).toEqual([405, 'GET, HEAD, POST']),
);

it('reads parameters of paths', async () => {
  expect(await ask('GET', '/api/lists/7')).toEqual([405, 'DELETE']);
  expect(await ask('POST', '/api/health')).toEqual([405, 'GET, HEAD']);
});

it.each(['GET', 'POST', 'PUT'])('responds 404 to %s where no route exists', async (method) =>
  expect(await ask(method, '/api/nothing')).toEqual([404, null]),
);

it('leaves existing routes as they are', async () => {
  expect(await ask('HEAD', '/api/lists')).toEqual([200, null]);
  expect(await ask('POST', '/api/lists')).toEqual([200, null]);
});
