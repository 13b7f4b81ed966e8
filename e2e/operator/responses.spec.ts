import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readiness, request } from '../support/http.ts';
import { JSON_TYPE, newMessage, postMessage, storedMessagesFrom } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const PATHS = ['/', '/about', '/faqs', '/Chatbot', '/nowhere'];

test('every response has the security headers @main', async ({ site }) => {
  const api = ['/api/services', '/api/nothing', '/api/session', '/healthz', '/site.webmanifest'];
  for (const path of ['/', '/About', '/nowhere', '/admin', '/assets/no.js', ...api]) {
    const { headers } = await request(site.url, path);
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(api.includes(path) && { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    });
  }
});

test('a page is the same for all visitors, whatever their headers', async ({ site }) => {
  const unusualHeaders: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7;host=evil.example;proto=https' },
    { 'x-original-url': '/faqs', 'x-rewrite-url': '/faqs' },
    { cookie: 'theme=dark; session=1', authorization: 'Bearer abc' },
    { 'accept-language': 'bn', 'user-agent': 'Somebody' },
  ];
  for (const path of PATHS) {
    const plain = await request(site.url, path);
    for (const headers of [...unusualHeaders, {}]) {
      const response = await request(site.url, path, { headers });
      expect(response.body.equals(plain.body), `${path} ${JSON.stringify(headers)}`).toBe(true);
      expect(response.headers.etag).toBe(plain.headers.etag);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(plain.body.toString()).not.toContain('evil.example');
  }
});

test('a page is the same text in every encoding, has no body in a 304 and for HEAD, and refuses other methods @main', async ({
  site,
}) => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const plain = await request(site.url, '/about');
  expect(plain.headers['x-release-set']).toMatch(/^[0-9a-f]{16}$/);
  expect((await request(site.url, '/nowhere')).headers['server-timing']).toMatch(/^cache;desc="miss", page;dur=\d/);
  for (const [encoding, decode] of Object.entries(decoders)) {
    const headers = { 'accept-encoding': encoding };
    const { body, headers: sent } = await request(site.url, '/about', { headers });
    expect(sent['content-encoding'] ?? 'identity').toBe(encoding);
    expect(sent).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
    expect(sent).toMatchObject({
      'x-release-set': plain.headers['x-release-set'],
      'server-timing': 'cache;desc="hit"',
    });
    expect(decode(body).equals(plain.body), encoding).toBe(true);
    const isNotModified = { ...headers, 'if-none-match': sent.etag ?? '' };
    for (const [status, options] of [
      [304, { headers: isNotModified }],
      [200, { headers, method: 'HEAD' }],
    ] as const) {
      const empty = await request(site.url, '/about', options);
      expect([empty.status, empty.body.byteLength]).toEqual([status, 0]);
      for (const name of ['etag', 'content-security-policy', 'cache-control']) {
        expect(empty.headers[name], name).toBe(sent[name]);
      }
    }
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await request(site.url, '/about', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  for (const path of ['/contact', '/bn/contact']) {
    const { status, headers } = await request(site.url, path, { method: 'OPTIONS' });
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST']);
  }
});

test('a client that sends only the specified fields sends a message and is answered a question', async ({ site }) => {
  const fields = newMessage();
  expect(Object.keys(fields)).toEqual(['name', 'email', 'subject', 'message']);
  const sent = await postMessage(site.url, fields);
  expect([sent.status, sent.headers['content-type']]).toEqual([201, 'application/json']);
  expect(await storedMessagesFrom(site.url, fields.name)).toMatchObject([fields]);
  const body = JSON.stringify({ message: 'What does a website cost?' });
  const answer = await request(site.url, '/api/chat', { method: 'POST', headers: JSON_TYPE, body });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(answer.body.toString())).toEqual({
    response: expect.stringContaining('$499'),
    answered: true,
    sources: expect.arrayContaining([{ title: expect.any(String), href: expect.stringMatching(/^\//) }]),
  });
});

test('other spellings are redirected; unknown paths and undeclared search parameters add no page to the cache', async ({
  site,
}) => {
  /** Changes the case of letters: the bits of `i` select those in upper case. */
  const respell = (path: string, i: number) =>
    [...path].map((letter, at) => ((i >> (at % 8)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');
  const etagOf = async (path: string) => (await request(site.url, path)).headers.etag;
  const [about, unknown] = [await etagOf('/about'), await etagOf('/nowhere')];
  const { cache } = await readiness(site.url);
  for (let i = 1; i < 100; i += 1) {
    const { status, headers } = await request(site.url, `/${respell('/about', i)}/?a=${i}&b=%20`);
    expect([i, status, headers.location]).toEqual([i, 308, `/about?a=${i}&b=%20`]);
    expect(await etagOf(`/about?utm_source=${i}&category=no${i}`)).toBe(about);
    expect(await etagOf(`/no/${i}/such%20page/${i * 7919}?x=${i}`)).toBe(unknown);
  }
  expect((await readiness(site.url)).cache.pages).toBe(cache.pages);
});

test('a picture in SVG and /favicon.ico can be opened in the browser', async ({ site, page }) => {
  const { body } = await request(site.url, '/');
  const icon = /href="(\/assets\/shell\/icon\.[^"]+\.svg)"/.exec(body.toString())?.[1] ?? 'no icon';
  expect((await page.goto(icon))?.status()).toBe(200);
  await expect(page.locator('svg')).toBeVisible();
  await page.goto('/favicon.ico');
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
});
