import { expect, test } from '@jest/globals';
import { messagesPerLine } from './scale.ts';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 5],
  [61, 10],
  [100_000, 10_000],
])('where a day has %i messages a line is %i', (most, per) => {
  expect(messagesPerLine(most)).toBe(per);
});
