import type { Page, Route } from '@playwright/test';
import {
  holdText,
  markDocument,
  openPage,
  recordDownloadedScripts,
  recordRequests,
  waitForHydration,
} from '../../support/pages/browsing.ts';
import { recordConsole } from '../../support/pages/page-errors.ts';
import { expect, test } from '../../support/test.ts';

const SCRIPTS = '**/assets/**/*.js';

/** Holds all requests for scripts until `release` is called. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let released = false;
  await page.route(SCRIPTS, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return {
    requested: () => held.map((route) => new URL(route.request().url()).pathname),
    release: async () => {
      released = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Returns the scripts in the document. */
function scriptsInDocument(page: Page): Promise<string[]> {
  return page
    .locator('script[src], link[rel="preload"][as="script"]')
    .evaluateAll((elements) => elements.map((e) => e.getAttribute('src') ?? e.getAttribute('href') ?? ''));
}

/** Changes a script on its way to the page. It sets a variable if it runs. */
async function alter(page: Page, script: string): Promise<void> {
  await page.route(script, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.altered = true;` });
  });
}

test.describe('a first load', () => {
  for (const { path, other } of [
    { path: '/', other: '/assets/chat/' },
    { path: '/faqs', other: '/assets/chat/' },
    { path: '/Chatbot', other: '/assets/marketing/' },
  ]) {
    test(`of ${path} requests its scripts in one wave, and none of other remotes`, async ({ page }) => {
      const scripts = recordRequests(page, 'script');
      const { requested, release } = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => scriptsInDocument(page)).not.toEqual([]);
      const named = await scriptsInDocument(page);
      expect(named.length).toBeGreaterThan(1);
      expect(named.length).toBeLessThanOrEqual(6);
      await expect.poll(requested).toHaveLength(named.length);
      expect(requested().sort()).toEqual(named.sort());

      await release();
      await waitForHydration(page);
      // When all else is there, scripts are loaded that draw the lines behind the page and the hero's art, and that report how it does.
      const later = /\/(hero-drawing|frame_lines_run-lines_ts|first-use|reports|heartbeat)\./;
      expect(scripts.filter((script) => !later.test(script)).sort()).toEqual(named);
      expect(scripts.filter((script) => script.startsWith(other))).toEqual([]);
    });
  }
});

/** Returns the names of the chat's scripts: `['chatbot', 'entry', 'routes']`. */
const chatScripts = (paths: readonly string[]) =>
  paths.flatMap((file) => /^\/assets\/chat\/(\w+)\./.exec(file)?.[1] ?? []).sort();

/** Each once: on a busy machine the entry is asked for again before its prefetch has ended. */
const chatScriptNames = (paths: readonly string[]) => [...new Set(chatScripts(paths))];

test('a pointer over a link loads the page’s code, and the click loads none', async ({ page }) => {
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

test.describe('an altered script does not run', () => {
  for (const script of ['entry', 'routes', 'home']) {
    test(`without its ${script} the page stays as the server sent it`, async ({ page }) => {
      const log = recordConsole(page);
      await alter(page, `**/assets/marketing/${script}.*.js`);
      await page.goto('/');
      await expect.poll(() => log.join('\n')).toContain('This page stays as the server sent it');
      expect(log.join('\n')).toContain('integrity');
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
      await expect(page.getByText('Fast online shops with clear product pages')).toBeVisible();
      const isSameDocument = await markDocument(page);
      const documents = recordRequests(page, 'document');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
      expect(documents).toEqual(['/Chatbot']);
      expect(await isSameDocument()).toBe(false);
    });
  }

  test('the frame stays if the entry of another remote is refused', async ({ page }) => {
    await alter(page, '**/assets/chat/entry.*.js');
    await openPage(page, '/');
    await holdText(page);
    // Without a pointer over the link nothing is preloaded: the script itself must be refused.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
  });
});
