import { describe, expect, test } from '@jest/globals';
import { isWideOfThree, isWideOfTwo } from './wide-cards.ts';

/** Returns the number of columns of each card of a list. */
const spans = (total: number, isWide: typeof isWideOfThree) =>
  Array.from({ length: total }, (_, place) => (isWide(place, total) ? 2 : 1));

/** Returns the number of empty columns in the last row. */
function emptyColumns(widths: readonly number[], columns: number): number {
  let taken = 0;
  for (const width of widths) taken = taken + width > columns ? width : taken + width;
  return columns - taken;
}

describe('three columns', () => {
  test.each([2, 3, 5, 6, 8, 19])('%i cards fill the last row', (total) => {
    expect(emptyColumns(spans(total, isWideOfThree), 3)).toBe(0);
  });

  test('the first and the ninth of nineteen cards are wide', () => {
    const wide = spans(19, isWideOfThree).flatMap((span, place) => (span === 2 ? [place] : []));
    expect(wide).toEqual([0, 8]);
  });
});

test.each([1, 2, 5, 6, 19])('two columns: %i cards fill the last row', (total) => {
  expect(emptyColumns(spans(total, isWideOfTwo), 2)).toBe(0);
});
