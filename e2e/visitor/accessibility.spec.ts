import { fewPages, inGroups } from '../expected-pages/pages.ts';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { openPage } from '../support/pages/browsing.ts';
import { test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

for (const [name, pages] of inGroups(fewPages.filter((_, i) => testAll || i % 2 === 1))) {
  test(`${name} have no axe violations and no horizontal scroll`, async ({ page }) => {
    test.slow();
    for (const [turn, { path }] of pages.entries()) {
      await test.step(path, async () => {
        await openPage(page, path);
        await expectNoAxeViolations(page, turn);
        await expectNoHorizontalScroll(page);
      });
    }
  });
}
