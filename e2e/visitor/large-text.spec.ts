import { inGroups, samplePages } from '../expected-pages/pages.ts';
import { openPage } from '../support/pages/browsing.ts';
import { expectFontSize, LARGE_SIZES, PHONE, setFontSize, wideElements } from '../support/pages/large-text.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

for (const size of LARGE_SIZES)
  for (const [name, pages] of inGroups(samplePages))
    test(`with text of ${size} px no page from ${name} scrolls sideways, and the menu opens`, async ({ page }) => {
      await setFontSize(page, size);
      const wide: Record<string, string[]> = {};
      for (const { path } of pages) {
        await openPage(page, path);
        await expectFontSize(page, size);
        const elements = await wideElements(page);
        if (elements.length > 0) wide[path] = elements;
        for (const control of await page.getByRole('banner').locator('a, button, summary').all())
          if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect(wide).toEqual({});
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
      await expect(page.getByRole('banner').locator('details[open] > nav')).toBeVisible();
      expect(await wideElements(page)).toEqual([]);
    });
