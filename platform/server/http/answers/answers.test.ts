import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { finishAnswers } from './answers.ts';

const LIST = Array.from({ length: 200 }, (_, i) => ({ name: `Message ${i}` }));

const app = new Hono()
  .use(finishAnswers)
  .get('/list', (c) => c.json(LIST, 200, { 'Cache-Control': 'no-store' }))
  .get('/own', (c) => c.json(LIST, 200, { ETag: '"own"' }))
  .get('/small', (c) => c.json(['small']))
  .get('/text', (c) => c.text('x'.repeat(5000)))
  .get('/file', (c) => c.json(LIST, 200, { 'Content-Disposition': 'attachment' }))
  .get('/none', (c) => c.json({ title: 'x'.repeat(2000) }, 404))
  .post('/list', (c) => c.json(LIST));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { 'Accept-Encoding': 'br, gzip', ...headers } });

describe('finishAnswers', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends a list in %s', async (encoding, decompress) => {
    const response = await ask('/list', { 'Accept-Encoding': encoding });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect([response.headers.get('Vary'), response.headers.get('Cache-Control')]).toEqual([
      'Accept-Encoding',
      'no-store',
    ]);
    expect((await ask('/list', { 'Accept-Encoding': encoding }, 'HEAD')).headers.get('Content-Length')).toBe(
      String(body.byteLength),
    );
    expect(JSON.parse(decompress(body).toString())).toEqual(LIST);
  });

  it('answers 304 to whoever has it, in whichever encoding', async () => {
    const etag = (await ask('/list')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    for (const encoding of ['br', 'identity']) {
      const response = await ask('/list', { 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', etag]);
      expect(['Content-Encoding', 'Content-Length'].map((name) => response.headers.get(name))).toEqual([null, null]);
    }
    expect((await ask('/list', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('keeps an ETag that a route has set', async () => {
    expect((await ask('/own')).headers.get('ETag')).toBe('W/"own"');
    expect((await ask('/own', { 'If-None-Match': '"own"' })).status).toBe(304);
  });

  it.each([
    ['/small', 'GET', 200],
    ['/text', 'GET', 200],
    ['/file', 'GET', 200],
    ['/none', 'GET', 404],
    ['/list', 'POST', 200],
  ])('does not compress %s by %s', async (path, method, status) => {
    const response = await ask(path, {}, method);
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([status, null]);
  });
});
