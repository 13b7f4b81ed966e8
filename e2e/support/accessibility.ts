import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [360, 1440] as const;
const THEMES = ['light', 'dark'] as const;

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 700 };

/** Lets axe look at an open page, narrow and wide, light and dark. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
      expect(found, `${width} ${colorScheme}`).toEqual([]);
    }
  }
}

/** Measures an open page on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBe(window);
}
