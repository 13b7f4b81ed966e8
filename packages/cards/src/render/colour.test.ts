import { expect, test } from '@jest/globals';
import { inSrgb } from './colour.ts';

// Values of https://www.w3.org/TR/css-color-4/#the-oklab-notation, as browsers compute them.
test.each([
  ['oklch(1 0 0)', 'rgb(255, 255, 255)'],
  ['oklch(0.628 0.2577 29.23)', 'rgb(255, 0, 0)'],
  ['oklch(62.8% 0.2577 29.23 / .5)', 'rgba(255, 0, 0, 0.5)'],
  ['oklch(0.83 0.075 235)', 'rgb(151, 208, 241)'],
])('%s is %s', (oklch, rgb) => {
  expect(inSrgb(`<path fill="${oklch}"/>`)).toBe(`<path fill="${rgb}"/>`);
});
