import { openPage, stubMap } from '../../support/pages/browsing.ts';
import { expect, test } from '../../support/test.ts';

test('OpenStreetMap is asked for the live map when the visitor asks for it, and not before', async ({ page }) => {
  const requests = await stubMap(page);
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  const frame = main.locator('div:has(> iframe), div:has(> svg[role="img"])');
  await main.getByRole('img', { name: 'Map: Road 5 in Dhanmondi' }).scrollIntoViewIfNeeded();
  // 16rem, as specified.
  await expect(frame).toHaveCSS('height', '256px');
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);

  await main.getByRole('button', { name: 'Show the live map' }).press('Enter');
  const live = main.getByTitle('Live map of where to find us');
  await expect(live).toBeFocused();
  await expect(frame).toHaveCSS('height', '256px');
  await expect(live.contentFrame().getByText('Map')).toBeVisible();
  expect(requests).toEqual([expect.stringContaining('/export/embed.html?')]);
});
