import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { request } from '../support/http.ts';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { MAX_INVISIBLE_SHIFT, openPage, recordLayoutShift, withMotion } from '../support/pages/browsing.ts';
import { FALLBACK_FONTS, findCutTexts } from '../support/pages/fallback-fonts.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

test('a card shows its website and leads to its preview, which leads to the contact form @main', async ({ page }) => {
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
  await page.getByRole('main').getByRole('link', { name: 'See Ledgerline' }).click();
  await expect(page).toHaveURL('/sell/preview/ledgerline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledgerline');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haque & Sattar');
  await page.getByRole('main').getByRole('link', { name: 'Ask for this site' }).click();
  await expect(page).toHaveURL('/contact?subject=Haque+%26+Sattar');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('a preview shows the page as wide as on the device, and runs no scripts', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const layoutShift = await recordLayoutShift(page);
    await openPage(page, '/sell/preview/kiln-clay');
    const frame = page.getByTitle('Kiln & Clay, live preview');
    const shownWidth = async () => Math.round((await frame.boundingBox())?.width ?? 0);
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await expect(frame).toHaveCSS('width', '390px');
    await expect.poll(shownWidth).toBe(350);
    expect(await layoutShift()).toBeLessThan(MAX_INVISIBLE_SHIFT);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
    const fontsInFrame = () => page.frames()[1]?.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(fontsInFrame).toEqual(['loaded', 'loaded', 'loaded']);
    const next = page.getByRole('region', { name: 'Noor' });
    const placeOfNext = () => next.evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY));
    const place = await placeOfNext();
    for (const [name, width] of [
      ['Tablet', 820],
      ['Phone', 390],
      ['Desktop', 843],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      await expect.poll(shownWidth).toBe(width);
      expect(await placeOfNext()).toBe(place);
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
    await page.getByRole('link', { name: 'Open in a new tab' }).click();
    await expect((await popup).getByRole('heading', { level: 1 })).toHaveText(/Pots for everyday hands/);
  });
});

test('a preview lists what is sold and its price @full', async ({ page }) => {
  await openPage(page, '/sell/preview/haque-sattar');
  const rowsOf = (name: string) =>
    page
      .getByRole('region', { name })
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => row.textContent));
  expect(await rowsOf('What you get')).toEqual([
    expect.stringMatching(/^PagesHome, practice areas, partners/),
    expect.stringMatching(/^FeaturesPractice areas with their topics/),
    expect.stringMatching(/^IncludedSetup on your domain/),
    expect.stringMatching(/^Runs on/),
    expect.stringMatching(/^DeliveryWithin two weeks/),
    expect.stringMatching(/^Afterwards/),
  ]);
  expect(await rowsOf('What changes cost')).toHaveLength(3);
  const buying = page.getByRole('region', { name: 'Buy this website' });
  await expect(buying).toContainText('$899 paid once');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(buying.getByRole('link', { name: 'Ask for this site' })).toBeInViewport({ ratio: 1 });
  const [bar, floating] = [
    await buying.boundingBox(),
    await page.getByRole('link', { name: /^Chat on/ }).boundingBox(),
  ];
  expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview shows the page as wide as on a desktop @full', async ({ page }) => {
    await page.goto('/sell/preview/shokal');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Baked at five/);
    await expect(page.locator('iframe')).toHaveCSS('width', '1440px');
    await expect(page.locator('input[type="radio"]')).toHaveCount(3);
    await expect(page.locator('input[type="radio"]').first()).toBeHidden();
  });
});

const TEMPLATES = join(import.meta.dirname, '../../packages/pictures/src/templates');
const templates = await readdir(TEMPLATES);

/** The site shows templates in sandboxed frames, where axe cannot run. `npm test` tests one template. */
for (const [turn, template] of inTurn(templates, 0).entries()) {
  test(`${template} has no axe violations and no horizontal scroll @full`, async ({ page }) => {
    await page.goto(pathToFileURL(join(TEMPLATES, template)).href);
    await expectNoAxeViolations(page, turn);
    await expectNoHorizontalScroll(page);
  });

  test(`${template} writes in its own fonts only @full`, async ({ page, site }) => {
    const id = template.replace('.html', '');
    const { body } = await request(site.url, `/sell/preview/${id}`);
    const [, address = ''] = new RegExp(`src="(/assets/catalog/${id}\\.[^"]+)"`).exec(body.toString()) ?? [];
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await fontsOfMachine(page)).toEqual([]);
  });
}

/** Returns the fonts of this machine in which the page writes, each with a text. */
async function fontsOfMachine(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 });
  const systemFonts = new Set<string>();
  for (const { nodeId, nodeName } of nodes.filter(({ nodeType }) => nodeType === 1)) {
    if (['HEAD', 'META', 'TITLE', 'STYLE', 'OPTION'].includes(nodeName)) continue;
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { isCustomFont, familyName } of fonts)
      if (!isCustomFont) systemFonts.add(`${familyName} in ${nodeName}`);
  }
  return [...systemFonts];
}

/** `npm test` tests one fallback font per template, the full tier all. */
test('every template holds on a phone 320 px wide, whatever font replaces its own @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [turn, template] of templates.entries()) {
    const html = readFileSync(join(TEMPLATES, template), 'utf8').replaceAll(/^@font-face .*$/gm, '');
    for (const [name, css] of inTurn(Object.entries(FALLBACK_FONTS), turn % 2)) {
      await page.setContent(html);
      await page.addStyleTag({ content: css });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([template, name, width, await findCutTexts(page)]).toEqual([template, name, 320, []]);
    }
  }
});
