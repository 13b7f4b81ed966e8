import { expect, test } from '@jest/globals';
import { wrap } from './wrap.ts';

/** Every character is one wide. */
const length = (line: string) => line.length;

test('lines are as equally long as they can be', () => {
  expect(wrap('aa bb cc dd', 9, 3, length)).toEqual(['aa bb', 'cc dd']);
});

test('a line may end elsewhere than where it ends on the page', () => {
  expect(wrap('aa\nbb', 9, 3, length)).toEqual(['aa bb']);
});

test('no more lines than needed', () => {
  expect(wrap('aa bb', 9, 3, length)).toEqual(['aa bb']);
});

test('a text that does not fit has no lines', () => {
  expect(wrap('aaa bbb ccc', 3, 2, length)).toBeUndefined();
  expect(wrap('aaaa', 3, 2, length)).toBeUndefined();
});
