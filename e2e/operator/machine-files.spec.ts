import { join } from 'node:path';
import { schemaErrors } from '@platform/server/live-files/xml-schema.fixture';
import { crawl } from '../support/crawl.ts';
import { expectedPages } from '../support/expected-pages.ts';
import { liveRoutes, request, requestHtml, requestJson } from '../support/http.ts';
import { release } from '../support/releases.ts';
import { root, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const ORIGIN = 'https://studio285.example';

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

const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&').replace(ORIGIN, ''));

test.describe('without PUBLIC_URL', () => {
  test('there is neither sitemap nor feed, and robots.txt names none', async ({ site }) => {
    expect((await request(site.url, '/sitemap.xml')).status).toBe(404);
    expect((await request(site.url, '/feed.xml')).status).toBe(404);
    expect(await requestHtml(site.url, '/robots.txt')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /admin\n');
  });

  test('what search engines must not list says so in a header', async ({ site }) => {
    const document = /\/assets\/catalog\/[\w.-]+\.html/.exec(await requestHtml(site.url, '/sell/preview/noor'))?.[0];
    const hidden = [document ?? 'no mock-up', '/admin', '/admin/messages', '/nowhere', '/post/nope', '/healthz'];
    for (const path of [...hidden, '/api/services', '/api/nothing', '/api/v1/contact']) {
      expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    for (const path of ['/', '/about', '/sell?category=Shopify', '/llms.txt', '/favicon.ico']) {
      expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, undefined]);
    }
  });
});

test.describe('with PUBLIC_URL', () => {
  test.skip(!testAll, 'starts a site of its own; jest tests each file: npm run test:all');
  test.describe.configure({ mode: 'default' });

  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ env: { PUBLIC_URL: ORIGIN, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, prepared: true });
  });
  test.afterAll(async () => {
    await site.stop();
  });

  const read = async (path: string) => (await requestHtml(site.url, path)).trimEnd();

  test('the files have their types, caches keep them, and other methods are refused', async () => {
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

  test('the sitemap is valid, and lists every public page by its canonical address', async () => {
    const xml = await read('/sitemap.xml');
    expect(schemaErrors(xml, join(root, 'platform/server/live-files/sitemap.xsd'))).toEqual([]);
    const listed = addressesIn(xml);
    const { pages } = await crawl(site.url, ['/'], { publicUrl: ORIGIN });
    const isPublic = (path: string) => !/^\/(?:admin|assets|_)|\?/.test(path);
    expect(listed.filter(isPublic).sort()).toEqual(pages.filter(isPublic).sort());
    for (const path of listed) {
      const html = await read(path);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect([path, canonical]).toEqual([path, ORIGIN + path]);
      expect([path, /<meta name="robots"[^>]*noindex/.test(html)]).toEqual([path, false]);
    }
    expect(listed).toContain('/blogs?category=Tech');
    expect(listed.filter((path) => path.startsWith('/admin'))).toEqual([]);
    // Only posts and legal texts say when they were written.
    const dated = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(([, loc = '']) => loc.replace(ORIGIN, ''));
    const posts = expectedPages.filter(({ path }) => path.startsWith('/post/') && listed.includes(path));
    expect(dated).toEqual(expect.arrayContaining(posts.map(({ path }) => path)));
  });

  test('the feed is valid, and has all posts', async () => {
    const xml = await read('/feed.xml');
    expect(schemaErrors(xml, join(root, 'api/site/feed.xsd'))).toEqual([]);
    const ids = [...xml.matchAll(/<entry>\s*<id>([^<]*)/g)].map(([, id = '']) => id);
    const posts = addressesIn(await read('/sitemap.xml')).filter((path) => path.startsWith('/post/'));
    expect(ids.sort()).toEqual(posts.map((path) => ORIGIN + path).sort());
    expect(xml.match(/<entry>[\s\S]*?<author><name>\w/g)).toHaveLength(posts.length);
  });

  test('robots.txt names the sitemap; the manifest says what the site is', async () => {
    expect(await read('/robots.txt')).toMatch(new RegExp(`\n\nSitemap: ${ORIGIN}/sitemap.xml$`));
    const manifest = await requestJson<Record<string, unknown>>(site.url, '/site.webmanifest');
    const description = /<meta name="description" content="([^"]*)"/.exec(await read('/'))?.[1];
    expect(manifest).toMatchObject({ id: '/', lang: 'en', name: 'Studio 285', description });
  });

  test('every link in the files, in structured data and in the heads leads to an address that exists', async () => {
    const routes = (await liveRoutes(site.url)).map(({ path }) => path).filter((path) => !path.includes(':'));
    const starts = [...FILES.map(([path]) => path), ...routes];
    const { brokenLinks } = await crawl(site.url, starts, { publicUrl: ORIGIN });
    expect(brokenLinks).toEqual([]);
  });

  test('a release brings its pages into the sitemap without a restart', async () => {
    expect(addressesIn(await read('/sitemap.xml'))).not.toContain('/_ui');
    expect(await read('/llms.txt')).not.toContain('/_ui');
    await release(site, 'ui', join(root, 'e2e/fixtures/ui-mfe/dist'));
    expect(addressesIn(await read('/sitemap.xml'))).toContain('/_ui');
    expect(await read('/llms.txt')).toContain(`[Design system](${ORIGIN}/_ui): Every token`);
  });
});
