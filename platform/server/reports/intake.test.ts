import { expect, it } from '@jest/globals';
import { createIntake, REPORTS_PER_S } from './intake.ts';

const setUp = () => {
  const time = { now: 5000 };
  return { time, intake: createIntake({ now: () => time.now }) };
};

it('takes a bounded number of reports a second', () => {
  const { time, intake } = setUp();
  const takeMany = () => Array.from({ length: 1000 }, () => intake.take()).filter(Boolean).length;
  expect(takeMany()).toBe(REPORTS_PER_S);
  time.now += 999;
  expect(takeMany()).toBe(0);
  time.now += 1;
  expect(takeMany()).toBe(REPORTS_PER_S);
});

it('tells browsers to count all views, and a part of them while there are many', () => {
  const { time, intake } = setUp();
  const tellMany = (views: number) => Array.from({ length: views }, () => intake.tell()).at(-1);
  expect(tellMany(5)).toBeUndefined();
  time.now += 1000;
  expect(tellMany(2000)).toBeUndefined();
  time.now += 1000;
  expect(tellMany(1)).toEqual({ 'Server-Timing': 'reports;desc="0.010"' });
  time.now += 1000;
  expect(tellMany(1)).toBeUndefined();
  tellMany(2000);
  time.now += 60_000;
  expect(tellMany(1)).toBeUndefined();
});

it('takes all and tells nothing where limits are off', () => {
  const intake = createIntake({ isUnlimited: true, now: () => 5000 });
  expect(Array.from({ length: 1000 }, () => intake.take()).every(Boolean)).toBe(true);
  expect(intake.tell()).toBeUndefined();
});
