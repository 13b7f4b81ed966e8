import { fewPages } from '../expected-pages/pages.ts';
import { allowedErrors, expectContent, hydrateAndUse } from '../support/pages/expect-page.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'needs the development build: npm run test:all');
test.use({ colorScheme: 'light' });

/** What React's development build logs on every page. */
const DEVTOOLS_HINT = /^console info: .*Download the React DevTools/;

test('pages hydrate without warnings of React’s development build', async ({ page, developmentSite }) => {
  test.slow();
  const pageErrors = await recordPageErrors(page, developmentSite.url);
  for (const expected of fewPages) {
    await test.step(expected.path, async () => {
      const errors = await hydrateAndUse(page, developmentSite.url, expected, pageErrors);
      expect(errors.filter((line) => DEVTOOLS_HINT.test(line))).toHaveLength(1);
      expect(errors.filter((line) => !DEVTOOLS_HINT.test(line))).toEqual(allowedErrors(expected));
      await expectContent(page, expected);
    });
  }
});
