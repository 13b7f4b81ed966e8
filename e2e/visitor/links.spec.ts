import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fewPages, isAdmin, publicPages } from '../expected-pages/pages.ts';
import { liveRoutes, request, requestHtml } from '../support/http.ts';
import { addressesIn, crawl } from '../support/pages/crawl.ts';
import { followLinks } from '../support/pages/follow-links.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** Files for programs, which link to pages. */
const FILES = [
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
];

const redirects: Record<string, string> = JSON.parse(await readFile(join(root, 'redirects.json'), 'utf8'));

test('every link, picture, script and form, with scripts and without, leads to an address that exists, spelled the one right way', async ({
  page,
  site,
}) => {
  // Opens dozens of pages, then requests every address.
  test.setTimeout(600_000);
  const followed = await followLinks(page, fewPages);
  expect(followed.brokenFragments).toEqual([]);
  expect(followed.links.length).toBeGreaterThan(100);
  const targets = Object.values(redirects).map((to) => ({ from: '/redirects.json', to }));
  const routes = (await liveRoutes(site.url)).map(({ path }) => path).filter((path) => !path.includes(':'));
  const starts = [...FILES, ...routes, ...publicPages.map(({ path }) => path)];
  const { brokenLinks, pages } = await crawl(site.url, starts, { links: [...followed.links, ...targets] });
  expect(brokenLinks).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
  // Every public page is linked to, and listed for search engines.
  const listed = addressesIn(await requestHtml(site.url, '/sitemap.xml'), site.url);
  const isPublic = (path: string) => !isAdmin(path) && !/^\/assets|\?/.test(path);
  expect(listed.filter(isPublic).sort()).toEqual(pages.filter(isPublic).sort());

  const subjects = pages.filter((path) => path.startsWith('/contact?subject='));
  expect(subjects.length).toBeGreaterThan(10);
  for (const path of subjects) {
    const subject = new URLSearchParams(path.slice(path.indexOf('?'))).get('subject') ?? '';
    const html = (await request(site.url, path)).body.toString();
    const cure = 'not filled in without JavaScript: add it to packages/client/src/content/contact-subjects.ts';
    expect(html, `${subject} is ${cure}`).toContain(`value="${subject.replaceAll('&', '&amp;')}"`);
  }
});

test('every usual address that is no page is redirected, with its search', async ({ site }) => {
  for (const [source, target] of Object.entries(redirects)) {
    const { status, headers } = await request(site.url, `${source}?utm_source=post`);
    // A source that is a page has the status 200; one that is another spelling of a page has another target.
    expect([source, status, headers.location]).toEqual([source, 308, target.replace(/(?=#|$)/, '?utm_source=post')]);
  }
});
