import { expect, test } from '@jest/globals';
import { fluid, fluidTitle } from './scale.ts';

/** Returns a CSS length in px at a viewport width. */
function pixels(length: string, viewport: number): number {
  const source = length
    .replaceAll(/([\d.-]+)rem/g, (_, value: string) => `(${Number(value) * 16})`)
    .replaceAll(/([\d.-]+)vw/g, (_, value: string) => `(${(Number(value) * viewport) / 100})`)
    .replaceAll('min', 'Math.min');
  const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
  return new Function('clamp', `return ${source}`)(clamp) as number;
}

test.each([
  [320, 64],
  [390, 64],
  [915, 94],
  [1440, 124],
  [2560, 124],
])('at %i a fluid length from 64 to 124 is %i', (viewport, length) => {
  expect(pixels(fluid(64, 124), viewport)).toBeCloseTo(length, 1);
});

test.each([
  [320, 52.5],
  [390, 64],
  [1440, 124],
])('at %i a title from 64 to 124 is %f: below 390 it decreases with the viewport', (viewport, length) => {
  expect(pixels(fluidTitle(64, 124), viewport)).toBeCloseTo(length, 1);
});
