import type { Page } from '@playwright/test';

/** Layout shift that is not visible. Browsers rate a score below 0.1 as good. */
export const MAX_INVISIBLE_SHIFT = 0.001;

/** Adds up the layout shift of a page from its first frame. Returns a function that returns the score so far. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const score = { value: 0 };
    Object.assign(window, { layoutShift: score });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) score.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}
