import { expect, test } from '@jest/globals';
import { fallbackOf } from './fallback.mjs';

const measures = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 };

/** Returns a font whose text is `factor` times as wide as Arial's. */
const font = (/** @type {number} */ factor) => {
  const arial = Number.parseFloat(
    fallbackOf({ ...measures, layout: () => ({ advanceWidth: 1000 }) }, 'regular')['size-adjust'],
  );
  return { ...measures, layout: () => ({ advanceWidth: (1000 * 100 * factor) / arial }) };
};

test('a font as wide as Arial needs no adjustment', () => {
  expect(Number.parseFloat(fallbackOf(font(1), 'regular')['size-adjust'])).toBeCloseTo(100, 0);
});

test('the adjustment of the width does not change the height of a line', () => {
  const {
    'size-adjust': adjust,
    'ascent-override': ascent,
    'descent-override': descent,
  } = fallbackOf(font(1.25), 'regular');
  const share = Number.parseFloat(adjust) / 100;
  expect(share).toBeCloseTo(1.25, 1);
  expect(Number.parseFloat(ascent) * share).toBeCloseTo(90, 0);
  expect(Number.parseFloat(descent) * share).toBeCloseTo(30, 0);
});
