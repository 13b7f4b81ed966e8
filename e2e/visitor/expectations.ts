import { expect, type Page } from '@playwright/test';
import { hydrated, MAP_ORIGIN, themeSwitch } from '../support/browsing.ts';
import type { Complaints } from '../support/complaints.ts';
import type { PublicPage } from './public-pages.ts';

/** What the browser itself says of a document that is answered 404. */
const NOT_FOUND = 'console error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** All that may be said while a page is opened. */
export const saidOf = ({ status }: PublicPage): string[] => (status === 404 ? [NOT_FOUND] : []);

/** Head, heading, sentences and the things that are counted. */
export async function expectText(page: Page, found: PublicPage): Promise<void> {
  const { title, description, heading, sentences, counts } = found;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('title')).toHaveCount(1);
  const descriptions = page.locator('meta[name="description"]');
  await expect(descriptions).toHaveCount(description ? 1 : 0);
  if (description) await expect(descriptions).toHaveAttribute('content', description);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const sentence of sentences) await expect(page.locator('main')).toContainText(sentence);
  for (const { what, number, find } of counts) {
    await expect(find(page), what).toHaveCount(number);
    for (const text of await find(page).allTextContents()) expect(text.trim(), what).not.toBe('');
  }
}

/** Styles of the document and of components. */
export async function expectStyles(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('display', 'flex');
  await expect(page.locator('h1')).toHaveCSS('margin-top', '0px');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^(?!.*Times)/);
  await expect(page.locator('footer')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('aside[aria-label="Chat with us"] a')).toHaveCSS('background-color', 'rgb(37, 211, 102)');
}

/** Opens a page, waits until it is live and uses it; the answer is all that was complained of. */
export async function hydrateAndUse(
  page: Page,
  origin: string,
  { path, hasMap }: PublicPage,
  complaints: Complaints,
): Promise<string[]> {
  // Nothing of the page before: neither what it still waits for, nor the theme it was left in.
  await page.goto('about:blank');
  await complaints();
  const response = await page.goto(origin + path);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await hydrated(page);
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.clear());
  return complaints(hasMap ? [MAP_ORIGIN] : []);
}
