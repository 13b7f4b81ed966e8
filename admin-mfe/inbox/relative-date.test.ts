import { expect, test } from '@jest/globals';
import { relativeDate } from './relative-date.ts';

test.each([
  ['2025-03-12T11:59:30Z', 'now'],
  ['2025-03-12T12:00:10Z', 'now'],
  ['2025-03-12T11:55:00Z', '5 minutes ago'],
  ['2025-03-12T09:01:00Z', '2 hours ago'],
  ['2025-03-11T11:00:00Z', 'yesterday'],
  ['2025-03-06T11:00:00Z', '6 days ago'],
  ['2025-03-05T11:00:00Z', '5 Mar 2025'],
])('%s is %s', (iso, text) => {
  expect(relativeDate(iso, new Date('2025-03-12T12:00:00Z'), 'en-GB')).toBe(text);
});
