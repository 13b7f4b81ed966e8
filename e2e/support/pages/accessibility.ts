import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inTurn } from '../tier.ts';

/** Every width in every theme. */
const VIEWS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
] as const;

const NARROWEST_PHONE = { width: 320, height: 700 };

/** No script runs in such a frame; axe would wait for one without end. */
const SANDBOXED = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

/** Leaves out the reports of passed rules, which take as long as the rules. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const] };

/** Runs axe on an open page in view number `turn`; in the full tier in all views. `tags`: of the rules, all by default. */
export async function expectNoAxeViolations(page: Page, turn: number, tags?: string[]): Promise<void> {
  for (const { width, colorScheme } of inTurn(VIEWS, turn)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .exclude(SANDBOXED)
      .options({ ...ONLY_VIOLATIONS, ...(tags && { runOnly: tags }) })
      .analyze();
    const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(messages, `${width} ${colorScheme}`).toEqual([]);
  }
}

/** Expects that an open page does not scroll sideways on the narrowest phone. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST_PHONE);
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  await expect.poll(widths).toEqual([NARROWEST_PHONE.width, NARROWEST_PHONE.width]);
}
