import type { Page } from '@playwright/test';
import { markDocument, open } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { cards, count, FIVE, filter, filters, NINETEEN, search, titles } from './sell-page.ts';

/** The last two are alike but for their address: one of them stands for both where `npm test` has to be quick. */
const listings = [
  {
    path: '/sell/ecommerce',
    expected: NINETEEN,
    empty: 'No websites found in this Corporate category.',
    reducedMotion: 'reduce',
  },
  { path: '/sell', expected: FIVE, empty: 'No websites found in this category.', reducedMotion: 'no-preference' },
  {
    path: '/sell/shopify',
    expected: FIVE,
    empty: 'No websites found in this category.',
    reducedMotion: 'no-preference',
  },
] as const;

/** Counts how often a card is set in motion by a script. */
async function countMotion(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { moved: 0 });
    Element.prototype.animate = function (this: Element, ...args) {
      Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + (this.matches('main li') ? 1 : 0));
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved')));
}

/** How far the page is scrolled, and how far it can be. */
const scrolled = (page: Page) =>
  page.evaluate(() => ({ to: scrollY, most: document.documentElement.scrollHeight - innerHeight }));

for (const { path, expected, empty, reducedMotion } of testAll ? listings : listings.slice(0, 2)) {
  const glides = reducedMotion === 'no-preference';
  test(`${path}: filters show and count their cards, which ${glides ? 'glide' : 'do not move'} where motion is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const moved = await countMotion(page);
    await open(page, path);
    const isMarked = await markDocument(page);
    await expect(filters(page).getByRole('link')).toHaveText(expected.map(([name, number]) => name + number));
    expect(await moved()).toBe(0);
    for (const [name, number] of [...(testAll ? expected : expected.slice(1, 3)), expected[0]]) {
      await page.evaluate(() => scrollTo(0, 120));
      const before = (await scrolled(page)).to;
      await filter(page, name).click();
      await expect(page).toHaveURL(name === 'All' ? path : `${path}?${new URLSearchParams({ category: name })}`);
      await expect(filter(page, name)).toHaveAccessibleName(`${name} ${number}`);
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
      await expect(count(page)).toHaveText(number === 1 ? '1 website' : `${number} websites`);
      await expect(cards(page)).toHaveCount(number);
      await expect(filter(page, name)).toBeFocused();
      const { to, most } = await scrolled(page);
      expect(to).toBe(Math.min(before, most));
    }
    expect((await moved()) > 0).toBe(glides);

    await filter(page, 'Corporate').click();
    await search(page).fill('a clinic on the moon');
    await expect(page.getByRole('main')).toContainText(empty);
    await expect(count(page)).toHaveText('0 websites');
    await expect(page).toHaveURL(`${path}?category=Corporate&q=a+clinic+on+the+moon`);
    await page.getByRole('link', { name: 'Show all websites' }).click();
    await expect(page).toHaveURL(path);
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(expected[0][1]);
    expect(await isMarked()).toBe(true);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and orders are links that the server answers', async ({ page }) => {
    await page.goto('/sell/ecommerce');
    for (const [name, number] of testAll ? NINETEEN : NINETEEN.slice(2, 4)) {
      await filter(page, name).click();
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(cards(page)).toHaveCount(number);
    }
    await filter(page, 'Shopify').click();
    await page.getByRole('link', { name: 'Price' }).click();
    await expect.poll(() => titles(page)).toEqual(['Jhinuk', 'Kiln & Clay', 'Noor']);
    await expect(search(page)).toBeHidden();
    await page.goto('/sell?category=Corporate');
    await expect(page.getByRole('main')).toContainText('No websites found in this category.');
    await page.getByRole('link', { name: 'Show all websites' }).click();
    await expect(cards(page)).toHaveCount(5);
  });
});

test('an unknown category or order counts as none: the very same page is answered', async ({ site }) => {
  const plain = await ask(site.url, '/sell');
  expect(plain.body.toString()).toContain('5 websites');
  expect((await ask(site.url, '/sell?category=Joomla&sort=age')).body).toEqual(plain.body);
});
