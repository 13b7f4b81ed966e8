import { expect, type Page } from '@playwright/test';

/** Translates a page as Chrome and Edge do: they move each text into two elements, and look for new texts again and again. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = ({ parentElement }: Node) =>
      !parentElement || parentElement.closest('font, script, style, textarea, svg, [translate=no]') !== null;
    const wrapTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts.filter((node) => node.data.trim() !== '' && !isTranslated(node))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrapTexts();
    setInterval(wrapTexts, 200);
  });
  await expect(page.locator('font').first()).toBeAttached();
}

/** Presses each button, link to a part of the page, and question of a page, twice. */
export async function pressAll(page: Page): Promise<number> {
  const controls = page.locator('main').locator('button, summary, a[href^="?"], a[href^="#"], [aria-current]');
  const count = await controls.count();
  for (let i = 0; i < 2 * count; i += 1) {
    const control = controls.nth(i % count);
    if (!(await control.isVisible().catch(() => false)) || (await control.isDisabled())) continue;
    await control.click({ timeout: 5000, noWaitAfter: true }).catch(async (error: Error) => {
      // Something else is above it, such as a dialog that the last one opened, or a press has removed it.
      const isGone = (await controls.count()) < count;
      if (!isGone && !error.message.includes('intercepts pointer events')) throw error;
    });
    await page.keyboard.press('Escape');
  }
  return count;
}
