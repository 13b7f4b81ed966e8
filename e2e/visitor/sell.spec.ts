import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { hydrated, markDocument, open } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('link', { name: 'live preview' });
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ websites?$/ });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Category' });
const filter = (page: Page, name: string) => filters(page).getByRole('link', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Titles of the cards, in their order. */
const titles = async (page: Page) => (await cards(page).allTextContents()).map((text) => text.replace(/,.*/, ''));

const NINETEEN = [
  ['All', 19],
  ['E-Commerce', 6],
  ['Corporate', 5],
  ['Shopify', 3],
  ['WordPress', 4],
  ['MERN Applications', 4],
  ['Laravel', 5],
] as const;

const FIVE = [
  ['All', 5],
  ['E-Commerce', 1],
  ['Corporate', 0],
  ['Shopify', 2],
  ['WordPress', 1],
  ['MERN Applications', 1],
] as const;

/** The last two are alike but for their address: one of them stands for both where `npm test` has to be quick. */
const listings = [
  { path: '/sell/ecommerce', expected: NINETEEN, empty: 'No websites found in this Corporate category.' },
  { path: '/sell', expected: FIVE, empty: 'No websites found in this category.' },
  { path: '/sell/shopify', expected: FIVE, empty: 'No websites found in this category.' },
] as const;

for (const { path, expected, empty } of testAll ? listings : listings.slice(0, 2)) {
  test(`${path} is filtered in the page, and says how many there are`, async ({ page }) => {
    await open(page, path);
    const isMarked = await markDocument(page);
    await expect(filters(page).getByRole('link')).toHaveCount(expected.length);
    for (const [name, number] of [...expected, expected[0]]) {
      await filter(page, name).click();
      await expect(page).toHaveURL(name === 'All' ? path : `${path}?${new URLSearchParams({ category: name })}`);
      await expect(filter(page, name)).toHaveAccessibleName(`${name} ${number}`);
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
      await expect(count(page)).toHaveText(number === 1 ? '1 website' : `${number} websites`);
      await expect(cards(page)).toHaveCount(number);
      await expect(filter(page, name)).toBeFocused();
    }
    expect(await isMarked()).toBe(true);
  });

  test(`${path} says what it does not find, and leads back to all`, async ({ page }) => {
    await open(page, `${path}?category=Corporate`);
    await search(page).fill('a clinic on the moon');
    await expect(main(page)).toContainText(empty);
    await expect(count(page)).toHaveText('0 websites');
    await expect(page).toHaveURL(/q=a\+clinic\+on\+the\+moon/);
    await main(page).getByRole('link', { name: 'Show all websites' }).click();
    await expect(page).toHaveURL(path);
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(expected[0][1]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and orders are links that the server answers', async ({ page }) => {
    await page.goto('/sell/ecommerce');
    for (const [name, number] of NINETEEN) {
      await filter(page, name).click();
      await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(cards(page)).toHaveCount(number);
    }
    await filter(page, 'Shopify').click();
    await page.getByRole('link', { name: 'Price' }).click();
    expect(await titles(page)).toEqual(['Jhinuk', 'Kiln & Clay', 'Noor']);
    await expect(search(page)).toBeHidden();
    await page.goto('/sell?category=Corporate');
    await expect(main(page)).toContainText('No websites found in this category.');
    await main(page).getByRole('link', { name: 'Show all websites' }).click();
    await expect(cards(page)).toHaveCount(5);
  });

  test('a preview shows the page as on a desktop', async ({ page }) => {
    await page.goto('/sell/preview/shokal');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Baked at five/);
    await expect(page.locator('input[type="radio"]')).toHaveCount(3);
    await expect(page.locator('input[type="radio"]').first()).toBeHidden();
  });
});

