import { expect, it } from '@jest/globals';
import { cookieValues } from './cookies.ts';

it.each([
  [undefined, []],
  ['', []],
  ['other=1', []],
  ['preview=1', ['1']],
  ['preview=1; other=2; preview=3', ['1', '3']],
  ['xpreview=1;preview = "2" ; preview', ['2']],
  ['preview=a%20b; preview=%', ['a b', '%']],
])('the cookies "preview" in %j have the values %j', (header, values) => {
  expect(cookieValues(header, 'preview')).toEqual(values);
});
