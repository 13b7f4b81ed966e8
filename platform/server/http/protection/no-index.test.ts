import { expect, it, jest } from '@jest/globals';
import { setNoIndex } from './no-index.ts';

it.each([
  ['/api', true],
  ['/api/services', true],
  ['/api?x=1', true],
  ['/healthz', true],
  ['/readyz', true],
  ['/', false],
  ['/apiary', false],
  ['/about?api', false],
  ['/assets/shell/api.js', false],
])('%s is kept out of search engines: %j', (url, expected) => {
  const setHeader = jest.fn<(name: string, value: unknown) => never>();
  setNoIndex({ url }, { setHeader });
  expect(setHeader.mock.calls).toEqual(expected ? [['X-Robots-Tag', 'noindex']] : []);
});
