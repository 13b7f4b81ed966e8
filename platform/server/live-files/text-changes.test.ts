import { setTimeout } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { FinishedPage } from '../pages/cache/finished-page.ts';
import type { ReleaseRoute } from '../release-set/release.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import { release, route } from '../render/fixtures.fixture.ts';
import { readLines } from './page-lines.ts';
import { createTextChanges } from './text-changes.ts';

const htmlOf = (lines: readonly string[]) =>
  `<html><head><title>Title</title></head><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`;

/** The lines of a release's pages by path. */
type Pages = Readonly<Record<string, readonly string[]>>;

/** Creates the comparison of the releases of `blog`, by version. */
function setUp(
  versions: Readonly<Record<string, Pages>>,
  { timeMs, delay = 0 }: { timeMs?: number; delay?: number } = {},
) {
  const all = Object.entries(versions).map(([version, pages]) =>
    release(
      'blog',
      version,
      Object.keys(pages).map((path) => route(path)),
    ),
  );
  const closed = jest.fn();
  const open = jest.fn(async (set: ReleaseSet) => {
    const pages = versions[set.remotes[0]?.version ?? ''] ?? {};
    return {
      set,
      pathsOf: ({ path }: ReleaseRoute) => [path],
      async document(url: string) {
        await setTimeout(delay);
        const bytes = new TextEncoder().encode(htmlOf(pages[url] ?? []));
        return { bodies: { identity: bytes } } as unknown as FinishedPage;
      },
      close: async () => closed(),
    };
  });
  const store = {
    get: async (_: string, version: string) => all.find((one) => one.version === version),
    live: async () => [release('shell', '1')],
  };
  const changes = createTextChanges({ store, open, ...(timeMs !== undefined && { timeMs }) } as never);
  const compare = (from: string, to: string) => changes.between({ name: 'blog', from, to });
  return { compare, open, closed };
}

it('lists the lines that pages have lost and won, and new and removed pages', async () => {
  const { compare, closed } = setUp({
    a: { '/blogs': ['All posts', 'From 2024', 'More', 'More'], '/old': ['Gone'], '/same': ['Same'] },
    b: { '/blogs': ['From 2025', 'All posts', 'More'], '/new': ['Here'], '/same': ['Same'] },
  });
  expect(await compare('a', 'b')).toEqual({
    pages: [
      { path: '/blogs', added: ['From 2025'], removed: ['From 2024', 'More'], more: 0 },
      { path: '/new', added: ['Here'], removed: [], more: 0 },
      { path: '/old', added: [], removed: ['Gone'], more: 0 },
    ],
    isComplete: true,
  });
  expect(closed).toHaveBeenCalledTimes(2);
});

it('compares two releases once', async () => {
  const { compare, open } = setUp({ a: { '/blogs': ['All posts'] }, b: { '/blogs': ['All posts'] } });
  expect(await compare('a', 'b')).toEqual({ pages: [], isComplete: true });
  await compare('a', 'b');
  expect(open).toHaveBeenCalledTimes(2);
});

it('compares a bounded number of pages and lines, and calls no page removed that it did not compare', async () => {
  const lines = Array.from({ length: 50 }, (_, i) => `Line ${i}`);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`/p${String(i).padStart(3, '0')}`, lines]));
  const { compare } = setUp({ a: many(30), b: { ...many(90), '/p000': [] } });
  const { pages, isComplete } = await compare('a', 'b');
  expect(isComplete).toBe(false);
  expect(pages).toEqual([{ path: '/p000', added: [], removed: lines.slice(0, 20), more: 30 }]);
});

it('leaves pages out when its time is over, and compares them again when it is asked again', async () => {
  const pages = { '/a': ['A'], '/b': ['B'], '/c': ['C'] };
  const { compare, open, closed } = setUp({ a: pages, b: pages }, { timeMs: 1, delay: 30 });
  expect(await compare('a', 'b')).toEqual({ pages: [], isComplete: false });
  await compare('a', 'b');
  expect([open.mock.calls.length, closed.mock.calls.length]).toEqual([4, 4]);
});

it('compares one pair at a time, and lets four wait', async () => {
  const versions = Object.fromEntries([...'abcdef'].map((version) => [version, { '/blogs': [version] }]));
  const { compare } = setUp(versions);
  const pairs = [...'bcdef'].map((version) => compare('a', version));
  const outcomes = await Promise.allSettled(pairs);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
  expect(outcomes.at(-1)).toMatchObject({ reason: { details: { status: 503 } } });
});

it('refuses a release that is not stored any more', async () => {
  await expect(setUp({ a: {} }).compare('a', 'z')).rejects.toMatchObject({ details: { status: 404 } });
});

it('reads the text of a page’s body by lines, without scripts and drawings', async () => {
  const html =
    '<html><head><title>No</title></head><body><script>no()</script><h1>A <em>fine</em>\n title</h1><ul><li>One</li><li>Two &amp; three</li></ul><svg><text>No</text></svg>End</body></html>';
  expect(await readLines(html)).toEqual(['A fine title', 'One', 'Two & three', 'End']);
  expect(await readLines(`<body><p>${'a'.repeat(100_000)}</p>`)).toEqual(['a'.repeat(300)]);
});
