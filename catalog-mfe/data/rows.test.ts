import { describe, expect, test } from '@jest/globals';
import { isWideOfThree, isWideOfTwo } from './rows.ts';

/** How many columns a card takes, for all cards of a list. */
const spans = (total: number, isWide: typeof isWideOfThree) =>
  Array.from({ length: total }, (_, place) => (isWide(place, total) ? 2 : 1));

/** How many columns of the last row stay empty. */
function left(widths: readonly number[], columns: number): number {
  let taken = 0;
  for (const width of widths) taken = taken + width > columns ? width : taken + width;
  return columns - taken;
}

describe('three columns', () => {
  test.each([2, 3, 5, 6, 8, 19])('%i cards leave no column of the last row empty', (total) => {
    expect(left(spans(total, isWideOfThree), 3)).toBe(0);
  });

  test('have their wide cards at the first and the ninth place of nineteen', () => {
    const wide = spans(19, isWideOfThree).flatMap((span, place) => (span === 2 ? [place] : []));
    expect(wide).toEqual([0, 8]);
  });
});

test.each([1, 2, 5, 6, 19])('two columns: %i cards leave none of the last row empty', (total) => {
  expect(left(spans(total, isWideOfTwo), 2)).toBe(0);
});
