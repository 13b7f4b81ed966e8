import type { Page } from '@playwright/test';
import { openPage, recordRequests } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
const canvases = (page: Page) => hero(page).locator('canvas');

test('under reduced motion the hero has whole pictures and no canvas', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = recordRequests(page);
  await openPage(page, '/');
  const pictures = () => requests.map((path) => /slide-\d/.exec(path)?.[0]).filter(Boolean);
  await expect.poll(pictures).toEqual(['slide-1']);
  await hero(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(pictures).toEqual(['slide-1', 'slide-2']);
  await expect(canvases(page)).toHaveCount(0);
  expect(requests.filter((path) => path.includes('hero-drawing'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero has a whole picture', async ({ page }) => {
    const picture = page.waitForRequest('**/slide-1.*.svg');
    await page.goto('/');
    await picture;
    await expect(canvases(page)).toHaveCount(0);
  });
});
