import type { Page } from '@playwright/test';

/** A sum of shifts that nobody can see; browsers call 0.1 good. */
export const NOTHING = 0.001;

/** Adds up the shifts of a page from its first moment. The answer tells the sum so far. */
export async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
}
