import { crawl } from '../support/crawl.ts';
import { publicPages } from '../support/expected-pages.ts';
import { liveRoutes } from '../support/http.ts';
import { expect, test } from '../support/test.ts';

test('every link, picture, script and form leads to an address that exists, spelled the one right way', async ({
  site,
}) => {
  const routes = (await liveRoutes(site.url)).map(({ path }) => path).filter((path) => !path.includes(':'));
  const { brokenLinks, pages } = await crawl(site.url, [...routes, ...publicPages.map(({ path }) => path)]);
  expect(brokenLinks).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});
