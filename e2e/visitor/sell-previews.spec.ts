import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { open } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { NOTHING, shiftsOf } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test('a card shows its site, and leads to its preview and on to a message', async ({ page }) => {
  await open(page, '/sell/ecommerce');
  const card = page
    .getByRole('main')
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
  await page.getByRole('main').getByRole('link', { name: 'Next: Ledgerline' }).click();
  await expect(page).toHaveURL('/sell/preview/ledgerline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledgerline');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haque & Sattar');
  await page.getByRole('main').getByRole('link', { name: 'Ask for this site' }).click();
  await expect(page).toHaveURL('/contact?subject=Haque+%26+Sattar');
});

test('a preview is the page itself, as wide as on the device, and runs nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shifts = await shiftsOf(page);
  await open(page, '/sell/preview/kiln-clay');
  const frame = page.getByTitle('Kiln & Clay, live preview');
  const shown = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(frame).toHaveAttribute('width', '390');
  await expect.poll(shown).toBe(348);
  expect(await shifts()).toBeLessThan(NOTHING);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
  for (const [name, width] of [
    ['Tablet', 768],
    ['Phone', 390],
    ['Desktop', 1278],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(shown).toBe(width);
  }
  await page.getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tablet' })).toBeChecked();

  expect(await frame.getAttribute('sandbox')).toBe('');
  const { status, headers } = await ask(site.url, (await frame.getAttribute('src')) ?? '');
  expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'SAMEORIGIN',
  ]);
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it by itself' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview shows the page as on a desktop', async ({ page }) => {
    await page.goto('/sell/preview/shokal');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Baked at five/);
    await expect(page.locator('input[type="radio"]')).toHaveCount(3);
    await expect(page.locator('input[type="radio"]').first()).toBeHidden();
  });
});

test('an unknown preview is the 404 page, and answered as such', async ({ site }) => {
  const { status, body } = await ask(site.url, '/sell/preview/atlantis');
  expect(status).toBe(404);
  expect(body.toString()).toMatch(/<h1[^>]*>Oops!<\/h1>[\s\S]*404 Not Found/);
});

const TEMPLATES = join(import.meta.dirname, '../../packages/pictures/src/templates');
const templates = await readdir(TEMPLATES);

/** In the site they are sealed against scripts, and so against axe. Where `npm test` has to be quick every twelfth stands for all. */
for (const [turn, template] of templates.filter((_, i) => testAll || i % 12 === 0).entries()) {
  test(`${template} has no barrier that axe knows of, and no sideways scroll`, async ({ page }) => {
    await page.setContent(readFileSync(join(TEMPLATES, template), 'utf8'));
    await expectNoBarriers(page, turn);
    await expectNoSidewaysScroll(page);
  });
}
