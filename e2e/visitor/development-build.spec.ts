import { expect, test } from '../support/test.ts';
import { expectText, hydrateAndUse, saidOf } from './expectations.ts';
import { fewPages } from './public-pages.ts';

// One after the other: this site takes long to start, because its scripts are large.
test.describe.configure({ mode: 'default' });
test.use({ colorScheme: 'light' });

/** What React's development build says of itself. */
const INTRODUCTION = /^console info: .*Download the React DevTools/;

for (const found of fewPages) {
  test(`${found.path} hydrates without a word from React’s development build`, async ({ page, developmentSite }) => {
    const said = await hydrateAndUse(page, developmentSite.url, found);
    expect(said.filter((line) => INTRODUCTION.test(line))).toHaveLength(1);
    expect(said.filter((line) => !INTRODUCTION.test(line))).toEqual(saidOf(found));
    await expectText(page, found);
  });
}
