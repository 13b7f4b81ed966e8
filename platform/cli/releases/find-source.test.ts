import { expect, it, jest } from '@jest/globals';
import { createFindSource } from './find-source.ts';
import type { SiteClient } from './site-client.ts';

const RELEASE = { name: 'blog', version: '1' };
const at = { name: 'blog', file: 'pages.0123456789.js', line: 1, column: 1 };
/** Its only mapping leads to line 3 of the source. */
const MAP = { version: 3, sources: ['webpack://mf_blog/../blog/page.tsx'], names: [], mappings: 'AAEA' };

function siteWith(map: string) {
  const files = [{ path: 'maps/pages.0123456789.js.map', sha256: 'a'.repeat(64), size: 1 }];
  const request = jest.fn(async (_: string, path: string) =>
    path.endsWith('/source') ? { files } : new TextEncoder().encode(map),
  );
  return { request, findSource: createFindSource(request as SiteClient, RELEASE) };
}

it('finds a place in the sources of the release, and reads its map once', async () => {
  const { request, findSource } = siteWith(JSON.stringify(MAP));
  expect(await findSource(at)).toBe('blog/page.tsx:3');
  expect(await findSource(at)).toBe('blog/page.tsx:3');
  expect(request.mock.calls.map(([, path]) => path)).toEqual([
    '/api/releases/blog/1/source',
    `/api/releases/blog/1/source/${'a'.repeat(64)}`,
  ]);
});

it.each([
  ['of another release', { ...at, name: 'shop' }, JSON.stringify(MAP)],
  ['without a map', { ...at, file: 'other.js' }, JSON.stringify(MAP)],
  ['of a map that cannot be read', at, '{'],
])('returns the place in the script %s', async (_, place, map) => {
  expect(await siteWith(map).findSource(place)).toBe(`${place.name}/${place.file}:1:1`);
});
