import { expect, test } from '@jest/globals';
import { localDate } from './local-date.ts';

test('a time is told in a time zone and a language', () => {
  const iso = '2025-03-12T20:14:00.000Z';
  expect(localDate(iso, { locale: 'en-GB', timeZone: 'Asia/Dhaka' })).toBe('13 Mar 2025, 02:14');
  expect(localDate(iso, { locale: 'de-DE', timeZone: 'America/New_York' })).toBe('12.03.2025, 16:14');
});

test('unless it is said, they are the browser’s', () => {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const iso = '2025-03-12T20:14:00.000Z';
  expect(localDate(iso)).toBe(localDate(iso, { locale, timeZone }));
});
