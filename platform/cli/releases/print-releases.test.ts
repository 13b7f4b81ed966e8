import { expect, it, jest, test } from '@jest/globals';
import type { StoredRelease } from '@platform/contract/release';
import { ageOf, compareReleases, printTexts } from './print-releases.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');

test.each([
  ['2025-06-01T12:00:00.000Z', '0 seconds'],
  ['2025-06-01T11:59:59.000Z', '1 second'],
  ['2025-06-01T11:58:30.000Z', '1 minute'],
  ['2025-06-01T09:00:00.000Z', '3 hours'],
  ['2025-05-20T12:00:00.000Z', '12 days'],
  ['2025-06-01T12:00:05.000Z', '0 seconds'],
])('%s is %s ago', (at, age) => {
  expect(ageOf(at, NOON)).toBe(age);
});

const file = (path: string, sha256: string, size: number) => ({ path, sha256, size });
const page = (path: string, ...scripts: string[]) => ({ path, scripts: ['entry.0123456789.js', ...scripts] });
const base = { name: 'marketing', at: '2025-06-01T12:00:00.000Z', contract: 5 };
const before: StoredRelease = {
  ...base,
  version: 'a'.repeat(64),
  shared: { react: '19.1.0', 'react-dom': '19.1.0' },
  files: [
    file('release.json', '1', 10),
    file('web/entry.0123456789.js', '2', 1000),
    file('web/about.0123456789.js', '3', 200),
    file('web/font.aaaaaaaaaa.woff2', '4', 50),
    file('web/font.bbbbbbbbbb.woff2', '5', 60),
    file('web/old.0123456789.avif', '6', 70),
  ],
  pages: [page('/'), page('/about', 'about.0123456789.js'), page('/old')],
};
const after: StoredRelease = {
  ...base,
  version: 'b'.repeat(64),
  shared: { react: '19.2.0', 'react-dom': '19.1.0', zustand: '5.0.0' },
  files: [
    file('release.json', '1', 10),
    file('web/entry.0123456789.js', '2', 1000),
    file('web/about.abcdef0123.js', '7', 260),
    file('web/font.aaaaaaaaaa.woff2', '4', 50),
    file('web/font.cccccccccc.woff2', '8', 61),
    file('web/new.0123456789.avif', '9', 80),
  ],
  pages: [page('/'), page('/about', 'about.abcdef0123.js'), page('/new')],
};

it('lists added, removed and changed files, pages and dependencies', () => {
  expect(compareReleases(before, after)).toEqual({
    from: before.version,
    to: after.version,
    files: {
      'web/about.js': { before: 200, after: 260 },
      'web/font.bbbbbbbbbb.woff2': { before: 60 },
      'web/font.cccccccccc.woff2': { after: 61 },
      'web/new.avif': { after: 80 },
      'web/old.avif': { before: 70 },
    },
    pages: { '/about': { before: 1200, after: 1260 }, '/new': { after: 1000 }, '/old': { before: 1000 } },
    dependencies: { react: { before: '19.1.0', after: '19.2.0' }, zustand: { after: '5.0.0' } },
  });
});

it('returns no changes between a release and itself', () => {
  expect(compareReleases(before, before)).toMatchObject({ files: {}, pages: {}, dependencies: {} });
});

it('prints the lines of text that differ', () => {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const page = { path: '/contact', removed: ['Send'], added: ['Send It'], more: 2 };
  printTexts({ pages: [page], isComplete: false });
  printTexts({ pages: [], isComplete: true });
  expect(print.mock.calls.flat().join('\n')).toBe(
    'texts: \n    /contact\n      - Send\n      + Send It\n      and 2 more lines\n    not all pages could be compared\ntexts: no difference',
  );
  print.mockRestore();
});
