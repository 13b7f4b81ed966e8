import type { Page, Route } from '@playwright/test';
import { codeFromSite, documentsOf, hydrated, markDocument, open, scriptsOf } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const SCRIPTS = '**/assets/**/*.js';

/** Holds every answer to a request for a script until `release` is called. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let released = false;
  await page.route(SCRIPTS, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return {
    asked: () => held.map((route) => new URL(route.request().url()).pathname),
    release: async () => {
      released = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Scripts that the document itself names. */
function namedScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[src], link[rel="preload"][as="script"]')
    .evaluateAll((elements) => elements.map((e) => e.getAttribute('src') ?? e.getAttribute('href') ?? ''));
}

/** Lets the page have other bytes than the site sent for a script; they would leave a trace if they ran. */
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
    test(`of ${path} asks for its scripts in one wave, and for nobody else’s`, async ({ page }) => {
      const scripts = scriptsOf(page);
      const { asked, release } = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      const named = await namedScripts(page);
      expect(named.length).toBeGreaterThan(1);
      expect(named.length).toBeLessThanOrEqual(6);
      await expect.poll(asked).toHaveLength(named.length);
      expect(asked().sort()).toEqual(named.sort());

      await release();
      await hydrated(page);
      expect(scripts.sort()).toEqual(named);
      expect(scripts.filter((script) => script.startsWith(other))).toEqual([]);
    });
  }
});

/** What of the chat remote's code there is: `['chatbot', 'entry', 'routes']`. */
const chatCode = (code: readonly string[]) => code.map((file) => /^\/assets\/chat\/(\w+)\./.exec(file)?.[1]).sort();

test('a pointer over a link asks for its page’s code, so that the click needs none', async ({ page }) => {
  await open(page, '/');
  const code = await codeFromSite(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' });
  await link.hover();
  await expect.poll(() => chatCode(code)).toEqual(['chatbot', 'entry', 'routes']);

  const isMarked = await markDocument(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  expect(chatCode(code)).toEqual(['chatbot', 'entry', 'routes']);
  expect(await isMarked()).toBe(true);
});

test('the keyboard’s focus on a link asks for its page’s code too', async ({ page }) => {
  await open(page, '/');
  const code = await codeFromSite(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).focus();
  await expect.poll(() => chatCode(code)).toEqual(['chatbot', 'entry', 'routes']);
});

test.describe('a script that is not what was released does not run', () => {
  for (const script of ['entry', 'routes', 'home']) {
    test(`the page stays as the server sent it without its ${script}`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await alter(page, `**/assets/marketing/${script}.*.js`);
      await page.goto('/');
      await expect.poll(() => said.join('\n')).toContain('This page stays as the server sent it');
      expect(said.join('\n')).toContain('integrity');
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
      await expect(page.getByText('Shops that load fast, explain themselves')).toBeVisible();
      const isMarked = await markDocument(page);
      const documents = documentsOf(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
      expect(documents).toEqual(['/Chatbot']);
      expect(await isMarked()).toBe(false);
    });
  }

  test('the frame stays where another remote’s entry is refused', async ({ page }) => {
    await alter(page, '**/assets/chat/entry.*.js');
    await open(page, '/');
    // Without a pointer over it nothing is preloaded: the script itself has to be refused.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
  });
});
