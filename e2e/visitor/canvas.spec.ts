import type { Page } from '@playwright/test';
import { openPage, recordRequests, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

const canvas = (page: Page) => page.locator('.page-line > canvas');

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

/** Waits until the lines are at rest: until they ask for no frame during a fifth of a second. */
async function waitForRest(page: Page): Promise<void> {
  const isResting = async () => {
    const before = await frameCount(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    return (await frameCount(page)) === before;
  };
  await expect.poll(isResting, { timeout: 15_000 }).toBe(true);
}

/**
 * Returns the texts, pictures and controls of the window that painted pixels of the canvas are closer to than a distance, in CSS pixels, and
 * the number of painted pixels. The numerals of the footer are the end of the line, and are not counted.
 */
const tooClose = (page: Page, distance: number) =>
  canvas(page).evaluate((element: HTMLCanvasElement, space) => {
    const surface = element.getContext('2d', { willReadFrequently: true });
    const frame = element.getBoundingClientRect();
    const scale = element.width / frame.width;
    const painted = (left: number, top: number, right: number, bottom: number) => {
      const [x, y] = [
        Math.max(0, Math.ceil((left - frame.left) * scale)),
        Math.max(0, Math.ceil((top - frame.top) * scale)),
      ];
      const width = Math.min(element.width, Math.floor((right - frame.left) * scale)) - x;
      const height = Math.min(element.height, Math.floor((bottom - frame.top) * scale)) - y;
      if (!surface || width < 1 || height < 1) return 0;
      const { data } = surface.getImageData(x, y, width, height);
      let count = 0;
      for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 24) count += 1;
      return count;
    };
    const close: string[] = [];
    const range = document.createRange();
    const check = (rect: DOMRect, name: string, parent: Element | null) => {
      // What a carousel cuts off at its sides is not seen.
      let { left, right } = rect;
      for (let element = parent; element && element !== document.body; element = element.parentElement) {
        if (getComputedStyle(element).overflowX === 'visible') continue;
        const clip = element.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      if (right - left < 2 || rect.height < 2) return;
      const count = painted(left - space, rect.top - space, right + space, rect.bottom + space);
      if (count > 0) close.push(`${name} (${count} px)`);
    };
    for (const part of document.querySelectorAll('main, body > footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) check(rect, text.nodeValue, text.parentElement);
      }
      for (const thing of part.querySelectorAll('img, svg, input, button:not([aria-hidden])')) {
        if (!thing.closest('[data-word]')) {
          check(thing.getBoundingClientRect(), thing.outerHTML.slice(0, 80), thing.parentElement);
        }
      }
    }
    return { close, painted: painted(frame.left, frame.top, frame.right, frame.bottom) };
  }, distance);

/** Pages with a line. */
const PAGES = ['/', '/about', '/blogs', '/portfolio', '/team', '/team/CEO', '/faqs', '/sell', '/sell/ecommerce'];

/** Pages whose drawing, form or text has the word. */
const WITHOUT = ['/services/seo', '/contact', '/Chatbot', '/post/kettle', '/PrivacyPolicy', '/nowhere'];

/** Sizes of windows, and the distance that the line keeps in all of them, in CSS pixels. */
const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;
const DISTANCE = 24;

test.describe('the line behind the page', () => {
  test.use({ ...withMotion, hasTouch: true, colorScheme: 'light' });

  for (const [width, height] of WINDOWS) {
    test(`keeps ${DISTANCE} px from text, pictures and controls at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      for (const path of PAGES) {
        await openPage(page, path);
        await page.keyboard.press('Shift');
        await expect(canvas(page)).not.toHaveAttribute('width', '0');
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
        let drawn = 0;
        for (let y = 0; y < pageHeight; y += height) {
          // The line is drawn again in the frame after.
          await page.evaluate((top) => {
            scrollTo({ top, behavior: 'instant' });
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }, y);
          // What is loaded late may have moved the page: the line follows.
          await expect(async () => {
            const { close, painted } = await tooClose(page, DISTANCE - 1);
            drawn = Math.max(drawn, painted);
            expect(close, `${path} at ${y} px`).toEqual([]);
          }).toPass({ timeout: 10_000 });
        }
        expect(drawn, path).toBeGreaterThan(200);
      }
    });
  }

  test('is absent from pages with a drawing, a form or a long text @full', async ({ page }) => {
    const requests = recordRequests(page);
    for (const path of WITHOUT) {
      await openPage(page, path);
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await expect(canvas(page), path).toHaveAttribute('width', '0');
    }
    expect(requests.filter(isLinesScript)).toEqual([]);
  });

  test('is drawn as far as the page is read, behind everything, and bends towards the pointer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/blogs');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    expect(await canvas(page).evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([1440, 900]);
    const style = (name: 'zIndex' | 'pointerEvents') =>
      canvas(page).evaluate(
        (element, key) => element.parentElement && getComputedStyle(element.parentElement)[key],
        name,
      );
    expect(await style('zIndex')).toBe('-1');
    expect(await style('pointerEvents')).toBe('none');
    // Nothing of it is far below what has been read.
    expect(await paintedPixels(page, { x: 0, y: 850, width: 1440, height: 50 })).toBe(0);
    await page.getByRole('heading', { name: 'Latest posts' }).evaluate((heading) => {
      scrollBy({ top: heading.getBoundingClientRect().top - 0.6 * innerHeight, behavior: 'instant' });
    });
    const middle = await page
      .getByRole('heading', { name: 'Latest posts' })
      .evaluate((heading) => heading.getBoundingClientRect().top - 110);
    const place = { x: 400, y: Math.round(middle) - 60, width: 600, height: 120 };
    const picture = () =>
      canvas(page).evaluate((element: HTMLCanvasElement, { x, y, width, height }) => {
        const { data } = element.getContext('2d')?.getImageData(x, y, width, height) ?? { data: [] };
        let sum = 0;
        for (let i = 3; i < data.length; i += 4) sum = (sum * 31 + (data[i] ?? 0)) % 1_000_003;
        return sum;
      }, place);
    await countFrames(page);
    await waitForRest(page);
    const still = await picture();
    expect(await paintedPixels(page, place)).toBeGreaterThan(500);
    await page.mouse.move(700, middle - 40);
    await expect.poll(async () => (await page.mouse.move(702, middle - 40)) ?? picture()).not.toBe(still);
    await page.mouse.move(700, 20);
    await waitForRest(page);
    expect(await picture()).toBe(still);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(() => canvas(page).evaluate((element) => element.clientWidth)).toBe(900);
  });

  test('stops in a hidden tab @full', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/about');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    await setHidden(page, true);
    await countFrames(page);
    await movePointer(page);
    expect(await frameCount(page)).toBe(0);
  });

  test('is whole and still with reduced motion, also if the setting changes later', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/about');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    // As far as the lower edge: nothing waits for the visitor to scroll.
    expect(await paintedPixels(page, { x: 1360, y: 850, width: 60, height: 50 })).toBeGreaterThan(20);
    await countFrames(page);
    await movePointer(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await frameCount(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(async () => (await page.mouse.wheel(0, 300)) ?? frameCount(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await countFrames(page);
    await page.mouse.wheel(0, 300);
    await movePointer(page);
    expect(await frameCount(page)).toBe(0);
  });

  test('waits for a visitor where the page begins with lines of its own @full', async ({ page }) => {
    const requests = recordRequests(page);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isLinesScript)).toEqual([]);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    expect(requests.filter(isLinesScript)).toHaveLength(1);
  });

  test('does not make a page longer that becomes shorter @full', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/about');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page
      .getByRole('heading', { name: 'Core values' })
      .evaluate((heading) => heading.closest('section')?.remove());
    expect(await height()).toBeLessThan(before - 200);
  });
});
