import type { Page } from '@playwright/test';
import { hydrated } from './browsing.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** How long code may take to load, in milliseconds. */
const DEADLINE = 8000;

/** `page.goto('/about')` goes to the site through a proxy of the test's own that can break files. */
export const test: ReturnType<typeof base.extend<{ faulty: FaultySite }>> = base.extend({
  faulty: async ({ site }, use) => {
    const faulty = await startFaultySite(site);
    await use(faulty);
    faulty.close();
  },
  baseURL: async ({ faulty }, use) => use(faulty.url),
});

/** Opens a page whose clock the test can put forward, and waits until it is hydrated. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
}

/** Goes to a page within the document: by a link where there is one, else as Forward would. No pointer is moved. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  if ((await link.count()) > 0) return link.dispatchEvent('click');
  await page.evaluate((to) => {
    history.pushState({ ...history.state, idx: history.state.idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Waits until more than `before` requests have failed; where they hang, puts the page's clock past the deadline. */
export async function passDeadline(page: Page, faulty: FaultySite, before = 0): Promise<void> {
  await expect.poll(faulty.failed).toBeGreaterThan(before);
  await page.clock.fastForward(DEADLINE);
}

/** The frame stands, and the region says that the page did not load. */
export async function expectLoadFailure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page).toHaveTitle('This page did not load · Studio 285');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
