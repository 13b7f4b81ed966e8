import { join } from 'node:path';
import { schemaErrors } from '@platform/server/live-files/xml-schema.fixture';
import { request, requestHtml, requestJson } from '../support/http.ts';
import { addressesIn } from '../support/pages/sitemap.ts';
import { release } from '../support/servers/releases.ts';
import { root, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Address and content type of every file for programs. */
const FILES = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
] as const;

test('the files for programs have their types, caches keep them, and other methods are refused', async ({ site }) => {
  for (const [path, type] of FILES) {
    const { status, headers } = await request(site.url, path);
    expect([path, status, headers['content-type']?.toLowerCase()]).toEqual([path, 200, type]);
    expect(headers['cache-control'], path).toMatch(/^public, (?:no-cache|max-age=\d+)$/);
    const conditional = { 'if-none-match': headers.etag ?? '' };
    expect([path, (await request(site.url, path, { headers: conditional })).status]).toEqual([path, 304]);
    const head = await request(site.url, path, { method: 'HEAD' });
    expect([path, head.status, head.body.byteLength, head.headers.etag]).toEqual([path, 200, 0, headers.etag]);
    const posted = await request(site.url, path, { method: 'POST' });
    expect([path, posted.status, posted.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }
});

test('the sitemap is valid; its pages are canonical, and may be listed', async ({ site }) => {
  const xml = (await requestHtml(site.url, '/sitemap.xml')).trimEnd();
  expect(schemaErrors(xml, join(root, 'platform/server/live-files/sitemap.xsd'))).toEqual([]);
  const listed = addressesIn(xml, site.url);
  expect(listed).toEqual(expect.arrayContaining(['/', '/blogs?category=Tech', '/sell?category=Shopify']));
  expect(listed.filter((path) => /^\/admin|sent=1/.test(path))).toEqual([]);
  for (const path of listed) {
    const html = await requestHtml(site.url, path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect([path, canonical]).toEqual([path, site.url + path]);
    expect([path, /<meta name="robots"[^>]*noindex/.test(html)]).toEqual([path, false]);
  }
  const posts = listed.filter((path) => path.startsWith('/post/'));
  const dated = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(([, loc = '']) => loc.replace(site.url, ''));
  expect(dated).toEqual(expect.arrayContaining(posts));
});

test('the feed is valid, has all posts, and is linked from them @full', async ({ site }) => {
  const xml = (await requestHtml(site.url, '/feed.xml')).trimEnd();
  expect(schemaErrors(xml, join(root, 'api/site/feed.xsd'))).toEqual([]);
  const ids = [...xml.matchAll(/<entry>\s*<id>([^<]*)/g)].map(([, id = '']) => id.replace(site.url, ''));
  const listed = addressesIn(await requestHtml(site.url, '/sitemap.xml'), site.url);
  expect(ids.sort()).toEqual(listed.filter((path) => path.startsWith('/post/')).sort());
  expect(xml.match(/<entry>[\s\S]*?<author><name>\w/g)).toHaveLength(ids.length);
  const isLinked = async (path: string) =>
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed.xml"/.test(
      await requestHtml(site.url, path),
    );
  for (const path of [...ids, '/blogs', '/blogs?category=Tech'])
    expect([path, await isLinked(path)]).toEqual([path, true]);
  expect(await isLinked('/about')).toBe(false);
});

test('robots.txt names the sitemap and keeps crawlers out of the admin area; the manifest says what the site is', async ({
  site,
}) => {
  expect(await requestHtml(site.url, '/robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  const manifest = await requestJson<Record<string, unknown>>(site.url, '/site.webmanifest');
  const description = /<meta name="description" content="([^"]*)"/.exec(await requestHtml(site.url, '/'))?.[1];
  expect(manifest).toMatchObject({ id: '/', lang: 'en', name: 'Studio 285', description });
});

test('what search engines must not list says so in a header', async ({ site }) => {
  const document = /\/assets\/catalog\/[\w.-]+\.html/.exec(await requestHtml(site.url, '/sell/preview/noor'))?.[0];
  const hidden = [document ?? 'no mock-up', '/admin', '/admin/messages', '/nowhere', '/post/nope', '/healthz'];
  // The second answer of the registry comes from memory.
  const ofApi = ['/api/services', '/api/nothing', '/api/v1/contact', '/api/registry', '/api/registry'];
  for (const path of [...hidden, ...ofApi]) {
    expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  for (const path of ['/', '/about', '/sell?category=Shopify', '/llms.txt', '/favicon.ico']) {
    expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, undefined]);
  }
});

// In the full tier: live-files.test.ts tests the same without a site.
test('a release brings its pages into the files without a restart @full', async () => {
  const origin = 'https://studio285.example';
  const site = await startSite({ env: { PUBLIC_URL: origin, LOG_LEVEL: 'silent' }, prepared: true });
  try {
    const listed = async () => addressesIn(await requestHtml(site.url, '/sitemap.xml'), origin);
    expect(await listed()).toContain('/about');
    expect(await listed()).not.toContain('/_ui');
    expect(await requestHtml(site.url, '/llms.txt')).not.toContain('/_ui');
    await release(site, 'ui', join(root, 'e2e/fixtures/ui-mfe/dist'));
    expect(await listed()).toContain('/_ui');
    expect(await requestHtml(site.url, '/llms.txt')).toContain(`[Design system](${origin}/_ui): Every token`);
  } finally {
    await site.stop();
  }
});

test('without an address of its own a site has neither sitemap nor feed', async () => {
  test.skip(
    !testAll,
    'sitemap.test.ts, feed.test.ts and robots.test.ts test the same without a site: npm run test:all',
  );
  const site = await startSite({ serve: true, prepared: true, env: { LOG_LEVEL: 'silent' } });
  try {
    expect((await request(site.url, '/sitemap.xml')).status).toBe(404);
    expect((await request(site.url, '/feed.xml')).status).toBe(404);
    expect(await requestHtml(site.url, '/robots.txt')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /admin\n');
    expect(await requestHtml(site.url, '/llms.txt')).toContain('](/about): ');
  } finally {
    await site.stop();
  }
});
