import { hydrated, open } from '../support/browsing.ts';
import { NOTHING, shiftsOf } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { cards, count, filter, search, titles } from './sell-page.ts';

test('what is chosen is in the address: reload, Back and Forward keep it, and nothing moves', async ({ page }) => {
  const shifts = await shiftsOf(page);
  await open(page, '/sell/ecommerce');
  await filter(page, 'Laravel').click();
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  const byName = ['Chaka', 'Khamar', 'Meghna', 'Pathshala', 'Shapla Clinic'];
  await expect.poll(() => titles(page)).toEqual(byName);
  await search(page).fill('parts');
  await expect.poll(() => titles(page)).toEqual(['Chaka']);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name&q=parts');

  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue('parts');
  await expect.poll(() => titles(page)).toEqual(['Chaka']);
  await expect(count(page)).toHaveText('1 website');
  await expect(cards(page)).toBeVisible();
  expect(await shifts()).toBeLessThan(NOTHING);

  await cards(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chaka');
  await page.goBack();
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name&q=parts');
  await expect(search(page)).toHaveValue('parts');
  expect(await titles(page)).toEqual(['Chaka']);

  await filter(page, 'All').click();
  await expect(page).toHaveURL('/sell/ecommerce?sort=name&q=parts');
  await page.goBack();
  await expect(filter(page, 'Laravel')).toHaveAttribute('aria-current', 'true');
  await search(page).fill('');
  await expect.poll(() => titles(page)).toEqual(byName);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name');
});

test('Back and Forward go through the orders', async ({ page }) => {
  test.skip(!testAll, 'the order is in the address as the category is');
  await open(page, '/sell/ecommerce?category=Laravel');
  await page.getByRole('link', { name: 'Price' }).click();
  await expect.poll(async () => (await titles(page))[0]).toBe('Khamar');
  await page.goBack();
  await expect.poll(async () => (await titles(page))[0]).toBe('Shapla Clinic');
  await page.goForward();
  await expect.poll(async () => (await titles(page))[0]).toBe('Khamar');
});

/** Screens, and searches that find little, much and nothing. */
const widths = [360, 768, 1440];
const texts = ['clinic', 's', 'zeppelin'];

for (const width of testAll ? widths : widths.slice(0, 1)) {
  for (const text of testAll ? texts : texts.slice(0, 1)) {
    test(`nothing moves at ${width} when a page opens with a search for ${text}, nor when it is loaded again further down`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await shiftsOf(page);
      await open(page, `/sell/ecommerce?q=${text}`);
      await expect(search(page)).toHaveValue(text);
      await expect(count(page)).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(19);
      expect(await shifts()).toBeLessThan(NOTHING);

      const below = page.getByRole('heading', { name: 'Five smaller ones stand next door.' });
      await below.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.reload();
      await hydrated(page);
      await expect(below).toBeInViewport();
      expect(await shifts()).toBeLessThan(NOTHING);
    });
  }
}

test('where no script comes to search, the whole list is shown after all', async ({ page }) => {
  test.skip(!testAll, 'waits for the seconds that a page waits');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/sell?q=skincare');
  await expect(count(page)).toBeVisible({ timeout: 10_000 });
  await expect(cards(page)).toHaveCount(5);
});
