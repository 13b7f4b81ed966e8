import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Returns the fonts in which the letters of elements are painted, each once; fonts of the site begin with `site:`. */
async function paintedFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const fonts = new Set<string>();
  for (const nodeId of nodeIds) {
    const painted = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of painted.fonts) fonts.add(`${isCustomFont ? 'site:' : ''}${familyName}`);
  }
  await session.detach();
  return [...fonts];
}

/** One face alone, the variable one or its subset. */
const BRAND = [expect.stringMatching(/^site:Bricolage Grotesque/)];

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('titles have the site’s typeface before any font file arrives', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of ['/', '/about', '/post/kettle', '/services/ecommerce', '/no-such-page']) {
        await page.goto(path);
        expect(await paintedFonts(page, 'h1'), path).toEqual(BRAND);
      }
    });

    for (const latency of [20, 40, 80]) {
      const tier = latency === 80 ? '' : ' @full';
      test(`a first visit at ${latency} ms has one typeface in a title, and the title of the next page the site’s${tier}`, async ({
        page,
      }) => {
        const session = await page.context().newCDPSession(page);
        const bytesPerSecond = 9_000_000 / 8;
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          latency,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
          offline: false,
        });
        const fonts = page.waitForResponse('**/*late-fonts*');
        await page.goto('/about');
        expect(await paintedFonts(page, 'h1')).toEqual(BRAND);
        await fonts;
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        await page.locator('a[href="/faqs"]').first().dispatchEvent('click');
        await expect(page).toHaveTitle('FAQs · Studio 285');
        await expect.poll(() => paintedFonts(page, 'h1')).toEqual(BRAND);
      });
    }
  });
}
