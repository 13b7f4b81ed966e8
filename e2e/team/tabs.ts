import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../support/pages/browsing.ts';

/** Follows a link of the footer. Resolves when the page that it leads to is hydrated. */
export async function follow(page: Page, name: string, heading: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await waitForHydration(page);
}

/** Points at a link of the footer. Resolves when the page has read the registry. */
export async function pointAt(page: Page, name: string) {
  const registry = page.waitForResponse('**/api/registry');
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).hover();
  await (await registry).finished();
}

/** Simulates that a visitor returns to a tab. Resolves when the tab has read the registry. */
export async function comeBack(page: Page) {
  const registry = page.waitForResponse('**/api/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await registry).finished();
}

/** Returns the addresses of marketing's entries in a document. */
export const entriesIn = async (page: Page) => [
  ...new Set((await page.content()).match(/\/assets\/marketing\/entry\.\w+\.js/g)),
];
