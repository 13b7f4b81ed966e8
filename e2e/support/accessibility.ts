import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inTurn } from './tier.ts';

/** Every width in every theme. */
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
] as const;

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 700 };

/** Nothing can be run in them, axe included, which would wait for ever. */
const SEALED = 'iframe[sandbox=""]';

/** What is in order need not be told, which takes as long as finding it. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const] };

/** Lets axe look at an open page in the `turn`-th of its looks; with TEST_ALL in all of them. */
export async function expectNoBarriers(page: Page, turn: number): Promise<void> {
  for (const { width, colorScheme } of inTurn(LOOKS, turn)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).exclude(SEALED).options(ONLY_VIOLATIONS).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${width} ${colorScheme}`).toEqual([]);
  }
}

/** Measures an open page on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  await expect.poll(widths).toEqual([NARROWEST.width, NARROWEST.width]);
}
