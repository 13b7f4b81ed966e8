import type { Page } from '@playwright/test';
import { openPage, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

/** The words of a part of the page that move now. At rest the picture is shown instead. */
const moving = (page: Page, part: string) => page.locator(`${part} [data-word] canvas`);

test('nothing swings for visitors who prefer no motion @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const read = page.waitForEvent('requestfinished', (request) => {
    return request.resourceType() === 'fetch' && request.url().includes('four-zero-four');
  });
  await openPage(page, '/no/such/page');
  await read;
  await page.mouse.move(900, 300);
  await page.mouse.move(900, 320);
  expect(await moving(page, 'main').count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(900, 300);
  await expect(moving(page, 'main')).toBeAttached();
});
