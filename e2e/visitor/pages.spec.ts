import { expectedPages, inGroups, publicPages, samplePages } from '../expected-pages/pages.ts';
import { liveRoutes, request, requestHtml } from '../support/http.ts';
import { allowedErrors, expectContent, expectStyles, hydrateAndUse } from '../support/pages/expect-page.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** The pages that are opened with scripts, and those without: in the quick tier each sample page is opened once. */
const [scripted, plain] = [0, 1].map((turn) => samplePages.filter((_, i) => testAll || i % 2 === turn));

/** Returns whether a route such as `/post/:id` serves a path. */
const serves = (route: string, path: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, ''));

/** Further pages of the list of posts, and editors, which are opened by other tests. */
const UNLISTED = /^\/blogs\/:page$|^\/admin\/.*:id$/;

test('every live route has an expected page in its remote, and every expected page is live @main', async ({ site }) => {
  const routes = (await liveRoutes(site.url)).filter(({ path }) => !UNLISTED.test(path));
  const isSame = (route: (typeof routes)[number], page: (typeof expectedPages)[number]) =>
    route.remote === page.remote && serves(route.path, page.path);
  expect(routes.filter((route) => !expectedPages.some((page) => isSame(route, page)))).toEqual([]);
  expect(expectedPages.filter((page) => !routes.some((route) => isSame(route, page)))).toEqual([]);
  for (const { path, status = 200 } of publicPages) {
    expect((await request(site.url, path)).status, path).toBe(status);
  }
});

test('every public page has headings in order', async ({ site }) => {
  for (const { path } of publicPages) {
    const html = await requestHtml(site.url, path);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0], path).toBe(1);
    expect(levels.lastIndexOf(1), path).toBe(0);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), path).toBeLessThanOrEqual(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, pages] of inGroups(plain ?? [])) {
    test(`${name} are complete: text, head, styles and links`, async ({ page }) => {
      for (const expected of pages) {
        await test.step(expected.path, async () => {
          const response = await page.goto(expected.path);
          expect(response?.status()).toBe(expected.status ?? 200);
          await expectContent(page, expected);
          await expectStyles(page);
          const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          expect(links.length).toBeGreaterThan(20);
          for (const link of links) expect(link).toMatch(/^(\/(?!\/)|#\w|https:\/\/|mailto:|tel:)/);
        });
      }
    });
  }
});

test.describe('with scripts', () => {
  test.use({ colorScheme: 'light' });

  for (const [name, pages] of inGroups(scripted ?? [])) {
    test(`${name} hydrate without console errors`, async ({ page, site }) => {
      const pageErrors = await recordPageErrors(page, site.url);
      for (const expected of pages) {
        await test.step(expected.path, async () => {
          expect(await hydrateAndUse(page, site.url, expected, pageErrors)).toEqual(allowedErrors(expected));
          await expectContent(page, expected);
          await expectStyles(page);
        });
      }
    });
  }
});
