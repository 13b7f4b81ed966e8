import type { Page } from '@playwright/test';
import { fewPages, publicPages } from '../../expected-pages/pages.ts';
import {
  holdRequests,
  MAX_LAYOUT_SHIFT,
  openPage,
  recordLayoutShift,
  waitForHydration,
  withMotion,
} from '../../support/pages/browsing.ts';
import { expect, test } from '../../support/test.ts';
import { inTurn, testAll } from '../../support/tier.ts';

test.use(withMotion);

const VIEWS = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
] as const;

const PIXEL = { x: 0, y: 0, width: 1, height: 1, scale: 1 };

/** Waits until the document as it is now has been painted and its layout shift reported. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Scrolls to the end of the page, half a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/**
 * Returns a function that opens a page, and lets its fonts arrive only when the page is painted in the stand-ins and `painted` is
 * done. Resolves when the page has decided whether it shows them.
 */
async function openWithLateFonts(page: Page): Promise<(path: string, painted?: () => Promise<void>) => Promise<void>> {
  let arrived = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  const isLoaded = () =>
    page.evaluate(() => document.fonts.check('16px Text') && document.fonts.check('650 16px Display'));
  return async (path, painted) => {
    let release = () => {};
    arrived = new Promise((resolve) => {
      release = resolve;
    });
    const code = page.waitForResponse('**/*late-fonts*');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitForPaint(page);
    await painted?.();
    expect(await isLoaded()).toBe(false);
    await waitForHydration(page);
    await (await code).finished();
    release();
    await expect.poll(isLoaded).toBe(true);
    await waitForPaint(page);
  };
}

for (const [turn, { path }] of fewPages.filter((_, i) => testAll || i % 4 === 0).entries()) {
  test(`nothing on ${path} moves while fonts arrive late, the page loads and scrolls`, async ({ page }) => {
    const layoutShift = await recordLayoutShift(page);
    const open = await openWithLateFonts(page);
    for (const { viewport, colorScheme } of inTurn(VIEWS, turn)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const before = await layoutShift();
      await open(path);
      await scrollToEnd(page);
      expect((await layoutShift()) - before, `${viewport.width} ${colorScheme}`).toBeLessThan(MAX_LAYOUT_SHIFT);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of publicPages.filter((page) => testAll || page.path === '/sell/ecommerce')) {
    test(`nothing on ${path} moves while fonts arrive late and the page scrolls @full`, async ({ page }) => {
      const layoutShift = await recordLayoutShift(page);
      const devtools = await page.context().newCDPSession(page);
      // Without scripts the page cannot report frames, and Playwright's screenshots wait for fonts.
      const waitForFrame = () => devtools.send('Page.captureScreenshot', { clip: PIXEL });
      for (const { viewport } of VIEWS) {
        // The page before would move when it is resized.
        await page.goto('about:blank');
        await page.setViewportSize(viewport);
        const before = await layoutShift();
        const letFontsThrough = await holdRequests(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitForFrame();
        letFontsThrough();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < end; y += viewport.height / 2) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
          await waitForFrame();
        }
        expect((await layoutShift()) - before, `${viewport.width}`).toBeLessThan(MAX_LAYOUT_SHIFT);
      }
    });
  }
});

/** Returns whether a font is shown that came after the first paint: then it is there twice. */
const showsLateFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Text').length === 2);

test('fonts that arrive late are shown if nothing moves by it, else on the next page @full', async ({ page }) => {
  const layoutShift = await recordLayoutShift(page);
  const open = await openWithLateFonts(page);
  const standIn = (name: string) => () =>
    page.evaluate((font) => document.documentElement.style.setProperty('--font-text', `Text, ${font}`), name);

  await test.step('text that keeps its lines', async () => {
    await open('/faqs');
    await expect.poll(() => showsLateFonts(page)).toBe(true);
  });

  await test.step('text that would be broken elsewhere', async () => {
    await open('/about', standIn('monospace'));
    const before = await layoutShift();
    expect(await showsLateFonts(page)).toBe(false);
    await page.locator('a[href="/faqs"]').first().dispatchEvent('click');
    await expect(page).toHaveTitle('FAQs · Studio 285');
    await expect.poll(() => showsLateFonts(page)).toBe(true);
    expect((await layoutShift()) - before).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
});

const STOPS = [
  { path: '/about', name: 'About' },
  { path: '/faqs', name: 'FAQs' },
  { path: '/contact', name: 'Contact' },
  { path: '/Chatbot', name: 'Ask the studio' },
  { path: '/services/seo', name: 'SEO Services' },
  { path: '/', name: 'Web design and software agency in Dhaka' },
] as const;

/**
 * A browser counts it as a layout shift if one page replaces another more than half a second after the click. So the shift
 * of each page counts from its first frame.
 */
// In the full tier: scrolls through six pages.
test('nothing moves after a navigation has shown a page @full', async ({ page }) => {
  const layoutShift = await recordLayoutShift(page);
  await openPage(page, '/');
  for (const { path, name } of STOPS) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveTitle(`${name} · Studio 285`);
    await waitForPaint(page);
    const before = await layoutShift();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollToEnd(page);
    expect((await layoutShift()) - before, path).toBeLessThan(MAX_LAYOUT_SHIFT);
  }
});
