import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { open } from '../support/browsing.ts';
import { type Site, startSite } from '../support/site.ts';
import { testAll } from '../support/tier.ts';

/** All fonts of a page together, in bytes. */
const FONT_BUDGET = 70_000;

test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/ui-mfe/dist'] });
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => open(page, `${site.url}/_ui`));

const inTheme = (page: Page, theme: 'light' | 'dark') => page.getByRole('main').getByRole('group', { name: theme });

test('every state of everything, light and dark: no barrier that axe knows of, no sideways scroll', async ({
  page,
}) => {
  // The page shows both themes at once; each look also has the frame in its own.
  for (const turn of testAll ? [0] : [4, 3]) await expectNoBarriers(page, turn);
  await expectNoSidewaysScroll(page);
});

test('two fonts are sent, small enough, and they are used', async ({ page }) => {
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
  expect(bytes).toBeLessThanOrEqual(FONT_BUDGET);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Geist']));
});

test('nothing moves when the fonts come after the text', async ({ page }) => {
  // Here a line breaks soonest.
  await page.setViewportSize({ width: 360, height: 900 });
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/about`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => document.fonts.check('650 48px "Bricolage Grotesque"'))).toBe(false);
  send();
  await expect.poll(() => page.evaluate(() => document.fonts.check('650 48px "Bricolage Grotesque"'))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
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

test('a menu opens, links to pages and closes by keyboard', async ({ page }) => {
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
