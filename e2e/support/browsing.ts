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

/**
 * Addresses of the code a page has got from the site since this was called, by whatever kind of request. What the
 * browser took from its cache, where a prefetch puts it, does not count.
 */
export async function codeFromSite(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const code: string[] = [];
  devtools.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    const isFromSite = !response.fromDiskCache && !response.fromPrefetchCache;
    if (isFromSite && pathname.endsWith('.js')) code.push(pathname);
  });
  return code;
}

/** Addresses of all that a page has asked for since this was called. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Where the map of the contact page comes from. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Answers for the map, so that no request leaves the machine. */
export async function keepMapHere(page: Page): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';
  await page.route(`${MAP_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** Addresses of the documents a page has asked for since this was called. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
