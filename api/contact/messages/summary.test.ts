import { expect, it } from '@jest/globals';
import { lastDays } from './summary.ts';

it.each([
  [
    'UTC',
    '2025-06-01T12:00:00Z',
    ['2025-05-31', '2025-06-01'],
    ['2025-05-31T00:00:00.000Z', '2025-06-01T00:00:00.000Z', '2025-06-02T00:00:00.000Z'],
  ],
  [
    'Asia/Kathmandu',
    '2025-06-01T18:15:00Z',
    ['2025-06-01', '2025-06-02'],
    ['2025-05-31T18:15:00.000Z', '2025-06-01T18:15:00.000Z', '2025-06-02T18:15:00.000Z'],
  ],
  [
    'Europe/London',
    '2025-03-30T12:00:00Z',
    ['2025-03-29', '2025-03-30'],
    ['2025-03-29T00:00:00.000Z', '2025-03-30T00:00:00.000Z', '2025-03-30T23:00:00.000Z'],
  ],
  [
    'Europe/London',
    '2025-10-27T00:30:00Z',
    ['2025-10-26', '2025-10-27'],
    ['2025-10-25T23:00:00.000Z', '2025-10-27T00:00:00.000Z', '2025-10-28T00:00:00.000Z'],
  ],
  // Clocks change at midnight: one day begins at 01:00, another has its last hour twice.
  [
    'Africa/Cairo',
    '2025-04-25T12:00:00Z',
    ['2025-04-24', '2025-04-25'],
    ['2025-04-23T22:00:00.000Z', '2025-04-24T22:00:00.000Z', '2025-04-25T21:00:00.000Z'],
  ],
  [
    'Africa/Cairo',
    '2025-10-30T21:30:00Z',
    ['2025-10-29', '2025-10-30'],
    ['2025-10-28T21:00:00.000Z', '2025-10-29T21:00:00.000Z', '2025-10-30T22:00:00.000Z'],
  ],
  [
    'Asia/Beirut',
    '2025-03-29T22:00:00Z',
    ['2025-03-29', '2025-03-30'],
    ['2025-03-28T22:00:00.000Z', '2025-03-29T22:00:00.000Z', '2025-03-30T21:00:00.000Z'],
  ],
  [
    'Asia/Beirut',
    '2025-10-26T12:00:00Z',
    ['2025-10-25', '2025-10-26'],
    ['2025-10-24T21:00:00.000Z', '2025-10-25T22:00:00.000Z', '2025-10-26T22:00:00.000Z'],
  ],
])('returns the days of %s at %s', (zone, now, names, bounds) => {
  const days = lastDays(new Date(now), 2, zone);
  expect(days.map(({ day }) => day)).toEqual(names);
  expect([days[0]?.from, ...days.map(({ to }) => to)].map((time) => time?.toISOString())).toEqual(bounds);
});

it('leaves no gap between days', () => {
  const days = lastDays(new Date('2025-11-05T05:00:00Z'), 30, 'America/New_York');
  expect(days).toHaveLength(30);
  for (const [i, { from }] of days.slice(1).entries()) expect(from).toEqual(days[i]?.to);
});
