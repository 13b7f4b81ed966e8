import { keepMapHere } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';
import { expectStyles, expectText, hydrateAndUse, saidOf } from './expectations.ts';
import { samplePages } from './public-pages.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const found of samplePages) {
    test(`${found.path} is complete: text, head, styles, and links that lead somewhere`, async ({ page }) => {
      await keepMapHere(page);
      const response = await page.goto(found.path);
      expect(response?.status()).toBe(found.status);
      await expectText(page, found);
      await expectStyles(page);
      const targets = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets.length).toBeGreaterThan(20);
      for (const target of targets) expect(target).toMatch(/^(\/|#\w|https:\/\/|mailto:|tel:)/);
    });
  }
});

test.describe('with scripts', () => {
  test.use({ colorScheme: 'light' });

  for (const found of samplePages) {
    test(`${found.path} hydrates without a word`, async ({ page, site }) => {
      expect(await hydrateAndUse(page, site.url, found)).toEqual(saidOf(found));
      await expectText(page, found);
      await expectStyles(page);
    });
  }
});
