import { keepMapHere } from '../support/browsing.ts';
import { listenTo } from '../support/complaints.ts';
import { expect, test } from '../support/test.ts';
import { expectText, hydrateAndUse, saidOf } from './expectations.ts';
import { fewPages } from './public-pages.ts';

test.use({ colorScheme: 'light' });

/** What React's development build says of itself. */
const INTRODUCTION = /^console info: .*Download the React DevTools/;

test('pages hydrate without a word from React’s development build', async ({ page, developmentSite }) => {
  test.slow();
  await keepMapHere(page);
  const complaints = await listenTo(page, developmentSite.url);
  for (const found of fewPages) {
    await test.step(found.path, async () => {
      const said = await hydrateAndUse(page, developmentSite.url, found, complaints);
      expect(said.filter((line) => INTRODUCTION.test(line))).toHaveLength(1);
      expect(said.filter((line) => !INTRODUCTION.test(line))).toEqual(saidOf(found));
      await expectText(page, found);
    });
  }
});
