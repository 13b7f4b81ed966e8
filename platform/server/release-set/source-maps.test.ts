import { expect, it, jest } from '@jest/globals';
import { createFindSource, createFindThrown } from './source-maps.ts';

const at = { file: 'pages.0123456789.js', line: 1, column: 1 };
/** Its only mapping leads to line 3 of the source. */
const map = (source: string) => JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAEA' });

const setUp = (text = map('webpack://mf_blog/./blog/page.tsx')) => {
  const readFile = jest.fn(async () => new TextEncoder().encode(text));
  const files = [{ path: 'maps/pages.0123456789.js.map', sha256: 'a', size: 1 }];
  const get = jest.fn(async (_: string, version: string) => (version.startsWith('0') ? undefined : { files }));
  return { get, readFile, findSource: createFindSource({ get, readFile }) };
};

it('finds a position in the sources, and reads a map once', async () => {
  const { findSource, readFile } = setUp();
  expect(await findSource('blog', '1', at)).toBe('blog/page.tsx:3');
  expect(await findSource('blog', '1', at)).toBe('blog/page.tsx:3');
  expect(readFile).toHaveBeenCalledTimes(1);
});

it.each([
  ['no release', '0', at, undefined],
  ['no map', '1', { ...at, file: 'other.js' }, undefined],
  ['a line without a mapping', '1', { ...at, line: 999 }, undefined],
  ['a map that cannot be read', '1', at, '{'],
  ['a map of another shape', '1', at, '{"version":3,"sources":5,"mappings":7}'],
])('finds nothing with %s', async (_, version, position, text) => {
  expect(await setUp(text).findSource('blog', version, position)).toBeUndefined();
});

it('reads a limited number of maps per minute', async () => {
  jest.useFakeTimers();
  const { findSource, get } = setUp();
  const findMany = async (minute: number) => {
    const positions = await Promise.all(
      Array.from({ length: 50 }, (_, i) => findSource('blog', `1${i} ${minute}`, at)),
    );
    return positions.filter(Boolean).length;
  };
  expect(await findMany(1)).toBe(10);
  expect(get).toHaveBeenCalledTimes(10);
  jest.advanceTimersByTime(60_000);
  expect(await findMany(2)).toBe(10);
  jest.useRealTimers();
});

it('finds where a release threw an error, past frames of other code', async () => {
  const files = [{ path: 'maps/page.js.map', sha256: 'a', size: 1 }];
  const readFile = async () => new TextEncoder().encode(map('webpack://blog-mfe/./blog/page.tsx'));
  const find = createFindThrown({ name: 'blog', version: '1', files }, { readFile });
  const thrown = (stack: string) => Object.assign(new Error('no'), { stack });
  const frames = 'Error: no\n at render (shell/page.js:1:1)\n at late (blog/late.js:1:1)\n at Page (blog/page.js:1:9)';
  expect(await find(thrown(frames))).toBe('blog/page.tsx:3');
  expect(await find(thrown('Error: no\n at render (shell/page.js:1:1)'))).toBeUndefined();
  expect(await find('no')).toBeUndefined();
});
