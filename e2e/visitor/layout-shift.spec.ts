import type { Page } from '@playwright/test';
import { keepMapHere, open } from '../support/browsing.ts';
import { shiftsOf } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';
import { fewPages, inParts } from './public-pages.ts';

/** The sum of shifts that a visitor may meet on a page, as the browser scores them; it calls 0.1 good. */
const MOST = 0.01;

const LOOKS = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
] as const;

/** Waits until what is in the document now has been shown, and its shifts are told. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Goes down the page half a screen at a time, as one who reads does. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

for (const [part, pages] of inParts(fewPages)) {
  test(`nothing on ${part} moves while it loads and is read`, async ({ page }) => {
    await keepMapHere(page);
    const shifts = await shiftsOf(page);
    // What fonts move that come late is shown beside the fonts, in ui.spec.ts: from here on they are at hand.
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [turn, { path }] of pages.entries()) {
      for (const { viewport, colorScheme } of inTurn(LOOKS, turn)) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        await readToTheEnd(page);
        expect(await shifts(), `${path} ${viewport.width} ${colorScheme}`).toBeLessThan(MOST);
      }
    }
  });
}

const STOPS = [
  { path: '/about', name: 'About' },
  { path: '/faqs', name: 'FAQs' },
  { path: '/contact', name: 'Contact' },
  { path: '/Chatbot', name: 'Ask the studio' },
  { path: '/services/seo', name: 'SEO Services' },
  { path: '/', name: 'Websites, shops and software that earn their keep' },
] as const;

/**
 * That one page takes the place of another is no shift, though a browser counts it as one where half a second and more has
 * passed since the click. So each page is counted from the frame in which it has come, whatever of it comes later among it.
 */
test('nothing moves by itself when links have led from page to page', async ({ page }) => {
  await keepMapHere(page);
  const shifts = await shiftsOf(page);
  await open(page, '/');
  for (const { path, name } of STOPS) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveTitle(`${name} · Studio 285`);
    await painted(page);
    const before = await shifts();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await readToTheEnd(page);
    expect((await shifts()) - before, path).toBeLessThan(MOST);
  }
});
