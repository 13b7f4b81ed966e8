import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createStrictTransport, responseHeaders, SECURITY_HEADERS } from './response-headers.ts';

type StrictTransportSettings = Parameters<typeof createStrictTransport>[0];

/** Returns the headers of a response at a path, which has the given ones itself. */
async function headersFor(
  path: string,
  { settings = { trustedHops: 0 } as StrictTransportSettings, own = {}, sent = {} } = {},
): Promise<Record<string, string>> {
  const app = new Hono()
    .use(responseHeaders(createStrictTransport(settings)))
    .get('/fault', () => {
      throw new Error('broken');
    })
    .all('*', () => new Response(null, { headers: own }))
    .onError((_, c) => c.body(null, 500));
  return Object.fromEntries((await app.request(path, { headers: sent })).headers);
}

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('responseHeaders', () => {
  it.each(['/', '/fault'])('adds the security headers at %s', async (path) => {
    expect(await headersFor(path)).toEqual(lowerCase(SECURITY_HEADERS));
  });

  it("keeps a response's own headers", async () => {
    const own = { 'Content-Security-Policy': "default-src 'self'" };
    expect(await headersFor('/', { own })).toEqual(lowerCase({ ...SECURITY_HEADERS, ...own }));
  });

  it('excludes the API and health checks from search engines, and no other path', async () => {
    const unlisted = ['/api', '/api/services', '/api?x=1', '/healthz', '/readyz'];
    for (const path of [...unlisted, '/', '/apiary', '/about?api', '/assets/shell/api.js']) {
      const robots = (await headersFor(path))['x-robots-tag'];
      expect([path, robots]).toEqual([path, unlisted.includes(path) ? 'noindex' : undefined]);
    }
  });

  const HTTPS = 'https://site.example';

  it.each<[settings: StrictTransportSettings, proto: string | undefined, expected: boolean]>([
    [{ trustedHops: 0 }, undefined, false],
    [{ trustedHops: 0, publicUrl: 'http://site.example' }, undefined, false],
    [{ trustedHops: 0, publicUrl: HTTPS }, undefined, true],
    // Without a trusted proxy the header is a visitor's own.
    [{ trustedHops: 0 }, 'https', false],
    [{ trustedHops: 1 }, 'https', true],
    [{ trustedHops: 1 }, ' HTTPS ', true],
    [{ trustedHops: 1 }, 'http', false],
    [{ trustedHops: 1 }, 'https, http', false],
    [{ trustedHops: 2 }, 'https, http', true],
    [{ trustedHops: 2 }, 'https', true],
    [{ trustedHops: 1, publicUrl: HTTPS }, 'http', false],
    [{ trustedHops: 1, publicUrl: HTTPS }, undefined, true],
  ])('with %j and X-Forwarded-Proto %j requires https: %j', async (settings, proto, expected) => {
    const sent = proto === undefined ? {} : { 'X-Forwarded-Proto': proto };
    const headers = await headersFor('/', { settings, sent });
    expect(headers['strict-transport-security']).toBe(expected ? 'max-age=31536000' : undefined);
  });
});
