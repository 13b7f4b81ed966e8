import type { Page } from '@playwright/test';
import {
  holdRequests,
  markDocument,
  openPage,
  recordDownloadedScripts,
  recordRequests,
  waitForHydration,
} from '../../support/pages/browsing.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the scripts in the document. */
function scriptsInDocument(page: Page): Promise<string[]> {
  return page
    .locator('script[src], link[rel="preload"][as="script"]')
    .evaluateAll((elements) => elements.map((e) => e.getAttribute('src') ?? e.getAttribute('href') ?? ''));
}

test.describe('a first load', () => {
  for (const { path, other } of [
    { path: '/', other: '/assets/chat/' },
    { path: '/faqs', other: '/assets/chat/' },
    { path: '/Chatbot', other: '/assets/marketing/' },
  ]) {
    test(`of ${path} requests its scripts at once, and none of other remotes`, async ({ page }) => {
      const scripts = recordRequests(page, 'script');
      const release = await holdRequests(page, '**/assets/**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => scriptsInDocument(page)).not.toEqual([]);
      const named = await scriptsInDocument(page);
      expect(named.length).toBeGreaterThan(1);
      expect(named.length).toBeLessThanOrEqual(6);
      await expect.poll(() => [...scripts].sort()).toEqual(named.sort());

      release();
      await waitForHydration(page);
      // Loaded when the page is idle: the drawings and the reports.
      const later = /\/(hero-drawing|layout_lines_run-lines_ts|first-use|late-fonts|reports|heartbeat)\./;
      expect(scripts.filter((script) => !later.test(script)).sort()).toEqual(named);
      expect(scripts.filter((script) => script.startsWith(other))).toEqual([]);
    });
  }
});

/** Returns the names of the chat's scripts: `['chatbot', 'entry', 'routes']`. */
const chatScripts = (paths: readonly string[]) =>
  paths.flatMap((file) => /^\/assets\/chat\/(\w+)\./.exec(file)?.[1] ?? []).sort();

/** Each once: on a busy machine the entry is requested again before its prefetch has ended. */
const chatScriptNames = (paths: readonly string[]) => [...new Set(chatScripts(paths))];

test('a pointer over a link loads the page’s code, and the click loads none @main', async ({ page }) => {
  await openPage(page, '/');
  const scripts = await recordDownloadedScripts(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' });
  await link.hover();
  await expect.poll(() => chatScriptNames(scripts)).toEqual(['chatbot', 'entry', 'routes']);
  const loaded = chatScripts(scripts);

  const isSameDocument = await markDocument(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  expect(chatScripts(scripts)).toEqual(loaded);
  expect(await isSameDocument()).toBe(true);
});

test('focus on a link loads the page’s code, too @full', async ({ page }) => {
  await openPage(page, '/');
  const scripts = await recordDownloadedScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).focus();
  await expect.poll(() => chatScriptNames(scripts)).toEqual(['chatbot', 'entry', 'routes']);
});
