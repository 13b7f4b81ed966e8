import { join } from 'node:path';
import { schemaErrors } from '@platform/server/live-files/xml-schema.fixture';
import { request, requestHtml } from '../support/http.ts';
import { addressesIn } from '../support/pages/crawl.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

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

test('the files for programs have their types, can be cached, and refuse other methods', async ({ site }) => {
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

test('the sitemap is valid, and lists canonical pages for search engines @main', async ({ site }) => {
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
});

test('the feed is valid, has all posts, and is linked from them @full', async ({ site }) => {
  const xml = (await requestHtml(site.url, '/feed.xml')).trimEnd();
  expect(schemaErrors(xml, join(root, 'api/site/feed.xsd'))).toEqual([]);
  const ids = [...xml.matchAll(/<entry>\s*<id>([^<]*)/g)].map(([, id = '']) => id.replace(site.url, ''));
  const listed = addressesIn(await requestHtml(site.url, '/sitemap.xml'), site.url);
  expect(ids.sort()).toEqual(listed.filter((path) => path.startsWith('/post/')).sort());
  const link = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed.xml"/;
  for (const path of [...ids, '/blogs']) expect(await requestHtml(site.url, path), path).toMatch(link);
  expect(await requestHtml(site.url, '/about')).not.toMatch(link);
});

test('responses that are not for search engines have a header', async ({ site }) => {
  const document = /\/assets\/catalog\/[\w.-]+\.html/.exec(await requestHtml(site.url, '/sell/preview/noor'))?.[0];
  const hidden = [document ?? 'no mock-up', '/admin', '/nowhere', '/post/nope', '/healthz', '/api/services'];
  // The second response of the registry comes from memory.
  for (const path of [...hidden, '/api/nothing', '/api/registry', '/api/registry']) {
    expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  for (const path of ['/', '/about', '/sell?category=Shopify', '/llms.txt', '/favicon.ico']) {
    expect([path, (await request(site.url, path)).headers['x-robots-tag']]).toEqual([path, undefined]);
  }
});
