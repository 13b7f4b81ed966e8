import type { Page } from '@playwright/test';
import { openPage, recordRequests, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

const canvas = (page: Page) => page.locator('body > canvas');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the number of painted pixels of the canvas, or of a box of the window. */
const paintedPixels = (page: Page, box?: Box) =>
  canvas(page).evaluate((element: HTMLCanvasElement, part) => {
    if (element.width === 0) return 0;
    const { x, y, width, height } = part ?? { x: 0, y: 0, width: element.width, height: element.height };
    const { data } = element.getContext('2d')?.getImageData(x, y, width, height) ?? { data: [] };
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  }, box);

/** Returns the opacity of the most opaque pixel in a box of the window, at most 255. */
const strongestPixel = (page: Page, box: Box) =>
  canvas(page).evaluate((element: HTMLCanvasElement, { x, y, width, height }) => {
    const { data } = element.getContext('2d')?.getImageData(x, y, width, height) ?? { data: [] };
    let most = 0;
    for (let i = 3; i < data.length; i += 4) most = Math.max(most, data[i] ?? 0);
    return most;
  }, box);

/** Returns the box right of a heading's text, where the sheaf passes it. */
const besideHeading = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { name })
    .evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { right, top, height } = range.getBoundingClientRect();
      return { x: Math.min(right, innerWidth - 100), y: top - 10, width: 60, height: height + 20 };
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

const styleOf = (page: Page, name: 'zIndex' | 'pointerEvents' | 'mixBlendMode' | 'position' | 'maskImage') =>
  canvas(page).evaluate((element, property) => getComputedStyle(element)[property], name);

