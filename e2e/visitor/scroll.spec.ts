import type { Page } from '@playwright/test';
import { markDocument, open } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announced = (page: Page) => page.locator('body > [aria-live="polite"]');

test.describe('a new page', () => {
  test('begins at its top, has the focus on its heading and is announced once', async ({ page }) => {
    await open(page, '/about');
    const isMarked = await markDocument(page);
    await expect(announced(page)).toHaveText('');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await footer(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('FAQs · Studio 285');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    await expect(announced(page)).toHaveText('FAQs · Studio 285');
    expect(await scrolled(page)).toBe(0);
    expect(await isMarked()).toBe(true);
  });

  test('is where it was left, Back and Forward', async ({ page }) => {
    await open(page, '/about');
    await footer(page).getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(200);
    await footer(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(heading(page)).toHaveText('FAQs');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(heading(page)).toHaveText('FAQs');
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test('a link of the frame that only fills in the subject begins the page again', async ({ page }) => {
  await open(page, '/contact');
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/subject=Careers/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

for (const { path, filter, query } of [
  { path: '/sell/ecommerce', filter: /^Laravel/, query: /category=Laravel/ },
  { path: '/blogs', filter: /^Tech/, query: /category=Tech/ },
]) {
  test(`a filter of ${path} leaves the page where it is scrolled to, and the focus on the filter`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name: filter }).first();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await link.focus();
    const before = await scrolled(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(query);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();
    expect(await scrolled(page)).toBe(before);
    await expect(announced(page)).toHaveText('');
  });
}
