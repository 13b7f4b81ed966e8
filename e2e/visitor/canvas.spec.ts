import type { Page } from '@playwright/test';
import { openPage, recordRequests } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const canvas = (page: Page) => page.locator('body > canvas');

/** Returns the number of painted pixels of the canvas. */
const paintedPixels = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    if (element.width === 0) return 0;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });

/** Counts the animation frames that a page requests from now on. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const original = requestAnimationFrame;
    Object.assign(window, { frameCount: 0 });
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'frameCount', Reflect.get(window, 'frameCount') + 1);
      return original(callback);
    };
  });

const frameCount = (page: Page) => page.evaluate(() => Reflect.get(window, 'frameCount') as number);

/** Moves the pointer over the page. */
async function movePointer(page: Page): Promise<void> {
  for (let i = 0; i <= 20; i += 1) await page.mouse.move(200 + 25 * i, 500 - 15 * i);
}

/** Makes the tab hidden or visible for the page's scripts. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const isLinesScript = (path: string) => path.includes('run-lines');

const styleOf = (page: Page, name: 'zIndex' | 'pointerEvents' | 'mixBlendMode') =>
  canvas(page).evaluate((element, property) => getComputedStyle(element)[property], name);

test.describe('the lines behind the page', () => {
  test.use({ hasTouch: true, colorScheme: 'light' });

  test('are loaded by the first movement, follow finger and mouse, and do not catch clicks', async ({ page }) => {
    const requests = recordRequests(page);
    await openPage(page, '/about');
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    expect(requests.filter(isLinesScript)).toEqual([]);
    expect(await canvas(page).evaluate((element: HTMLCanvasElement) => element.width)).toBe(0);

    await page.touchscreen.tap(20, 300);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = () => canvas(page).evaluate((element) => [element.clientWidth, element.clientHeight]);
    await expect.poll(size).toEqual([width - 20, height]);
    await expect.poll(async () => (await movePointer(page)) ?? paintedPixels(page)).toBeGreaterThan(100);
    expect(requests.filter(isLinesScript)).toHaveLength(1);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(size).toEqual([880, 600]);

    const isAbove = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2) === heading;
    });
    expect(isAbove).toBe(true);
    expect(await styleOf(page, 'zIndex')).toBe('-1');
    expect(await styleOf(page, 'pointerEvents')).toBe('none');
    expect(await styleOf(page, 'mixBlendMode')).toBe('multiply');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => styleOf(page, 'mixBlendMode')).toBe('plus-lighter');
  });

  test('stop in a hidden tab and with reduced motion, also if the setting changes later', async ({ page }) => {
    const requests = recordRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/about');
    await movePointer(page);
    expect(requests.filter(isLinesScript)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countFrames(page);
    await expect.poll(async () => (await movePointer(page)) ?? paintedPixels(page)).toBeGreaterThan(100);
    await setHidden(page, true);
    const before = await frameCount(page);
    await movePointer(page);
    expect(await frameCount(page)).toBe(before);
    await setHidden(page, false);
    await expect.poll(() => frameCount(page)).toBeGreaterThan(before);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(canvas(page)).toBeHidden();
    await expect.poll(() => paintedPixels(page)).toBe(0);
    await countFrames(page);
    await movePointer(page);
    expect(await frameCount(page)).toBe(0);
  });

  test('request no animation frame once they are at rest', async ({ page }) => {
    test.skip(!testAll, 'takes seconds; the unit tests of the springs test that they come to rest');
    await openPage(page, '/about');
    await countFrames(page);
    await expect.poll(async () => (await movePointer(page)) ?? frameCount(page)).toBeGreaterThan(0);
    await expect.poll(() => paintedPixels(page), { timeout: 15_000 }).toBe(0);
    const before = await frameCount(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await frameCount(page)).toBe(before);
  });
});
