import type { Page } from '@playwright/test';
import { open, requestsOf } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const canvas = (page: Page) => page.locator('body > canvas');

/** How many pixels of the canvas are painted. */
const painted = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    if (element.width === 0) return 0;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });

/** Counts the frames a page asks for from now on. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const ask = requestAnimationFrame;
    Object.assign(window, { frames_: 0 });
    window.requestAnimationFrame = (run) => {
      Reflect.set(window, 'frames_', Reflect.get(window, 'frames_') + 1);
      return ask(run);
    };
  });

const frames = (page: Page) => page.evaluate(() => Reflect.get(window, 'frames_') as number);

/** Lets the pointer run over the page. */
async function wave(page: Page): Promise<void> {
  for (let i = 0; i <= 20; i += 1) await page.mouse.move(200 + 25 * i, 500 - 15 * i);
}

/** Tells the page that its tab is hidden, or seen again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const isLines = (path: string) => path.includes('run-lines');

const styleOf = (page: Page, name: 'zIndex' | 'pointerEvents' | 'mixBlendMode') =>
  canvas(page).evaluate((element, property) => getComputedStyle(element)[property], name);

test.describe('the lines behind the page', () => {
  test.use({ hasTouch: true, colorScheme: 'light' });

  test('are not there before the first movement, follow finger and mouse, and let clicks through', async ({ page }) => {
    const requests = requestsOf(page);
    await open(page, '/about');
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    expect(requests.filter(isLines)).toEqual([]);
    expect(await canvas(page).evaluate((element: HTMLCanvasElement) => element.width)).toBe(0);

    await page.touchscreen.tap(20, 300);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = () => canvas(page).evaluate((element) => [element.clientWidth, element.clientHeight]);
    await expect.poll(size).toEqual([width - 20, height]);
    await expect.poll(async () => (await wave(page)) ?? painted(page)).toBeGreaterThan(100);
    expect(requests.filter(isLines)).toHaveLength(1);
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

  test('stand still in a hidden tab, and for those who want no motion, also when they say so later', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    await wave(page);
    expect(requests.filter(isLines)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countFrames(page);
    await expect.poll(async () => (await wave(page)) ?? painted(page)).toBeGreaterThan(100);
    await hide(page, true);
    const before = await frames(page);
    await wave(page);
    expect(await frames(page)).toBe(before);
    await hide(page, false);
    await expect.poll(() => frames(page)).toBeGreaterThan(before);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(canvas(page)).toBeHidden();
    await expect.poll(() => painted(page)).toBe(0);
    await countFrames(page);
    await wave(page);
    expect(await frames(page)).toBe(0);
  });

  // Until all springs rest takes seconds; that they do is shown beside them.
  test('ask for no frame once they are at rest', async ({ page }) => {
    test.skip(!testAll);
    await open(page, '/about');
    await countFrames(page);
    await expect.poll(async () => (await wave(page)) ?? frames(page)).toBeGreaterThan(0);
    await expect.poll(() => painted(page), { timeout: 15_000 }).toBe(0);
    const rested = await frames(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await frames(page)).toBe(rested);
  });
});
