import { expect, test } from '@jest/globals';
import { parallax } from './parallax.ts';

test.each([
  [-50, -2],
  [-25, -1],
  [0, 0],
  [50, 2],
  [80, 2],
  [-80, -2],
])('a pointer at %i shifts by %i', (offset, shift) => {
  expect(parallax(offset)).toBeCloseTo(shift);
});
