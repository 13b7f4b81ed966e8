import { expect, test } from '@jest/globals';
import { nextCursor } from './message-requests.ts';

test.each([
  ['</api/v1/contact?cursor=abc&limit=50>; rel="next"', 'abc'],
  ['<https://elsewhere.example/x?cursor=a%2Fb>; rel=next', 'a/b'],
  ['</first>; rel="first", </x?cursor=n>; title="a"; rel="next"', 'n'],
  ['</x?cursor=n>; rel="prev"', undefined],
  ['</x>; rel="next"', undefined],
  ['', undefined],
  [null, undefined],
])('the next cursor of %s is %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});