test('what is chosen is in the address: reload, Back and Forward keep it', async ({ page }) => {
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

  await filter(page, 'All').click();
  await expect(page).toHaveURL('/sell/ecommerce?sort=name&q=parts');
  await page.goBack();
  await expect(filter(page, 'Laravel')).toHaveAttribute('aria-current', 'true');
  await search(page).fill('');
  await expect.poll(() => titles(page)).toEqual(byName);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&sort=name');
  await page.goBack();
  await expect(filter(page, 'Laravel')).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await titles(page))[0]).toBe('Shapla Clinic');
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(byName);
});

test('a choice of cards moves neither the page nor the focus', async ({ page }) => {
  await open(page, '/sell/ecommerce');
  await page.evaluate(() => scrollTo(0, 120));
  await filter(page, 'WordPress').click();
  await expect(cards(page)).toHaveCount(4);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(filter(page, 'WordPress')).toBeFocused();
});

test('an unknown category or order counts as none', async ({ page, site }) => {
  const plain = await ask(site.url, '/sell');
  expect((await ask(site.url, '/sell?category=Joomla&sort=age')).body).toEqual(plain.body);
  await open(page, '/sell?category=Joomla');
  await expect(filter(page, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(5);
});

test('a card shows its site, and leads to its preview and on to a message', async ({ page }) => {
  await open(page, '/sell/ecommerce');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Haque & Sattar/ }) });
  await expect(card).toContainText('Chambers, practice areas, a quiet intake form.');
  await expect(card).toContainText('$899');
  await expect(card).toContainText('Corporate');
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/sell/preview/haque-sattar');
  await expect(page).toHaveTitle('Haque & Sattar, a ready-made website · Studio 285');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haque & Sattar');
  await main(page).getByRole('link', { name: 'Ask for this site' }).click();
  await expect(page).toHaveURL('/contact?subject=Haque+%26+Sattar');
});

test('a preview is the page itself, as wide as on the device, and runs nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/sell/preview/kiln-clay');
  const frame = page.getByTitle('Kiln & Clay, live preview');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
  for (const [name, width] of [
    ['Tablet', 768],
    ['Phone', 390],
    ['Desktop', 1278],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width);
  }
  await page.getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tablet' })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(350);
  await expect(frame).toHaveAttribute('width', '768');

  expect(await frame.getAttribute('sandbox')).toBe('');
  const { status, headers } = await ask(site.url, (await frame.getAttribute('src')) ?? '');
  expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'SAMEORIGIN',
  ]);
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /);
});

test('a template opens by itself too', async ({ page }) => {
  await open(page, '/sell/preview/surma');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it by itself' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/Up the hill/);
});

test('an unknown preview is the 404 page, and answered as such', async ({ page, site }) => {
  expect((await ask(site.url, '/sell/preview/atlantis')).status).toBe(404);
  await page.goto('/sell/preview/atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await expect(main(page)).toContainText('404 Not Found');
});

/** Counts how often something in the page is set in motion by a script. */
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

for (const { reducedMotion, moves } of [
  { reducedMotion: 'no-preference', moves: true },
  { reducedMotion: 'reduce', moves: false },
] as const) {
  test(`cards ${moves ? 'glide' : 'do not move'} where motion is set to ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const moved = await countMotion(page);
    await open(page, '/sell');
    await expect(cards(page)).toHaveCount(5);
    expect(await moved()).toBe(0);
    await filter(page, 'Shopify').click();
    await expect(cards(page)).toHaveCount(2);
    await filter(page, 'All').click();
    await expect(cards(page)).toHaveCount(5);
    expect((await moved()) > 0).toBe(moves);
  });
}

test('templates have no barrier that axe knows of, and no sideways scroll', async ({ page, site }) => {
  await page.goto('/sell/ecommerce');
  const previews = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const preview of testAll ? previews : previews.slice(0, 1)) {
    const html = (await ask(site.url, preview)).body.toString();
    const template = await ask(site.url, /<iframe src="([^"]+)"/.exec(html)?.[1] ?? '');
    // In the site they are sealed against scripts, and so against axe.
    await page.goto('about:blank');
    await page.setContent(template.body.toString());
    await expectNoBarriers(page, 0);
    await expectNoSidewaysScroll(page);
  }
});
