import { expectedPages } from '../expected-pages/pages.ts';
import { crawl } from '../support/pages/crawl.ts';
import { expectContent } from '../support/pages/expect-page.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const privatePages = expectedPages.filter(({ isPrivate, fullTierOnly }) => isPrivate && (testAll || !fullTierOnly));

for (const expected of privatePages) {
  test(`${expected.path} is rendered by the browser without console errors`, async ({ page, site }) => {
    await postMessage(site.url, newMessage());
    const pageErrors = await recordPageErrors(page, site.url);
    await page.goto(expected.path);
    await expectContent(page, expected);
    expect(await pageErrors()).toEqual([]);
  });
}

// In the full tier: opens every page.
test('every link of the admin area leads to a page @full', async ({ page, site }) => {
  const links = [];
  for (const { path, heading } of privatePages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const addresses = await page.locator('a').evaluateAll((all) =>
      // The server's HTML does not have the elements that a page links to within itself.
      all
        .map((link) => link.getAttribute('href') ?? '')
        .filter((to) => !/^#\w/.test(to) || !document.querySelector(to)),
    );
    links.push(...addresses.map((to) => ({ from: path, to })));
  }
  const { brokenLinks } = await crawl(site.url, [], { links });
  expect(brokenLinks).toEqual([]);
});
