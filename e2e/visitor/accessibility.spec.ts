import { AxeBuilder } from '@axe-core/playwright';
import { open } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';
import { publicPages } from './public-pages.ts';

const WIDTHS = [360, 1440] as const;
const THEMES = ['light', 'dark'] as const;

for (const { path } of publicPages) {
  test(`${path} has no barrier that axe knows of, narrow and wide, light and dark`, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
        expect(found, `${width} ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`${path} does not scroll sideways on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBe(window);
  });
}