/** Waits until the lines are at rest: until they ask for no frame during a fifth of a second. */
async function waitForRest(page: Page): Promise<void> {
  const isResting = async () => {
    const before = await frameCount(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    return (await frameCount(page)) === before;
  };
  await expect.poll(isResting, { timeout: 15_000 }).toBe(true);
}

test.describe('the lines behind the page', () => {
  test.use({ ...withMotion, hasTouch: true, colorScheme: 'light' });

  test('are in the colours of the theme, behind everything, and follow finger and mouse', async ({ page }) => {
    await openPage(page, '/about');
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = () => canvas(page).evaluate((element) => [element.clientWidth, element.clientHeight]);
    expect(await size()).toEqual([width - 20, height]);

    const corner = { x: 600, y: height - 60, width: 100, height: 40 };
    const cornerPixels = () => paintedPixels(page, corner);
    expect(await cornerPixels()).toBe(0);
    const often = { intervals: [100] };
    const tap = async () => (await page.touchscreen.tap(650, height - 40)) ?? cornerPixels();
    await expect.poll(tap, often).toBeGreaterThan(0);
    await expect.poll(cornerPixels).toBe(0);
    const point = async () => (await page.mouse.move(650, height - 40)) ?? cornerPixels();
    await expect.poll(point, often).toBeGreaterThan(0);
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

  test('lead a phone from heading to heading by scrolling, and rest there @full', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, '/about');
    await countFrames(page);
    const beside = async (name: string) => paintedPixels(page, await besideHeading(page, name));
    await expect.poll(() => beside('About Us')).toBeGreaterThan(50);
    await page.getByRole('heading', { name: 'Why Choose Us' }).evaluate((heading) => {
      scrollBy(0, heading.getBoundingClientRect().top - 0.2 * innerHeight);
    });
    await expect.poll(() => beside('Why Choose Us')).toBeGreaterThan(50);
    await waitForRest(page);
    expect(await beside('Why Choose Us')).toBeGreaterThan(50);
    // They have faded before the canvas ends, 20 px before the window.
    expect(await paintedPixels(page, { x: 336, y: 0, width: 4, height: 780 })).toBe(0);
  });

  test('leave before an area without them @full', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/sell');
    await countFrames(page);
    await page.locator('[data-lines="none"]').evaluate((area) => {
      scrollBy({ top: area.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
    });
    const above = (height: number) => ({ x: 0, y: 450 - height, width: 1420, height });
    await expect.poll(() => paintedPixels(page, above(300))).toBeGreaterThan(500);
    await waitForRest(page);
    expect(await strongestPixel(page, above(8))).toBeLessThan((await strongestPixel(page, above(300))) / 4);
  });

  test('stop in a hidden tab @full', async ({ page }) => {
    await openPage(page, '/about');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    await setHidden(page, true);
    await countFrames(page);
    await movePointer(page);
    expect(await frameCount(page)).toBe(0);
    await setHidden(page, false);
    await expect.poll(() => frameCount(page)).toBeGreaterThan(0);
  });

  test('are a still at the head of the page with reduced motion, also if the setting changes later', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/about');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    expect(await styleOf(page, 'position')).toBe('absolute');
    // It ends softly: below the first window there is nothing of it.
    expect(await styleOf(page, 'maskImage')).toContain('linear-gradient');
    const still = await paintedPixels(page);
    await countFrames(page);
    await movePointer(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await frameCount(page)).toBe(0);
    // Fonts that came late may have moved a heading's edge.
    const difference = async () => Math.abs((await paintedPixels(page)) - still);
    expect(await difference()).toBeLessThan(still / 100);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await styleOf(page, 'position')).toBe('fixed');
    await expect.poll(() => styleOf(page, 'maskImage')).toBe('none');
    await expect.poll(async () => (await movePointer(page)) ?? frameCount(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(difference).toBeLessThan(still / 100);
    await countFrames(page);
    await movePointer(page);
    expect(await frameCount(page)).toBe(0);
  });

  for (const path of ['/Chatbot', '/contact']) {
    // In the full tier: the quick tier tests how the lines pass headings.
    test(`begin beside what they pass on ${path}, and cross nothing left of it @full`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, path);
      const box = await page.locator('[data-lines="behind"], [data-lines="over"]').boundingBox();
      const left = Math.round(box?.x ?? 0);
      await expect.poll(() => paintedPixels(page, { x: left - 80, y: 0, width: 80, height: 900 })).toBeGreaterThan(100);
      expect(await paintedPixels(page, { x: 0, y: 0, width: left - 280, height: 900 })).toBe(0);
    });
  }

  for (const [path, width, controls] of [
    ['/sell/ecommerce', 1440, '[data-lines="edge"] nav'],
    ['/sell/ecommerce', 768, '[data-lines="edge"] nav'],
    ['/Chatbot', 768, 'ul:has(> li > button)'],
  ] as const) {
    // In the full tier: the quick tier tests how the lines pass headings.
    test(`cross no control of ${path} at ${width} px @full`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 1024 });
      await openPage(page, path);
      await expect.poll(() => paintedPixels(page)).toBeGreaterThan(500);
      const box = await page.getByRole('main').locator(controls).first().boundingBox();
      expect(await paintedPixels(page, { ...(box ?? { x: 0, y: 0, width: 0, height: 0 }), x: 0 })).toBe(0);
    });
  }

  // In the full tier: the quick tier tests how the lines pass headings.
  test('rise beside a list with room at its left, and never behind it @full', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/faqs');
    const list = async () => (await page.locator('[data-lines="beside"]').boundingBox()) ?? { x: 0, y: 0 };
    const { x } = await list();
    await expect.poll(() => paintedPixels(page, { x: 0, y: 500, width: x - 40, height: 400 })).toBeGreaterThan(500);
    expect(await paintedPixels(page, { x: x - 36, y: 0, width: 1420 - x, height: 900 })).toBe(0);

    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => paintedPixels(page, { x: 0, y: 80, width: 340, height: 120 })).toBeGreaterThan(100);
    const { y } = await list();
    expect(await paintedPixels(page, { x: 0, y, width: 340, height: 780 - y })).toBe(0);
  });

  test('wait for a visitor where the page begins with lines of its own, and stay away from those @full', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isLinesScript)).toEqual([]);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    const hero = await page.locator('[data-own-lines]').first().boundingBox();
    expect(
      await paintedPixels(page, { x: 0, y: 0, width: 1000, height: (hero?.y ?? 0) + (hero?.height ?? 0) - 8 }),
    ).toBe(0);
    expect(requests.filter(isLinesScript)).toHaveLength(1);
  });
});
