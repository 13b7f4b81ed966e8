import type { Page } from '@playwright/test';
import { open, themeSwitch } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a thin line tells that a page takes its time, and goes when it has come', async ({ page }) => {
  await open(page, '/about');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chat/**', async (route) => {
    await held;
    await route.continue();
  });
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toHaveCount(0);
  await footer(page).getByRole('link', { name: 'Live Chat' }).click();
  await expect(line).toHaveCSS('opacity', '1');
  release();
  await expect(page).toHaveURL(/Chatbot/);
  await expect(line).toHaveCount(0);
});

test('pages follow each other by a view transition, unless motion is unwanted', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (update) => {
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1);
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions') as number);
  await open(page, '/about');
  await footer(page).getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle('FAQs · Studio 285');
  expect(await transitions()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footer(page).getByRole('link', { name: 'Company History' }).click();
  await expect(page).toHaveTitle('About · Studio 285');
  expect(await transitions()).toBe(1);
});

test('the chat is said to be online where the server answers, and offline where it does not', async ({ page }) => {
  await open(page, '/about');
  const row = footer(page).getByRole('listitem').filter({ hasText: 'Live Chat' });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveText('Live Chatonline');
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveText('Live Chatoffline');
});

test('the browser’s bars have the colour of the theme in force', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  const content = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map((meta) => meta.content),
    );
  await expect.poll(content).toEqual(['#faf9fc']);
  await themeSwitch(page).click();
  await expect.poll(content).toEqual(['#151120']);
});

test('the manifest and every icon are there', async ({ page, request }) => {
  await open(page, '/about');
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(4);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Studio 285');
  expect(manifest.icons).toHaveLength(4);
  for (const address of [...links, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test.describe('the floating link', () => {
  for (const width of [360, 768, 1440]) {
    test(`covers no link of the footer at ${width}, nor what has the focus`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/about');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const covered = await page.evaluate(() => {
        const floating = document.querySelector('body > aside a')?.getBoundingClientRect();
        if (!floating) throw new Error('there is a floating link');
        return [...document.querySelectorAll('footer a')]
          .filter((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            return right > floating.left && left < floating.right && bottom > floating.top && top < floating.bottom;
          })
          .map((link) => link.textContent);
      });
      expect(covered).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).toBe('96px');
    });
  }
});

test('on paper there is the page alone, in ink', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/about');
  await expect(page.getByRole('main')).toBeVisible();
  for (const selector of ['body > header', 'body > footer', 'body > aside']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
