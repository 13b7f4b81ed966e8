import { expect, type Page } from '@playwright/test';

/** The theme switch. It knows which theme it leads to only when the page is live: the server cannot know. */
export const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Switch to the (dark|light) theme$/ });

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(themeSwitch(page)).toBeVisible();
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Leaves a mark that lasts as long as this document; the answer tells whether it is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

/** Addresses of the scripts a page has asked for since this was called. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Addresses of the documents a page has asked for since this was called. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
