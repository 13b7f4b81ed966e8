import { schemaFaults } from '@studio/client/schema-faults.fixture';
import { isAdmin } from '../expected-pages/pages.ts';
import { liveRoutes, request, requestHtml } from '../support/http.ts';
import { openPage } from '../support/pages/browsing.ts';
import { readServedHead, type ServedHead } from '../support/pages/read-head.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Addresses of pages in HTML: without fragments, and without what is no page. */
const PAGE_LINK = /\shref="(\/(?!\/|assets\/|api\/)[^"#.]*)"/g;

/**
 * Requests the public pages, everything they link to, and so on; without the full tier only pages without a search. Returns the heads of
 * those with the status 200, by path.
 */
async function publicHeads(url: string): Promise<Map<string, ServedHead>> {
  const routes = (await liveRoutes(url)).map(({ path }) => path);
  let paths = routes.filter((path) => !path.includes(':') && !isAdmin(path));
  const seen = new Set(paths);
  const heads = new Map<string, ServedHead>();
  while (paths.length > 0) {
    const responses = await Promise.all(paths.map((path) => request(url, path)));
    const html = responses.map(({ body }) => body.toString());
    for (const [i, path] of paths.entries())
      if (responses[i]?.status === 200) heads.set(path, readServedHead(html[i] ?? ''));
    const links = html.flatMap((text) =>
      [...text.matchAll(PAGE_LINK)].map(([, to = '']) => to.replaceAll('&amp;', '&')),
    );
    paths = [...new Set(links)].filter((path) => !seen.has(path) && !isAdmin(path) && (testAll || !path.includes('?')));
    for (const path of paths) seen.add(path);
  }
  return heads;
}

test('every public page has one title, description, canonical address and structured data', async ({ site }) => {
  const heads = await publicHeads(site.url);
  const own = new Map<string, ServedHead>();
  for (const [path, head] of heads) {
    const { titles, meta, canonicals, data } = head;
    const canonical = canonicals[0] ?? '';
    expect(canonicals, path).toEqual([expect.stringMatching(`^${site.url}/`)]);
    // A search text, a subject … is not part of the page's own address, which is that of another page.
    expect(heads.has(canonical.slice(site.url.length)), `${path} has the canonical address ${canonical}`).toBe(true);
    if (canonical === site.url + path) own.set(path, head);
    expect(titles, path).toEqual([expect.stringMatching(/^.{4,47} · Studio 285$/)]);
    expect(meta.description, path).toEqual([expect.stringMatching(/^.{70,160}$/)]);
    expect(meta['og:title'], path).toEqual([titles[0]?.replace(' · Studio 285', '')]);
    expect(meta['og:description'], path).toEqual(meta.description);
    expect(meta['og:url'], path).toEqual([canonical]);
    expect(meta['og:type'], path).toEqual([expect.stringMatching(/^(website|article|profile)$/)]);
    expect(meta['twitter:card'], path).toHaveLength(1);
    expect(data, path).toHaveLength(1);
    expect(data[0]?.['@context']).toBe('https://schema.org');
    expect(schemaFaults(data[0]?.['@graph'] ?? []), path).toEqual([]);
    expect(data[0]?.['@graph'], path).toContainEqual(expect.objectContaining({ '@id': canonical, url: canonical }));
  }
  for (const texts of [
    [...own.values()].map(({ titles }) => titles[0]),
    [...own.values()].map(({ meta }) => meta.description?.[0]),
  ]) {
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  }
  expect(own.size).toBeGreaterThan(testAll ? 100 : 45);
});

test('pages that do not exist or are private are not indexed, and have no canonical address', async ({ site }) => {
  for (const [path, status, text] of [
    ['/no/such/page', 404, /<h1[^>]*>Oops!<\/h1>.*404 Not Found/s],
    ['/services/no-such-service', 404, /<h1[^>]*>Oops!<\/h1>.*404 Not Found/s],
    ['/sell/preview/no-such-website', 404, /<h1[^>]*>Oops!<\/h1>.*404 Not Found/s],
    ['/post/no-such-post', 404, /<h1[^>]*>/],
    ['/admin', 200, /./],
    ['/admin/messages', 200, /./],
  ] as const) {
    const response = await request(site.url, path);
    const html = response.body.toString();
    expect([path, response.status, html]).toEqual([path, status, expect.stringMatching(text)]);
    const { meta, canonicals, data } = readServedHead(html);
    expect(meta.robots, path).toEqual(['noindex']);
    expect(canonicals, path).toEqual([]);
    expect(data, path).toEqual([]);
    expect(
      Object.keys(meta).filter((name) => /^(og|article|twitter):/.test(name)),
      path,
    ).toEqual([]);
  }
});

test('a page without content for the chosen category is not indexed', async ({ site }) => {
  const robotsAt = async (path: string) => readServedHead(await requestHtml(site.url, path)).meta.robots;
  expect(await robotsAt('/sell?category=Corporate')).toEqual(['noindex']);
  expect(await robotsAt('/sell?category=Shopify')).toBeUndefined();
  expect(await robotsAt('/contact?sent=1')).toEqual(['noindex']);
});

test('title, description and address follow a navigation, and metadata of the first page is removed @main', async ({
  page,
  site,
}) => {
  const head = (selector: string) => page.locator(`head ${selector}`);
  await openPage(page, '/blogs?category=Tech&utm_source=x');
  await expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/blogs?category=Tech`);
  await expect(head('script[type="application/ld+json"]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Food', exact: true }).first().click();
  await expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/blogs?category=Food`);
  await expect(page).toHaveTitle(/^Food /);
  await expect(head('meta[name="description"]')).toHaveAttribute('content', /\bfood\b/);
  await expect(head(':is(script[type="application/ld+json"], meta[property^="og:"])')).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/faqs`);
  await expect(head('link[rel="canonical"]')).toHaveCount(1);
  await expect(head('meta[name="description"]')).toHaveCount(1);
});
