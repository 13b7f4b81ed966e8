import type { Page } from '@playwright/test';
import { hydrated, keepMapHere, open } from '../support/browsing.ts';
import { shiftsOf } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';
import { fewPages } from './public-pages.ts';

/** The sum of shifts that a visitor may meet on a page, as the browser scores them; it calls 0.1 good. */
const MOST = 0.01;

const LOOKS = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
] as const;

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

for (const [turn, { path }] of fewPages.entries()) {
  for (const look of inTurn(LOOKS, turn)) {
    test.describe(`${look.viewport.width} wide, ${look.colorScheme}`, () => {
      test.use(look);
      test(`nothing on ${path} moves while it loads and is read`, async ({ page }) => {
        await keepMapHere(page);
        const shifts = await shiftsOf(page);
        await open(page, path);
        // What fonts move that come late is shown beside the fonts, in ui.spec.ts: from here on they are at hand.
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.reload();
        await hydrated(page);
        await readToTheEnd(page);
        expect(await shifts()).toBeLessThan(MOST);
      });
    });
  }
}

test('nothing moves by itself when links lead from page to page', async ({ page }) => {
  await keepMapHere(page);
  const shifts = await shiftsOf(page);
  await open(page, '/');
  for (const path of ['/about', '/faqs', '/contact', '/Chatbot', '/services/seo', '/']) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await readToTheEnd(page);
  }
  expect(await shifts()).toBeLessThan(MOST);
});
