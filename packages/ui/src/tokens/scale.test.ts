import { expect, test } from '@jest/globals';
import { fluid, fluidTitle } from './scale.ts';

/** Returns a CSS length in px at a viewport width. */
function pixels(length: string, viewport: number, textSize = 16): number {
  const source = length
    .replaceAll(/([\d.-]+)rem/g, (_, value: string) => `(${Number(value) * textSize})`)
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

test.each([
  [64, 59.1],
  [22, 36],
])('at 360 and text of 32 px a title from %i is %f: it is as large as its words allow', (length, size) => {
  expect(pixels(fluidTitle(length, 124), 360, 32)).toBeCloseTo(size, 1);
});
