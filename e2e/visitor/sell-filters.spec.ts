import type { Page } from '@playwright/test';
import { markDocument, openPage, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { cards, count, FIVE, filter, filters, NINETEEN, search, titles } from './sell-page.ts';

/** The last two differ only in their address; `npm test` tests one of them. */
const shelves = [
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

/** Counts the animations of cards that scripts start. */
async function countAnimations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { animations: 0 });
    Element.prototype.animate = function (this: Element, ...args) {
      Reflect.set(window, 'animations', Number(Reflect.get(window, 'animations')) + (this.matches('main li') ? 1 : 0));
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'animations')));
}

/** Records the scroll position of each click: to click, the browser may have to scroll. */
const recordClicks = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', () => Reflect.set(window, 'clickedAt', scrollY), { capture: true });
  });

/** Returns the scroll position, its maximum, and that of the last click. */
const scrollPosition = (page: Page) =>
  page.evaluate(() => ({
    clickedAt: Number(Reflect.get(window, 'clickedAt')),
    top: scrollY,
    max: document.documentElement.scrollHeight - innerHeight,
  }));

for (const { path, expected, empty, reducedMotion } of testAll ? shelves : shelves.slice(0, 1)) {
  const isAnimated = reducedMotion === 'no-preference';
  test(`${path}: filters show and count their cards, ${isAnimated ? 'with' : 'without'} animation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await recordClicks(page);
    const animations = await countAnimations(page);
    await openPage(page, path);
    const isSameDocument = await markDocument(page);
    await expect(filters(page).getByRole('link')).toHaveText(expected.map(([name, number]) => name + number));
    expect(await animations()).toBe(0);
    for (const [name, number] of [...(testAll ? expected : expected.slice(1, 3)), expected[0]]) {
      await page.evaluate(() => scrollTo(0, 120));
      await filter(page, name).click();
      await expect(page).toHaveURL(name === 'All' ? path : `${path}?${new URLSearchParams({ category: name })}`);
      await expect(filter(page, name)).toHaveAccessibleName(`${name} ${number}`);
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
      await expect(count(page)).toHaveText(number === 1 ? '1 website' : `${number} websites`);
      await expect(cards(page)).toHaveCount(number);
      await expect(filter(page, name)).toBeFocused();
      const { clickedAt, top, max } = await scrollPosition(page);
      expect(top).toBe(Math.min(clickedAt, max));
    }
    expect((await animations()) > 0).toBe(isAnimated);

    await filter(page, 'Corporate').click();
    await search(page).fill('a clinic on the moon');
    await expect(page.getByRole('main')).toContainText(empty);
    await expect(count(page)).toHaveText('0 websites');
    await expect(page).toHaveURL(`${path}?category=Corporate&q=a+clinic+on+the+moon`);
    await filter(page, 'All').click();
    await expect(page.getByRole('main')).toContainText('No websites found.');
    await page.getByRole('link', { name: 'Show all websites' }).click();
    await expect(page).toHaveURL(path);
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(expected[0][1]);
    expect(await isSameDocument()).toBe(true);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and orders are links to server-rendered pages @main', async ({ page }) => {
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

test('a phone shows ten cards, then all of them, and Back finds them @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/sell/ecommerce?category=Laravel');
  await expect(filter(page, 'Laravel')).toBeInViewport({ ratio: 1 });
  await filter(page, 'All').click();
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 9 more' }).press('Enter');
  await expect(cards(page)).toHaveCount(19);
  await expect(cards(page).nth(10)).toBeFocused();
  await cards(page).nth(18).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khamar');
  await page.goBack();
  await expect(cards(page)).toHaveCount(19);
  await expect(cards(page).nth(18)).toBeInViewport();
});

test.describe('with motion', () => {
  test.use(withMotion);

  // In the full tier: waits for pictures that scroll.
  test('a hovered or focused card scrolls its picture to the foot, unless motion is reduced @full', async ({
    page,
  }) => {
    await openPage(page, '/sell');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    const hidden = () =>
      card.evaluate((item) => {
        const foot = (selector: string) => item.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
        return Math.round(foot('img') - foot('[data-shared]'));
      });
    await expect.poll(hidden).toBeGreaterThan(100);
    await card.hover();
    await expect.poll(hidden).toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(hidden).toBeGreaterThan(100);
    await search(page).focus();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await expect(cards(page).first()).toBeFocused();
    await expect.poll(hidden).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(hidden).toBeGreaterThan(100);
  });
});
