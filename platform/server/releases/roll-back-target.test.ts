import { expect, it } from '@jest/globals';
import { rollBackTarget } from './roll-back-target.ts';

/** `a b <`: a and b were promoted, then b was rolled back. */
const historyOf = (told: string) =>
  told
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ version: word, action: word === '<' ? ('rollback' as const) : ('promote' as const) }))
    .reverse();

it.each([
  ['', undefined],
  ['a', undefined],
  ['a b', 'a'],
  ['a b <', undefined],
  ['a b c <', 'a'],
  ['a b c < d', 'b'],
  ['a b a', 'b'],
])('after "%s" it is %s', (told, target) => {
  expect(rollBackTarget(historyOf(told))).toBe(target);
});
