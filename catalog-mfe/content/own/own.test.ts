import { expect, it } from '@jest/globals';
import { totalOf } from './basket.ts';
import { kinds, moved } from './blocks.ts';
import { resultOf } from './budget.ts';
import { visitsOf } from './positions.ts';

it('a position brings the share of the first one, divided by the position', () => {
  expect([1, 2, 3, 10].map((position) => visitsOf(1000, position))).toEqual([300, 150, 100, 30]);
});

it('a budget leads to visitors, orders and what is left', () => {
  const campaign = { budget: 800, click: 20, buyers: 2, profit: 24 };
  expect(resultOf(campaign, 650)).toEqual({ visitors: 4000, orders: 80, left: 470 });
  expect(resultOf({ ...campaign, click: 100 }, 650).left).toBe(-1066);
});

it('the price of a basket has the goods and the delivery, and is 0 without goods', () => {
  expect(totalOf([1, 1, 0], 0)).toBe(2620);
  expect(totalOf([1, 1, 1], 1)).toBe(3780);
  expect(totalOf([0, 0, 0], 1)).toBe(0);
});

it('an entry of a list moves to another place', () => {
  expect(moved(kinds, 0, 2)).toEqual(['picture', 'text', 'heading', 'quote', 'hours']);
  expect(moved(kinds, 4, 0)).toEqual(['hours', 'heading', 'picture', 'text', 'quote']);
});
