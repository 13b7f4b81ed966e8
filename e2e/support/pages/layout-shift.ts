import type { Page } from '@playwright/test';

/** Layout shift that is not visible. Browsers rate a score below 0.1 as good. */
export const MAX_INVISIBLE_SHIFT = 0.001;

/**
 * Adds up the layout shift of a page from its first frame, as the browser tells it: the page may have its scripts disabled. Returns a
 * function that returns the score so far.
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  let score = 0;
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: shift } }) => {
    if (shift && !shift.hadRecentInput) score += shift.value;
  });
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return async () => {
    // What was told before the answer has arrived before it.
    await devtools.send('Page.getFrameTree');
    return score;
  };
}
