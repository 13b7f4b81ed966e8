import { expect, test } from '@jest/globals';
import { fallbackOf } from './fallback.mjs';

const measures = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 };

/** Returns a font whose characters are all equally wide. `width` in thousandths of the font size. */
const font = (/** @type {number} */ width) => ({
  ...measures,
  layout: (/** @type {string} */ text) => ({ advanceWidth: text.length * width }),
});

test('a font as wide as that of the system needs no adjustment', () => {
  expect(fallbackOf(font(500), font(500), 'Text')['size-adjust']).toBe('100%');
});

test('the adjustment of the width does not change the height of a line', () => {
  const {
    'size-adjust': adjust,
    'ascent-override': ascent,
    'descent-override': descent,
  } = fallbackOf(font(625), font(500), 'Text');
  expect(adjust).toBe('125%');
  const share = Number.parseFloat(adjust) / 100;
  expect(Number.parseFloat(ascent) * share).toBeCloseTo(90);
  expect(Number.parseFloat(descent) * share).toBeCloseTo(30);
});
