import { expect, test } from '@jest/globals';
import { withCommas } from './digits.ts';

test.each([0, 7, 999, 1000, 1799, 123_456, 1_000_000, 1_234_567])('%d is written as English writes it', (number) => {
  expect(withCommas(number)).toBe(number.toLocaleString('en-US'));
});
