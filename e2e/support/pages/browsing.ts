import { expect, type Locator, type Page } from '@playwright/test';

/** The theme switch, in any language. The server cannot know the theme, so the switch gets its name on hydration. */
export const themeSwitch = (page: Page) =>
  page.getByRole('button', {
    name: /^(Switch to the (dark|light) theme|(গাঢ়|হালকা) রঙে দেখুন)$/,
    // Phones show it in the menu.
    includeHidden: true,
  });

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(themeSwitch(page)).toBeAttached();
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Marks the current document. Returns a function that returns whether the page still shows it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

/** Enters unsent text: from now on links open within the document. */
export async function holdText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { hidden: true, value: 'not sent' });
    document.body.append(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Hovers over a link to a page of a remote until its code is prefetched. */
export async function pointAt(link: Locator, remote: string): Promise<void> {
  await link.hover();
  await link.page().waitForFunction((files) => {
    const prefetched = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'), ({ href }) => href);
    const isDone = (href: string) => performance.getEntriesByName(href).length > 0;
    return prefetched.some((href) => href.includes(files)) && prefetched.every(isDone);
  }, `/assets/${remote}/`);
}

/** Returns a list of the paths that a page requests from now on; with `type` only of that resource type. */
export function recordRequests(page: Page, type?: 'document' | 'image' | 'script'): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (type === undefined || request.resourceType() === type) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Returns a list of the scripts that a page downloads from now on, prefetches included, responses from a cache excluded. */
export async function recordDownloadedScripts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts: string[] = [];
  devtools.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    const isDownloaded = !response.fromDiskCache && !response.fromPrefetchCache;
    if (isDownloaded && pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Origin of the live map on the contact page. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Fulfils requests for the live map, so that none leaves the machine. Returns a list to which their addresses are added. */
export async function stubMap(page: Page): Promise<readonly string[]> {
  const body = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';
  const requests: string[] = [];
  await page.route(`${MAP_ORIGIN}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return requests;
}

/** Holds the matching requests of a page. Returns a function that lets them, and all later ones, through. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * What `test.use` needs in tests about motion. All other tests ask for reduced motion: lines that move are drawn without a
 * graphics card there, which costs more time than everything else that a page does.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Layout shift that is not visible. Browsers rate a score below 0.1 as good. */
export const MAX_INVISIBLE_SHIFT = 0.001;

/** Layout shift of a page from its first frame to its end, in which its typeface may arrive late. */
export const MAX_LAYOUT_SHIFT = 0.01;

/**
 * Records the layout shift of a page from its first frame by the browser's timeline, so that it works without scripts. Returns a function
 * that returns the score so far.
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  let score = 0;
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: shift } }) => {
    if (shift && !shift.hadRecentInput) score += shift.value;
  });
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return async () => {
    // Earlier events arrive before this response.
    await devtools.send('Page.getFrameTree');
    return score;
  };
}
