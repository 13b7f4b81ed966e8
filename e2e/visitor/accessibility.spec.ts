import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { keepMapHere, open } from '../support/browsing.ts';
import { test } from '../support/test.ts';
import { inParts, samplePages } from './public-pages.ts';

for (const [part, pages] of inParts(samplePages)) {
  test(`${part}: no barrier that axe knows of, no sideways scroll`, async ({ page }) => {
    test.slow();
    await keepMapHere(page);
    for (const [turn, { path }] of pages.entries()) {
      await test.step(path, async () => {
        await open(page, path);
        await expectNoBarriers(page, turn);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
