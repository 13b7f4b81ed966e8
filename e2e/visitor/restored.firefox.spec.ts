import { findFirefox } from '@platform/cli/testing/browser';
import type { Page } from '@playwright/test';
import { openPage, themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import { contactForm, newMessage, storedMessagesFrom } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const executablePath = findFirefox();
test.skip(executablePath === undefined && process.env.CI === undefined, 'There is no Firefox: install firefox-esr.');

// Slides change by themselves only where motion is not reduced.
test.use({
  launchOptions: { executablePath: executablePath ?? 'firefox', firefoxUserPrefs: { 'ui.prefersReducedMotion': 0 } },
});

/**
 * Returns what a page has, read in the page alone: for Playwright, a page that the browser restores from its back/forward cache is still
 * being navigated to.
 */
const read = <Value>(page: Page, inPage: () => Value) => page.evaluate(inPage).catch(() => undefined);

/** Leaves the page for another document, does something there, and goes back. */
async function leaveAndReturn(page: Page, elsewhere: string, there = async () => {}): Promise<void> {
  const path = await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
    return location.pathname;
  });
  await page.goto(elsewhere);
  await waitForHydration(page);
  await there();
  await read(page, () => history.back());
  await expect.poll(() => read(page, () => location.pathname)).toBe(path);
}

/** Whether the document is the one that was left. */
const isRestored = (page: Page) => read(page, () => document.documentElement.dataset.kept === '');

const slide = (page: Page) => read(page, () => document.querySelector('[data-shown="true"] :is(h1, h2)')?.textContent);

test('a page that the browser restores goes on: its slides, its theme and its links', async ({ page }) => {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await leaveAndReturn(page, '/about', async () => {
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  expect(await isRestored(page)).toBe(true);
  await expect.poll(() => read(page, () => document.documentElement.dataset.theme)).toBe('dark');
  const shown = await slide(page);
  expect(shown).toBeTruthy();
  await expect.poll(() => slide(page)).not.toBe(shown);
  await read(page, () => document.querySelector<HTMLElement>('footer a[href="/faqs"]')?.click());
  await expect.poll(() => read(page, () => document.querySelector('h1')?.textContent)).toContain('FAQs');
  expect(await isRestored(page)).toBe(true);
});

test('a message that was begun before another page is there after Back, and is sent', async ({ page, site }) => {
  await openPage(page, '/contact');
  const message = newMessage();
  const form = contactForm(page);
  for (const name of ['name', 'email', 'subject', 'message'] as const)
    await form[name].pressSequentially(message[name]);
  await leaveAndReturn(page, '/about');
  const text = () => read(page, () => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value);
  await expect.poll(text).toBe(message.message);
  await read(page, () => document.querySelector<HTMLFormElement>('form:has([name="message"])')?.requestSubmit());
  await expect.poll(async () => (await storedMessagesFrom(site.url, message.name)).length).toBe(1);
});
