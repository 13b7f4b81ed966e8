import { expect, test } from '@jest/globals';
import { localDate, relativeDate } from './dates.ts';

test('formats a time in a language and a time zone', () => {
  const iso = '2025-03-12T20:14:00.000Z';
  expect(localDate(iso, { locale: 'en-GB', timeZone: 'Asia/Dhaka' })).toBe('13 Mar 2025, 02:14');
  expect(localDate(iso, { locale: 'de-DE', timeZone: 'America/New_York' })).toBe('12.03.2025, 16:14');
});

test('uses the browser’s language and time zone by default', () => {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const iso = '2025-03-12T20:14:00.000Z';
  expect(localDate(iso)).toBe(localDate(iso, { locale, timeZone }));
});

test.each([
  ['2025-03-12T11:59:30Z', 'now'],
  ['2025-03-12T12:00:10Z', 'now'],
  ['2025-03-12T11:55:00Z', '5 minutes ago'],
  ['2025-03-12T09:01:00Z', '2 hours ago'],
  ['2025-03-11T11:00:00Z', 'yesterday'],
  ['2025-03-06T11:00:00Z', '6 days ago'],
  ['2025-03-05T11:00:00Z', '5 Mar 2025'],
])('formats %s as %s', (iso, text) => {
  expect(relativeDate(iso, new Date('2025-03-12T12:00:00Z'), 'en-GB')).toBe(text);
});
