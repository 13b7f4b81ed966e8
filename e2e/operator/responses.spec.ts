import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, requestJson } from '../support/http.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const paths = ['/', '/about', '/faqs', '/Chatbot', '/nowhere'];

test('every response has the security headers', async ({ site }) => {
  const addresses = [
    '/',
    '/About',
    '/nowhere',
    '/admin',
    '/healthz',
    '/api/openapi.json',
    '/api/v1/contact/no',
    '/assets/no.js',
  ];
  for (const path of addresses) {
    const { headers } = await request(site.url, path);
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test.describe('a page', () => {
  const unusualHeaders: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7;host=evil.example;proto=https' },
    { 'x-original-url': '/faqs', 'x-rewrite-url': '/faqs' },
    { cookie: 'theme=dark; session=1', authorization: 'Bearer abc' },
    { 'accept-language': 'bn', 'user-agent': 'Somebody' },
  ];

  test('is the same for all visitors, whatever their headers', async ({ site }) => {
    for (const path of paths) {
      const plain = await request(site.url, path);
      for (const headers of unusualHeaders) {
        const response = await request(site.url, path, { headers });
        expect(response.body.equals(plain.body), `${path} ${JSON.stringify(headers)}`).toBe(true);
        expect(response.headers.etag).toBe(plain.headers.etag);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      const after = await request(site.url, path);
      expect(after.body.equals(plain.body)).toBe(true);
      expect(after.body.toString()).not.toContain('evil.example');
    }
  });

  test('with a current ETag gets a 304 in every encoding', async ({ site }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await request(site.url, '/about', { headers });
      expect(first.headers['cache-control']).toBe('public, no-cache');
      expect(first.headers.vary).toBe('Accept-Encoding');
      const etag = first.headers.etag ?? '';
      const again = await request(site.url, '/about', { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      const changed = await request(site.url, '/about', { headers: { ...headers, 'if-none-match': '"another"' } });
      expect(changed.status).toBe(200);
    }
  });

  test('is the same text in every encoding', async ({ site }) => {
    for (const path of paths) {
      const inEncoding = (encoding: string) => request(site.url, path, { headers: { 'accept-encoding': encoding } });
      const [plain, brotli, gzip] = [
        await inEncoding('identity'),
        await inEncoding('br, gzip'),
        await inEncoding('gzip'),
      ];
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
      expect(brotli.body.byteLength).toBeLessThan(plain.body.byteLength / 2);
    }
  });

  test('responds to HEAD as to GET, without a body', async ({ site }) => {
    for (const path of paths) {
      const [get, head] = [await request(site.url, path), await request(site.url, path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    }
  });

  test('refuses all other methods', async ({ site }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await request(site.url, '/about', { method });
      expect(status, method).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
});

test.describe('an asset', () => {
  test('is cached for a year, in the requested encoding', async ({ site }) => {
    const { body } = await request(site.url, '/');
    const script = /src="(\/assets\/shell\/entry\.[^"]+)"/.exec(body.toString())?.[1] ?? 'no script';
    const plain = await request(site.url, script);
    expect(plain.status).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    const brotli = await request(site.url, script, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const again = await request(site.url, script, { headers: { 'if-none-match': plain.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  test('that does not exist is not cached', async ({ site }) => {
    for (const path of ['/assets/shell/entry.0000000000.js', '/assets/nobody/entry.js', '/assets/shell/render.js']) {
      const { status, headers, body } = await request(site.url, path);
      expect(status, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-store');
      expect([headers['content-length'], headers['content-type'], body.byteLength], path).toEqual(['0', undefined, 0]);
    }
  });

  test('that is a picture in SVG runs no script when it is opened', async ({ site, page }) => {
    const { body } = await request(site.url, '/');
    const icon = /href="(\/assets\/shell\/icon\.[^"]+\.svg)"/.exec(body.toString())?.[1] ?? 'no icon';
    const { status, headers } = await request(site.url, icon);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await page.goto(icon))?.status()).toBe(200);
    await expect(page.locator('svg')).toBeVisible();
  });
});

test('/favicon.ico is an icon that a browser can show', async ({ site, page }) => {
  const { status, headers, body } = await request(site.url, '/favicon.ico');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/x-icon',
    'public, max-age=3600',
  ]);
  expect([...body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  await page.goto('/favicon.ico');
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
});

test('the API has a policy that runs and frames nothing', async ({ site }) => {
  for (const path of [
    '/api/services',
    '/api/registry',
    '/api/nothing',
    '/api/session',
    '/healthz',
    '/site.webmanifest',
  ]) {
    const { headers } = await request(site.url, path);
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('lists of the API are compressed, and have an ETag', async ({ site }) => {
  // The list of questions is empty, and too small to be compressed.
  for (const path of ['/api/services', '/api/v1/questions', '/api/registry']) {
    const plain = await request(site.url, path);
    const brotli = await request(site.url, path, { headers: { 'accept-encoding': 'br' } });
    const isSmall = plain.body.byteLength < 1024;
    expect(brotli.headers['content-encoding'], path).toBe(isSmall ? undefined : 'br');
    expect((isSmall ? brotli.body : brotliDecompressSync(brotli.body)).equals(plain.body), path).toBe(true);
    const again = await request(site.url, path, { headers: { 'if-none-match': brotli.headers.etag ?? '' } });
    expect([again.status, again.body.byteLength], path).toEqual([304, 0]);
  }
});

test('an address of the API responds with 405 to other methods, and names its own', async ({ site }) => {
  const { paths } = await requestJson<{ paths: Record<string, Record<string, unknown>> }>(
    site.url,
    '/api/openapi.json',
  );
  /** The address of a path, with a value for each parameter. */
  const addressOf = (path: string) => path.replace(/\{\w+\}/g, '0'.repeat(64));
  const matches = (path: string, address: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
  for (const address of Object.keys(paths).map(addressOf)) {
    const methods = Object.entries(paths).flatMap(([path, operations]) =>
      matches(path, address) ? Object.keys(operations).map((method) => method.toUpperCase()) : [],
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !methods.includes(one))) {
      const { status, headers } = await request(site.url, address, { method });
      expect([status, `${method} ${address}`]).toEqual([405, `${method} ${address}`]);
      expect(headers.allow?.split(', '), address).toEqual(expect.arrayContaining(methods));
    }
  }
});

// In the full tier: strict-transport.test.ts tests the same without a site.
test('responses over https tell browsers to stay there @full', async () => {
  const site = await startSite({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' }, prepared: true });
  try {
    for (const path of ['/', '/About', '/nowhere', '/api/services', '/assets/no.js', '/healthz']) {
      const sent = async (headers: Record<string, string>) => (await request(site.url, path, { headers })).headers;
      const behind = await sent({ 'x-forwarded-proto': 'https' });
      expect(behind['strict-transport-security'], path).toBe('max-age=31536000');
      expect((await sent({}))['strict-transport-security'], path).toBeUndefined();
      expect((await sent({ 'x-forwarded-proto': 'http' }))['strict-transport-security'], path).toBeUndefined();
    }
  } finally {
    await site.stop();
  }
});
