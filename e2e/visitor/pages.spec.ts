import { keepMapHere } from '../support/browsing.ts';
import { listenTo } from '../support/complaints.ts';
import { expect, test } from '../support/test.ts';
import { expectStyles, expectText, hydrateAndUse, saidOf } from './expectations.ts';
import { inParts, samplePages } from './public-pages.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [part, pages] of inParts(samplePages)) {
    test(`${part} are complete: text, head, styles, and links that lead somewhere`, async ({ page }) => {
      await keepMapHere(page);
      for (const found of pages) {
        await test.step(found.path, async () => {
          const response = await page.goto(found.path);
          expect(response?.status()).toBe(found.status);
          await expectText(page, found);
          await expectStyles(page);
          const links = page.locator('a');
          const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          expect(targets.length).toBeGreaterThan(20);
          for (const target of targets) expect(target).toMatch(/^(\/|#\w|https:\/\/|mailto:|tel:)/);
        });
      }
    });
  }
});

test.describe('with scripts', () => {
  test.use({ colorScheme: 'light' });

  for (const [part, pages] of inParts(samplePages)) {
    test(`${part} hydrate without a word`, async ({ page, site }) => {
      await keepMapHere(page);
      const complaints = await listenTo(page, site.url);
      for (const found of pages) {
        await test.step(found.path, async () => {
          expect(await hydrateAndUse(page, site.url, found, complaints)).toEqual(saidOf(found));
          await expectText(page, found);
          await expectStyles(page);
        });
      }
    });
  }
});
