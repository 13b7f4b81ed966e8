import { expect, test } from '@jest/globals';
import { fieldsOfTime, scheduledTime, tomorrowMorning } from './schedule.ts';

const now = new Date(2025, 2, 19, 14, 2);

test.each([
  ['2025-03-20', '09:00', new Date(2025, 2, 20, 9)],
  ['2025-03-19', '14:03', new Date(2025, 2, 19, 14, 3)],
  ['2025-03-19', '14:02', undefined],
  ['2025-03-18', '23:59', undefined],
  ['', '09:00', undefined],
  ['2025-03-20', '', undefined],
])('%s %s is a time to schedule only if it is to come', (day, clock, time) => {
  expect(scheduledTime(day, clock, now)).toEqual(time);
});

test('the first choice is nine in the next morning, also at the end of a month', () => {
  expect(fieldsOfTime(tomorrowMorning(now))).toEqual({ day: '2025-03-20', clock: '09:00' });
  expect(fieldsOfTime(tomorrowMorning(new Date(2025, 2, 31, 23)))).toEqual({ day: '2025-04-01', clock: '09:00' });
});
