import { expect, type Page } from '@playwright/test';
import type { ExpectedPage } from '../expected-pages/expected-page.ts';
import { themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import type { PageErrors } from '../support/pages/page-errors.ts';

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
