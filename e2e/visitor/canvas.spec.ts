import type { Page } from '@playwright/test';
import { open, requestsOf } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

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

const isLines = (path: string) => path.includes('run-lines');

test.describe('the lines behind the page', () => {
  test('are not there before the pointer moves, and follow it then, to within 20 px of the window', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await open(page, '/about');
    await countFrames(page);
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    expect(requests.filter(isLines)).toEqual([]);
    expect(await canvas(page).evaluate((element: HTMLCanvasElement) => element.width)).toBe(0);

    await wave(page);
    await expect.poll(async () => (await wave(page)) ?? painted(page)).toBeGreaterThan(100);
    expect(requests.filter(isLines)).toHaveLength(1);
    const size = await canvas(page).evaluate((element) => [element.clientWidth, element.clientHeight]);
    const inner = await page.evaluate(() => [innerWidth, innerHeight]);
    expect(size).toEqual([(inner[0] ?? 0) - 20, inner[1]]);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(() => canvas(page).evaluate((element) => element.clientWidth)).toBe(880);
  });

  test('let clicks through, and lie behind text and bands', async ({ page }) => {
    await open(page, '/about');
    await wave(page);
    await expect.poll(() => canvas(page).evaluate((element) => element.clientWidth)).toBeGreaterThan(0);
    const above = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2) === heading;
    });
    expect(above).toBe(true);
    expect(await canvas(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe('-1');
    expect(await canvas(page).evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  });

  test('ask for no frame once they are at rest, nor in a hidden tab', async ({ page }) => {
    await open(page, '/about');
    await countFrames(page);
    await expect.poll(async () => (await wave(page)) ?? frames(page)).toBeGreaterThan(0);
    await expect.poll(() => painted(page), { timeout: 15_000 }).toBe(0);
    const rested = await frames(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await frames(page)).toBe(rested);

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await wave(page);
    expect(await frames(page)).toBe(rested);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => frames(page)).toBeGreaterThan(rested);
  });

  test('are not there for those who want no motion, also when they say so later', async ({ page }) => {
    const requests = requestsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    await wave(page);
    expect(requests.filter(isLines)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(async () => (await wave(page)) ?? painted(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(canvas(page)).toBeHidden();
    await expect.poll(() => painted(page)).toBe(0);
    await countFrames(page);
    await wave(page);
    expect(await frames(page)).toBe(0);
  });

  for (const { colorScheme, blend } of [
    { colorScheme: 'light', blend: 'multiply' },
    { colorScheme: 'dark', blend: 'plus-lighter' },
  ] as const) {
    test(`lie on the ${colorScheme} page by ${blend}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/about');
      await wave(page);
      await expect.poll(() => canvas(page).evaluate((element) => getComputedStyle(element).mixBlendMode)).toBe(blend);
    });
  }

  test('follow a finger', async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await open(page, '/about');
    await page.touchscreen.tap(20, 300);
    await expect.poll(() => canvas(page).evaluate((element) => element.clientWidth)).toBe(340);
    await context.close();
  });
});
