import { expect, test } from '@jest/globals';
import { parallax } from './hero-gallery.tsx';

test.each([
  [-50, -2],
  [-25, -1],
  [0, 0],
  [50, 2],
  [80, 2],
  [-80, -2],
])('parallax maps an offset of %i to a shift of %i', (offset, shift) => {
  expect(parallax(offset)).toBeCloseTo(shift);
});
