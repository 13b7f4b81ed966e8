import type { Page } from '@playwright/test';
import { markDocument, openPage } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.locator('body > [aria-live="polite"]');

test.describe('a new page', () => {
  test('begins at its top, focuses its heading and is announced once @main', async ({ page }) => {
    await openPage(page, '/about');
    const isSameDocument = await markDocument(page);
    await expect(announcement(page)).toHaveText('');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await footer(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('FAQs · Studio 285');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    await expect(announcement(page)).toHaveText('FAQs · Studio 285');
    expect(await scrollTop(page)).toBe(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('is scrolled to where it was left, by Back and Forward', async ({ page }) => {
    await openPage(page, '/about');
    await footer(page).getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(200);
    await footer(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(heading(page)).toHaveText('FAQs');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Studio 285' })).toBeInViewport();
    await page.goForward();
    await expect(heading(page)).toHaveText('FAQs');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test('a link of the layout that only changes the subject scrolls to the top @full', async ({ page }) => {
  await openPage(page, '/contact');
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/subject=Careers/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

for (const { path, filter, query } of [
  { path: '/sell/ecommerce', filter: /^Laravel/, query: /category=Laravel/ },
  { path: '/blogs', filter: /^Tech/, query: /category=Tech/ },
]) {
  test(`a filter of ${path} stays in its place, and keeps the focus @full`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, path);
    const link = page.getByRole('main').getByRole('link', { name: filter }).first();
    await link.scrollIntoViewIfNeeded();
    const scrolled = (await scrollTop(page)) + 60;
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollTop(page)).toBe(scrolled);
    const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(query);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();
    expect(await place()).toBe(before);
    await expect(announcement(page)).toHaveText('');
  });
}
