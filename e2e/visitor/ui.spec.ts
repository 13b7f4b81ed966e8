import { expect, type Page, test } from '@playwright/test';
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

const inTheme = (page: Page, theme: 'light' | 'dark') => page.getByRole('main').getByRole('group', { name: theme });

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
  expect(loaded).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Geist']));
});

test('a dialog takes the focus, and closing it returns the focus', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open Success' });
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await opener.press('Enter');
  await expect(dialog).toHaveAccessibleDescription('Your message has been sent!');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard, only one question is open at a time @full', async ({ page }) => {
  await openPage(page, `${site.url}/faqs`);
  const items = page.getByRole('main').locator('details');
  const [first, second] = [items.nth(0), items.nth(1)];
  await first.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').press('Space');
  await expect(second).not.toHaveAttribute('open');
});

test('by keyboard, a menu opens and closes @full', async ({ page }) => {
  const menu = inTheme(page, 'dark').filter({ has: page.getByRole('button', { name: 'Services' }) });
  const opener = menu.getByRole('button', { name: 'Services' });
  const panel = menu.getByRole('list', { name: 'Services' });
  await expect(panel).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Ecommerce Websites' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
