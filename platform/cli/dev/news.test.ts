import { expect, test } from '@jest/globals';
import { createNewsDesk, type News } from './news.ts';

test('whoever follows is told the news now, and each change', () => {
  const desk = createNewsDesk();
  const told: News[] = [];
  desk.setFaults('types of chat', ['a']);
  const unfollow = desk.follow((news) => told.push(news));
  desk.setFaults('preview', ['b']);
  desk.countShown();
  desk.setFaults('types of chat', []);
  unfollow();
  desk.countShown();
  expect(told).toEqual([
    { faults: ['a'], shown: 0 },
    { faults: ['a', 'b'], shown: 0 },
    { faults: ['a', 'b'], shown: 1 },
    { faults: ['b'], shown: 1 },
  ]);
});
