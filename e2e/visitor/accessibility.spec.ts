import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { keepMapHere, open } from '../support/browsing.ts';
import { test } from '../support/test.ts';
import { publicPages } from './public-pages.ts';

for (const { path } of publicPages) {
  test(`${path}: no barrier that axe knows of, narrow and wide, light and dark; no sideways scroll`, async ({
    page,
  }) => {
    await keepMapHere(page);
    await open(page, path);
    await expectNoBarriers(page);
    await expectNoSidewaysScroll(page);
  });
}
