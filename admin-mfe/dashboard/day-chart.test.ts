import { expect, test } from '@jest/globals';
import { messagesPerLine } from './day-chart.tsx';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 5],
  [61, 10],
  [100_000, 10_000],
])('if the busiest day has %i messages, a line stands for %i', (most, per) => {
  expect(messagesPerLine(most)).toBe(per);
});
