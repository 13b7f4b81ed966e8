import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every width in every theme takes its time; usually each of them is looked at once. */
const LOOKS = [
  { width: 360, colorScheme: 'light', always: true },
  { width: 360, colorScheme: 'dark', always: false },
  { width: 1440, colorScheme: 'light', always: false },
  { width: 1440, colorScheme: 'dark', always: true },
] as const;

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 700 };

/** Lets axe look at an open page, narrow and wide, light and dark; with TEST_ALL in every combination. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS.filter(({ always }) => always || process.env.TEST_ALL === '1')) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${width} ${colorScheme}`).toEqual([]);
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
