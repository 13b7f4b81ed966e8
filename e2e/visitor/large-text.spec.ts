import type { Page } from '@playwright/test';
import { inGroups, samplePages } from '../expected-pages/pages.ts';
import { openPage } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Sets the browser's default font size in px, by which `rem` is measured. Browsers have the setting for people who need large text. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Returns the elements that make a page wider than its viewport, each with its right edge in px. */
const wideElements = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );
    return [
      `page: ${scrollWidth}`,
      ...wide.slice(0, 12).map((element) => {
        const { localName, textContent } = element;
        return `${localName} ${textContent?.trim().slice(0, 40)}: ${Math.round(element.getBoundingClientRect().right)}`;
      }),
    ];
  });

for (const size of [24, 32])
  for (const [name, pages] of inGroups(samplePages))
    test(`with text of ${size} px no page from ${name} scrolls sideways, and the menu opens`, async ({ page }) => {
      await setFontSize(page, size);
      const wide: Record<string, string[]> = {};
      for (const { path } of pages) {
        await openPage(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        const elements = await wideElements(page);
        if (elements.length > 0) wide[path] = elements;
        for (const control of await page.getByRole('banner').locator('a, button, summary').all())
          if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect(wide).toEqual({});
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
      await expect(page.getByRole('banner').locator('details[open] > nav')).toBeVisible();
      expect(await wideElements(page)).toEqual([]);
    });
