import type { Page } from '@playwright/test';
import { openPage, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

/** The words of a part of the page that move now. At rest the picture is shown instead. */
const moving = (page: Page, part: string) => page.locator(`${part} [data-word] canvas`);

// In the full tier: waits for an animation.
test('the error page’s loose end swings once @full', async ({ page }) => {
  await openPage(page, '/no/such/page');
  await expect(moving(page, 'main')).toBeAttached();
  await expect(moving(page, 'main')).toHaveCount(0);
  await expect(page.locator('main [data-word] img:visible')).toHaveCount(1);
});

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

test('the footer’s numerals bend near the mouse, and rest when it leaves @full', async ({ page }) => {
  await openPage(page, '/about');
  const word = page.locator('footer [data-word]');
  await word.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(2, 2);
    await word.hover({ position: { x: 40, y: 40 } });
    await word.hover({ position: { x: 80, y: 60 } });
    expect(await moving(page, 'footer').count()).toBe(1);
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(moving(page, 'footer')).toHaveCount(0);
  await expect(word.locator('img')).toBeVisible();
});
