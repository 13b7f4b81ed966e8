import type { Page } from '@playwright/test';
import { markDocument, open, requestsOf } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

test.describe('the header’s menus', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Company' });
  const panel = (page: Page) => page.getByRole('list', { name: 'Company' });

  test('open, lead on and close by keyboard', async ({ page }) => {
    await open(page, '/');
    const isMarked = await markDocument(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'About' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('About · Studio 285');
    await expect(panel(page)).toBeHidden();
    expect(await isMarked()).toBe(true);
  });

  test('are open one at a time, and close by a click elsewhere', async ({ page }) => {
    await open(page, '/');
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(panel(page)).toBeHidden();
    const services = page.getByRole('list', { name: 'Services' });
    await expect(services.getByRole('link')).toHaveCount(7);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } });
    await expect(services).toBeHidden();
  });

  test('show a drawing beside each service, which is fetched when somebody means to look', async ({ page }) => {
    const requests = requestsOf(page);
    await open(page, '/');
    expect(requests.filter((path) => path.includes('drawings'))).toEqual([]);
    await page.getByRole('button', { name: 'Services' }).click();
    const services = page.getByRole('list', { name: 'Services' });
    await expect(services.locator('svg')).toHaveCount(6);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('tell which page this is', async ({ page }) => {
    await open(page, '/faqs');
    await opener(page).click();
    await expect(panel(page).locator('[aria-current="page"]')).toHaveText('FAQs');
  });
});

test.describe('the phone’s menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const toggle = (page: Page) => page.locator('header summary').filter({ hasText: 'Menu' });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('covers the page, opens one submenu at a time and closes when it led on', async ({ page }) => {
    await open(page, '/');
    const isMarked = await markDocument(page);
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();

    await menu(page).getByText('Services', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'SEO Services' })).toBeVisible();
    await menu(page).getByText('Company', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'SEO Services' })).toBeHidden();

    await menu(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('FAQs · Studio 285');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    expect(await isMarked()).toBe(true);
  });

  test('is closed by Escape, with the focus back on what opened it, and keeps the focus from what it covers', async ({
    page,
  }) => {
    await open(page, '/');
    await toggle(page).click();
    await menu(page).getByText('Services', { exact: true }).click();
    const stops = new Set<string | null>();
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      stops.add(await page.evaluate(() => document.activeElement?.closest('header, body')?.tagName ?? null));
    }
    expect([...stops].filter((tag) => tag !== 'HEADER' && tag !== 'BODY')).toEqual([]);
    await menu(page).getByRole('link', { name: 'SEO Services' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('opens and closes by keyboard', async ({ page }) => {
    await open(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
  });
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme is kept for the next visit, and applied before the page is live', async ({ browser, site }) => {
  const context = await browser.newContext({ colorScheme: 'light', baseURL: site.url });
  const page = await context.newPage();
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});
