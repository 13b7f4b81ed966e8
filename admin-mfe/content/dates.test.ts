import { expect, test } from '@jest/globals';
import { dateParts, localDate, longDay, relativeDate } from './dates.ts';

test('formats a time in a language and a time zone', () => {
  const iso = '2025-03-12T20:14:00.000Z';
  expect(localDate(iso, { locale: 'en-GB', timeZone: 'Asia/Dhaka' })).toBe('13 Mar 2025, 02:14');
  expect(localDate(iso, { locale: 'en-GB', timeZone: 'UTC', long: true })).toBe('12 March 2025 at 20:14');
  expect(localDate(iso, { locale: 'de-DE', timeZone: 'America/New_York' })).toBe('12.03.2025, 16:14');
});

test('returns the clock of a time of this year, and the year of an earlier time', () => {
  const options = { locale: 'en-GB', timeZone: 'UTC' };
  const parts = (year: number) => dateParts('2025-03-12T09:14:00Z', new Date(year, 5, 1), options);
  expect(parts(2025)).toEqual({ day: '12 Mar', clock: '09:14', year: undefined });
  expect(parts(2026)).toEqual({ day: '12 Mar', clock: undefined, year: '2025' });
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

test('names the day, and the year of another year', () => {
  const date = new Date(2025, 3, 11);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options).format(date);
  expect(longDay(date, new Date(2025, 0, 1))).toBe(format({ day: 'numeric', month: 'long' }));
  expect(longDay(date, new Date(2024, 11, 31))).toBe(format({ day: 'numeric', month: 'long', year: 'numeric' }));
});
