import { expect, test } from '@jest/globals';
import { ageOf } from './print-releases.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');

test.each([
  ['2025-06-01T12:00:00.000Z', '0 seconds'],
  ['2025-06-01T11:59:59.000Z', '1 second'],
  ['2025-06-01T11:58:30.000Z', '1 minute'],
  ['2025-06-01T09:00:00.000Z', '3 hours'],
  ['2025-05-20T12:00:00.000Z', '12 days'],
  ['2025-06-01T12:00:05.000Z', '0 seconds'],
])('%s is %s ago', (at, age) => {
  expect(ageOf(at, NOON)).toBe(age);
});
