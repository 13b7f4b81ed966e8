import { expect, type Page } from '@playwright/test';
import type { ExpectedPage } from '../../expected-pages/expected-page.ts';
import { themeSwitch, waitForHydration } from './browsing.ts';
import type { PageErrors } from './page-errors.ts';

/** The browser's own console message about a document with status 404. */
const NOT_FOUND = 'console error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Returns the errors that opening a page may cause. */
export const allowedErrors = ({ status }: ExpectedPage): string[] => (status === 404 ? [NOT_FOUND] : []);

/** Expects the styles of the document and of components. */
export async function expectStyles(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('display', 'flex');
  await expect(page.locator('h1')).toHaveCSS('margin-top', '0px');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^(?!.*Times)/);
  await expect(page.locator('footer > *').first()).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('aside[aria-label] > a[href*="wa.me"]')).toHaveCSS('background-color', 'rgb(37, 211, 102)');
}

/** Opens a page, waits for its hydration and switches the theme. Returns the errors that this caused. */
export async function hydrateAndUse(
  page: Page,
  origin: string,
  { path }: ExpectedPage,
  pageErrors: PageErrors,
): Promise<string[]> {
  // Discards errors of the page before, and the theme that it was left in.
  await page.goto('about:blank');
  await pageErrors();
  const response = await page.goto(origin + path);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await waitForHydration(page);
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.clear());
  return pageErrors();
}

/** Expects the head, the heading, the texts and the elements of a page. */
export async function expectContent(
  page: Page,
  { title, description, heading, texts, elements }: ExpectedPage,
): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('title')).toHaveCount(1);
  const descriptions = page.locator('meta[name="description"]');
  await expect(descriptions).toHaveCount(description ? 1 : 0);
  if (description) await expect(descriptions).toHaveAttribute('content', description);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.locator('main');
  for (const text of texts) await expect(main).toContainText(text);
  for (const { name, count, selector } of elements) {
    const matches = main.locator(selector);
    await expect(matches, name).toHaveCount(count);
    for (const text of await matches.allTextContents()) expect(text.trim(), name).not.toBe('');
  }
}
