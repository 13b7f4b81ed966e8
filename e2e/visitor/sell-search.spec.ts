import { MAX_LAYOUT_SHIFT, openPage, recordLayoutShift, waitForHydration } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { cards, count, filter, search, titles } from './sell-page.ts';

test('category, order and search are in the address: reload, Back and Forward keep them @main', async ({ page }) => {
  await openPage(page, '/sell/ecommerce');
  await filter(page, 'Laravel').click();
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  const byName = ['Chaka', 'Khamar', 'Meghna', 'Pathshala', 'Shapla Clinic'];
  await expect.poll(() => titles(page)).toEqual(byName);
  await search(page).fill('parts');
  await expect.poll(() => titles(page)).toEqual(['Chaka']);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name&q=parts');

  await page.reload();
  await waitForHydration(page);
  await expect(search(page)).toHaveValue('parts');
  await expect.poll(() => titles(page)).toEqual(['Chaka']);
  await expect(count(page)).toHaveText('1 website');
  await expect(cards(page)).toBeVisible();

  await cards(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chaka');
  await page.goBack();
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name&q=parts');
  await expect(search(page)).toHaveValue('parts');
  expect(await titles(page)).toEqual(['Chaka']);

  await filter(page, 'All').click();
  await expect(page).toHaveURL('/sell/ecommerce?sort=name&q=parts');
  await expect(filter(page, 'All')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(filter(page, 'Laravel')).toHaveAttribute('aria-current', 'true');
  await search(page).fill('');
  await expect.poll(() => titles(page)).toEqual(byName);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name');
});

test('a shelf with a search text in its address moves nothing while it is opened', async ({ page }) => {
  const layoutShift = await recordLayoutShift(page);
  await openPage(page, '/sell/ecommerce?category=Laravel&sort=name&q=parts');
  await expect(count(page)).toHaveText('1 website');
  await expect(cards(page)).toBeVisible();
  expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
});

const WIDTHS = [360, 768, 1440];
/** Searches with few, many and no results. */
const SEARCHES = ['clinic', 's', 'zeppelin'];

for (const width of testAll ? WIDTHS : WIDTHS.slice(0, 1)) {
  for (const text of testAll ? SEARCHES : SEARCHES.slice(0, 1)) {
    test(`nothing moves at ${width} pixels when a page with a search for ${text} opens or is reloaded further down @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await recordLayoutShift(page);
      await openPage(page, `/sell/ecommerce?q=${text}`);
      await expect(search(page)).toHaveValue(text);
      await expect(count(page)).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(19);
      expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);

      const below = page.getByRole('heading', { name: 'Looking for something smaller?' });
      await below.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.reload();
      await waitForHydration(page);
      await expect(below).toBeInViewport();
      expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }
}

// In the full tier: takes as many seconds as a page waits for its scripts.
test('without its scripts a page with a search shows all websites after a while @full', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/sell?q=skincare');
  await expect(count(page)).toBeVisible({ timeout: 10_000 });
  await expect(cards(page)).toHaveCount(5);
});
