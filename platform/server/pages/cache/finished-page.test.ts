import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { SECURITY_HEADERS } from '../../http/response-headers.ts';
import { rendered } from '../../render/fixtures.fixture.ts';
import { finishPage } from './finished-page.ts';

const HTML = '<!DOCTYPE html><p>শুভেচ্ছা</p>';

describe('finishPage', () => {
  it('has the same text in every encoding', async () => {
    const { bodies, headers } = await finishPage('set', rendered(HTML));
    expect(Buffer.from(bodies.identity).toString()).toBe(HTML);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(HTML);
    expect(gunzipSync(bodies.gzip).toString()).toBe(HTML);
    const encodings = (['identity', 'br', 'gzip'] as const).map((name) => headers[name]['Content-Encoding']);
    expect(encodings).toEqual([undefined, 'br', 'gzip']);
  });

  it('has security and cache headers, in a 304 too', async () => {
    const { headers, unchanged } = await finishPage('set', rendered(HTML));
    const { 'Content-Security-Policy': _, ...common } = SECURITY_HEADERS;
    for (const sent of [headers.identity, headers.br, unchanged]) expect(sent).toMatchObject(common);
    expect(headers.br).toMatchObject({ 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
    expect(headers.br['Content-Security-Policy']).toContain("default-src 'self'");
  });

  it('has an ETag that contains the set and depends on the text', async () => {
    const etagOf = async (set: string, html: string) => (await finishPage(set, rendered(html))).etag;
    const etag = await etagOf('a', HTML);
    expect(etag).toMatch(/^"a-[\w-]{16}"$/);
    expect(await etagOf('a', HTML)).toBe(etag);
    expect(new Set([etag, await etagOf('a', `${HTML} `), await etagOf('b', HTML)]).size).toBe(3);
  });

  it('is compressed better once it is improved, with the same text and tag', async () => {
    const text = Array.from({ length: 2000 }, (_, i) => `<li>${i ** 2} geese</li>`).join('');
    const page = await finishPage('set', rendered(text));
    const quick = page.bodies.br.byteLength;
    await Promise.all([page.improve(), page.improve()]);
    expect(page.bodies.br.byteLength).toBeLessThan(quick);
    expect(page.headers.br['Content-Length']).toBe(String(page.bodies.br.byteLength));
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(text);
    expect(page.headers.br.ETag).toBe(`W/${page.etag}`);
  });

  it('is neither cached nor improved with no-store', async () => {
    const page = await finishPage('set', rendered(HTML.repeat(1000)), { cacheControl: 'no-store' });
    expect(page.headers.identity['Cache-Control']).toBe('no-store');
    const { br } = page.bodies;
    await page.improve();
    expect(page.bodies.br).toBe(br);
  });

  it.each([
    ['a page', 200, {}, undefined],
    ['an error page', 404, {}, 'noindex'],
    ['a page that is not public', 200, { noIndex: true }, 'noindex'],
  ])('lets search engines list %s (%i) or not, in a 304 too', async (_what, status, options, expected) => {
    const { headers, unchanged } = await finishPage('set', rendered(HTML, status), options);
    expect([headers.br['X-Robots-Tag'], unchanged['X-Robots-Tag']]).toEqual([expected, expected]);
  });
});
