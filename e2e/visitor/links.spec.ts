import { crawl } from '../support/crawl.ts';
import { publicPages } from '../support/expected-pages.ts';
import { liveRoutes, request } from '../support/http.ts';
import { expect, test } from '../support/test.ts';

test('every link, picture, script and form leads to an address that exists, spelled the one right way', async ({
  site,
}) => {
  const routes = (await liveRoutes(site.url)).map(({ path }) => path).filter((path) => !path.includes(':'));
  const { brokenLinks, pages } = await crawl(site.url, [...routes, ...publicPages.map(({ path }) => path)]);
  expect(brokenLinks).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);

  const subjects = pages.filter((path) => path.startsWith('/contact?subject='));
  expect(subjects.length).toBeGreaterThan(10);
  for (const path of subjects) {
    const subject = new URLSearchParams(path.slice(path.indexOf('?'))).get('subject') ?? '';
    const html = (await request(site.url, path)).body.toString();
    const cure = 'not filled in without JavaScript: add it to packages/client/src/contact-subjects.ts';
    expect(html, `${subject} is ${cure}`).toContain(`value="${subject.replaceAll('&', '&amp;')}"`);
  }
});
