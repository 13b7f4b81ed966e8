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
    expect([headers.identity, headers.br, headers.gzip].map((one) => one['Content-Encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
  });

  it('has security and cache headers, in a 304 too', async () => {
    const { headers, unchanged } = await finishPage('set', rendered(HTML));
    const { 'Content-Security-Policy': _, ...common } = SECURITY_HEADERS;
    for (const one of [headers.identity, headers.br, unchanged]) expect(one).toMatchObject(common);
    expect(headers.br).toMatchObject({ 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
    expect(headers.br['Content-Security-Policy']).toContain("default-src 'self'");
  });

  it('has an ETag that contains the set and depends on the text', async () => {
    const [one, same, other, elsewhere] = await Promise.all([
      finishPage('a', rendered(HTML)),
      finishPage('a', rendered(HTML)),
      finishPage('a', rendered(`${HTML} `)),
      finishPage('b', rendered(HTML)),
    ]);
    expect(one.etag).toMatch(/^"a-[\w-]{16}"$/);
    expect(same.etag).toBe(one.etag);
    expect(new Set([one.etag, other.etag, elsewhere.etag]).size).toBe(3);
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

  it('is not improved if nobody may keep it', async () => {
    const page = await finishPage('set', rendered(HTML.repeat(1000)), { cacheControl: 'no-store' });
    const { br } = page.bodies;
    await page.improve();
    expect(page.bodies.br).toBe(br);
  });

  it('forbids caches to store it if requested', async () => {
    const { headers } = await finishPage('set', rendered(HTML), { cacheControl: 'no-store' });
    expect(headers.identity['Cache-Control']).toBe('no-store');
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
