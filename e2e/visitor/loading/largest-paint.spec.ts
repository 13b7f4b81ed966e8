import type { Page } from '@playwright/test';
import { openPage, withMotion } from '../../support/pages/browsing.ts';
import { expect, test } from '../../support/test.ts';
import { inTurn } from '../../support/tier.ts';

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
  /** Address of an image. Empty for text. */
  readonly url: string;
}

/** Returns the address of the image of the largest contentful paint, or the element of its text: `h1`. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as LargestPaint;
          resolve(url || (element?.closest('main h1, main h1 ~ p')?.localName ?? 'another text'));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** A page of each kind that begins with a text on phones: not with a cover, a portrait or a photograph. */
const PAGES = [
  ...['/about', '/post/kettle', '/team', '/faqs', '/contact', '/PrivacyPolicy', '/post/no-such-post'],
  ...inTurn(['seo', 'ecommerce', 'wordpress', 'shopify', 'mern', 'digital-marketing'], 0).map(
    (slug) => `/services/${slug}`,
  ),
];

test.use(withMotion);

test('the largest paint of the home page is its title, on desktops and phones', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await largestPaint(page)).toBe('h1');
  }
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });

  // In the full tier: opens a page of each kind.
  test('the largest paint is the title or the words below it, not a drawing @full', async ({ page }) => {
    for (const path of PAGES) {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      expect(await largestPaint(page), path).toMatch(/^(h1|p)$/);
    }
  });

  // In the full tier: opens a page of each kind with pictures.
  test('the largest picture of a first screen does not wait until the page is laid out @full', async ({ page }) => {
    for (const path of ['/portfolio', '/blogs', '/sell', '/team/CEO']) {
      await page.goto(path);
      const largest = await page.locator('main img').evaluateAll((pictures) => {
        const shown = (picture: Element) => {
          const { top, bottom, width } = picture.getBoundingClientRect();
          return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        };
        const [first] = (pictures as HTMLImageElement[]).sort((a, b) => shown(b) - shown(a));
        return first?.loading;
      });
      expect(largest, path).toBe('auto');
    }
  });
});
