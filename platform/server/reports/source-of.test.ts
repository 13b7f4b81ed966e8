import { expect, it, jest } from '@jest/globals';
import { createSourceOf } from './source-of.ts';

const at = { file: 'pages.0123456789.js', line: 1, column: 1 };
/** Its only mapping leads to line 3 of the source. */
const map = (source: string) => JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAEA' });

const setUp = (text = map('webpack://mf_blog/./blog/page.tsx')) => {
  const time = { now: 0 };
  const readFile = jest.fn(async () => new TextEncoder().encode(text));
  const files = [{ path: 'maps/pages.0123456789.js.map', sha256: 'a', size: 1 }];
  const get = jest.fn(async (_: string, version: string) => (version.startsWith('0') ? undefined : { files }));
  return { time, get, readFile, sourceOf: createSourceOf({ store: { get, readFile }, now: () => time.now }) };
};

it('finds the place in the sources, and reads a map once', async () => {
  const { sourceOf, readFile } = setUp();
  expect(await sourceOf('blog', '1', at)).toBe('blog/page.tsx:3');
  expect(await sourceOf('blog', '1', at)).toBe('blog/page.tsx:3');
  expect(readFile).toHaveBeenCalledTimes(1);
});

it.each([
  ['no release', '0', at, undefined],
  ['no map', '1', { ...at, file: 'other.js' }, undefined],
  ['a line that no map knows', '1', { ...at, line: 999 }, undefined],
  ['a map that cannot be read', '1', at, '{'],
  ['a map of another shape', '1', at, '{"version":3,"sources":5,"mappings":7}'],
])('finds nothing where there is %s', async (_, version, place, text) => {
  expect(await setUp(text).sourceOf('blog', version, place)).toBeUndefined();
});

it('reads few maps a minute, however many are asked for', async () => {
  const { sourceOf, get, time } = setUp();
  const ask = () => Promise.all(Array.from({ length: 50 }, (_, i) => sourceOf('blog', `1${i}${time.now}`, at)));
  expect((await ask()).filter(Boolean)).toHaveLength(10);
  expect(get).toHaveBeenCalledTimes(10);
  time.now += 60_000;
  expect((await ask()).filter(Boolean)).toHaveLength(10);
});
