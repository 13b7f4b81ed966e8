import { expect, test } from '@jest/globals';
import { weeksInWords } from './offer.ts';

test.each([
  [[4, 6], 'four to six weeks'],
  [[2, 2], 'two weeks'],
  [[1, 1], 'one week'],
  [[8, 14], 'eight to 14 weeks'],
] as const)('%j weeks are %p', (weeks, words) => {
  expect(weeksInWords(weeks)).toBe(words);
});
