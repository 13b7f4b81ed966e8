import { expect, type Page } from '@playwright/test';

/** Standard font sizes in px that people set who need large text. */
export const LARGE_SIZES = [24, 32] as const;

/** A small phone. */
export const PHONE = { width: 360, height: 640 } as const;

/** Sets the browser's default font size in px, by which `rem` is measured. Browsers have the setting for people who need large text. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Expects that the open page has the default font size. */
export async function expectFontSize(page: Page, size: number): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

/** Returns the elements that make a page wider than its viewport, each with its right edge in px. */
export const wideElements = (page: Page): Promise<string[]> =>
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
