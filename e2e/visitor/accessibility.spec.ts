import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { keepMapHere, open } from '../support/browsing.ts';
import { test } from '../support/test.ts';
import { samplePages } from './public-pages.ts';

for (const [turn, { path }] of samplePages.entries()) {
  test(`${path}: no barrier that axe knows of, no sideways scroll`, async ({ page }) => {
    await keepMapHere(page);
    await open(page, path);
    await expectNoBarriers(page, turn);
    await expectNoSidewaysScroll(page);
  });
}
