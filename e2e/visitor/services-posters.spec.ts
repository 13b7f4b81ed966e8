import type { Page } from '@playwright/test';
import {
  MAX_INVISIBLE_SHIFT,
  openPage,
  recordLayoutShift,
  recordRequests,
  withMotion,
} from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

test.use(withMotion);

const SERVICES = ['ecommerce', 'wordpress', 'digital-marketing', 'shopify', 'mern', 'seo'] as const;

const poster = (page: Page) => page.locator('[data-own-lines] canvas').first();
const still = (page: Page) => page.locator('[data-own-lines] canvas + div').first();

/** Returns the share of the canvas that has paint, in thousandths, and a sum that any change of the lines changes. */
const paint = (page: Page) =>
  poster(page).evaluate((canvas: HTMLCanvasElement) => {
    if (canvas.width === 0) return { share: 0, sum: 0 };
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let [painted, sum] = [0, 0];
    for (let i = 3; i < data.length; i += 4) {
      if (data[i]) painted += 1;
      sum = (sum * 31 + (data[i] ?? 0)) | 0;
    }
    return { share: (4000 * painted) / Math.max(1, data.length), sum };
  });

/** Resolves once the lines do not move any more. */
async function rest(page: Page) {
  let before = await paint(page);
  await expect
    .poll(async () => {
      const now = await paint(page);
      const resting = now.share > 5 && now.sum === before.sum;
      before = now;
      return resting;
    })
    .toBe(true);
  return before;
}

for (const slug of inTurn(SERVICES, 2)) {
  test(`the poster of ${slug} opens by itself, then by scrolling and back; nothing else moves @full`, async ({
    page,
  }) => {
    const layoutShift = await recordLayoutShift(page);
    await openPage(page, `/services/${slug}`);
    const opened = await rest(page);
    await expect(still(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 480));
    await expect.poll(async () => (await paint(page)).sum).not.toBe(opened.sum);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => (await paint(page)).sum).toBe(opened.sum);
    expect(await layoutShift()).toBeLessThan(MAX_INVISIBLE_SHIFT);
  });
}

test('on a phone the poster is a still until a visitor scrolls, and then in the same place @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const scripts = recordRequests(page, 'script');
  await openPage(page, '/services/ecommerce');
  const drawn = page.locator('[data-own-lines] svg').first();
  await expect(drawn).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('/poster.'))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1));
  await expect(poster(page)).toHaveAttribute('data-live', '');
  await expect(drawn).toBeHidden();
});

for (const [visitors, options, open] of [
  ['who prefer no motion', { contextOptions: { reducedMotion: 'reduce' } }, openPage],
  ['without scripts', { javaScriptEnabled: false }, (page: Page, path: string) => page.goto(path)],
] as const) {
  test.describe(`for visitors ${visitors}`, () => {
    test.use(options);

    test('the poster is an open still, and stays one', async ({ page }) => {
      await open(page, '/services/seo');
      await expect(still(page)).toHaveCSS('mask-image', /seo-open/);
      await page.evaluate(() => scrollTo(0, 200));
      await expect(still(page)).toBeVisible();
      await expect(poster(page)).not.toHaveAttribute('data-live');
    });
  });
}
