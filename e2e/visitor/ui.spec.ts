import { expect, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { openPage } from '../support/pages/browsing.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { testAll } from '../support/tier.ts';

/** Maximum bytes of all fonts of a page. */
const MAX_FONT_BYTES = 70_000;

test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/ui-mfe/dist'] });
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => openPage(page, `${site.url}/_ui`));

test('every primitive has no axe violations and no horizontal scroll, in every state and both themes', async ({
  page,
}) => {
  // The page shows both themes at once; the frame is in the theme of the view.
  for (const turn of testAll ? [0] : [4, 3]) await expectNoAxeViolations(page, turn);
  await expectNoHorizontalScroll(page);
});

test('two fonts are sent, within their budget, and used @full', async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2')) fonts.set(pathname, Number(response.headers()['content-length']));
  });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(2);
  const bytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Display', 'Text']));
});
