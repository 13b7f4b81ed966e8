import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/accessibility.ts';
import { openPage } from '../support/browsing.ts';
import { request } from '../support/http.ts';
import { MAX_INVISIBLE_SHIFT, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test('a card shows its website and leads to its preview, which leads to the contact form', async ({ page }) => {
  await openPage(page, '/sell/ecommerce');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Haque & Sattar/ }) });
  await expect(card).toContainText('A law firm site with practice areas and an intake form.');
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

test('a preview shows the page as wide as on the device, and runs no scripts', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const layoutShift = await recordLayoutShift(page);
  await openPage(page, '/sell/preview/kiln-clay');
  const frame = page.getByTitle('Kiln & Clay, live preview');
  const shownWidth = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(frame).toHaveAttribute('width', '390');
  await expect.poll(shownWidth).toBe(348);
  expect(await layoutShift()).toBeLessThan(MAX_INVISIBLE_SHIFT);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
  for (const [name, width] of [
    ['Tablet', 768],
    ['Phone', 390],
    ['Desktop', 1278],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(shownWidth).toBe(width);
  }
  await page.getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tablet' })).toBeChecked();

  expect(await frame.getAttribute('sandbox')).toBe('');
  const { status, headers } = await request(site.url, (await frame.getAttribute('src')) ?? '');
  expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'SAMEORIGIN',
  ]);
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /);

  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it by itself' }).click();
  await expect((await popup).getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview shows the page as wide as on a desktop', async ({ page }) => {
    await page.goto('/sell/preview/shokal');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Baked at five/);
    await expect(page.locator('input[type="radio"]')).toHaveCount(3);
    await expect(page.locator('input[type="radio"]').first()).toBeHidden();
  });
});

test('an unknown preview is the error page with status 404', async ({ site }) => {
  const { status, body } = await request(site.url, '/sell/preview/atlantis');
  expect(status).toBe(404);
  expect(body.toString()).toMatch(/<h1[^>]*>Oops!<\/h1>[\s\S]*404 Not Found/);
});

const TEMPLATES = join(import.meta.dirname, '../../packages/pictures/src/templates');
const templates = await readdir(TEMPLATES);

/** The site shows templates in sandboxed frames, where axe cannot run. `npm test` tests every twelfth template. */
for (const [turn, template] of templates.filter((_, i) => testAll || i % 12 === 0).entries()) {
  test(`${template} has no axe violations and no horizontal scroll`, async ({ page }) => {
    await page.setContent(readFileSync(join(TEMPLATES, template), 'utf8'));
    await expectNoAxeViolations(page, turn);
    await expectNoHorizontalScroll(page);
  });
}
