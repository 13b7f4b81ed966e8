import { expect, it, jest } from '@jest/globals';
import { runCheckHere } from '../gate/checks.fixture.ts';
import { createPageRuns } from '../gate/page-runs.ts';
import { releaseSetOf } from '../release-set/release-set.ts';
import { hashOfResponse, readApi } from '../render/api-reads.ts';
import { release, rendered, route, siteData } from '../render/fixtures.fixture.ts';
import type { RenderTask } from '../render/messages.ts';
import { createRecentPages } from '../render/recent-pages.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createLiveSet } from './live-set.ts';

const shell = release('shell', 'v1');
const blog = release('blog', 'v1', [route('/'), route('/posts', { search: { tab: ['new'] } })]);

/** Checks `blog` as the gate does, then serves its pages. Each page reads `/api/posts`. Returns the renderings of both. */
async function setUp() {
  let posts = 'first';
  const api = () => new Response(posts);
  const render = jest.fn(async ({ url, remote }: RenderTask) => ({
    ...rendered(`${url} ${posts}`, remote === null ? 404 : 200),
    reads: [{ path: '/api/posts', sha256: hashOfResponse(await readApi(api, '/api/posts')) }],
  }));
  const data = { siteData, origin: () => 'https://site.example', recentPages: createRecentPages(api) };
  const noLists = async () => ({ described: [], reads: [] });
  const pool = { width: 1, start: () => {}, render, describe: noLists, list: noLists, close: async () => undefined };
  const runs = createPageRuns({
    ...data,
    pool,
    runCheck: runCheckHere,
    findThrown: async () => undefined,
    limitMs: 30_000,
    msLeft: () => 30_000,
  });
  expect(await runs.ofRemote(blog, [shell])).toEqual([]);
  render.mockClear();

  const set = releaseSetOf([shell, blog]);
  if (!set) throw new Error('the set has no shell');
  const openSet = () =>
    createLiveSet({
      ...data,
      api: () => new Response(),
      set,
      pool,
      cache: createPageCache(1024 * 1024),
      onFailure: () => undefined,
    });
  const live = openSet();
  const htmlAt = async (path: string, search = '') => {
    const page = await live.page(live.addresses.find(path, search) as Parameters<typeof live.page>[0]);
    return new TextDecoder().decode(page.bodies.identity);
  };
  const write = (text: string) => {
    posts = text;
  };
  return { live, render, htmlAt, write, openSet };
}

it('serves the pages that the gate rendered, without a second rendering', async () => {
  const { live, render, htmlAt } = await setUp();
  expect(await live.prerender()).toMatchObject({ pages: 3, failed: [] });
  expect(await htmlAt('/')).toBe('/ first');
  expect(await htmlAt('/posts', 'tab=new')).toBe('/posts?tab=new first');
  expect(render).not.toHaveBeenCalled();
});

it('renders a page again if the API responds differently to its loaders', async () => {
  const { live, render, htmlAt, write } = await setUp();
  write('second');
  await live.prerender();
  expect(await htmlAt('/posts')).toBe('/posts second');
  expect(render).toHaveBeenCalledTimes(3);
});

it('renders the other pages of a remote once for its preview and its promotion', async () => {
  const { live, render, write, openSet } = await setUp();
  write('second');
  await openSet().renderForLater('blog');
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/posts']);
  render.mockClear();
  expect(await live.prerender()).toMatchObject({ failed: [] });
  expect(render.mock.calls.map(([{ remote }]) => remote)).toEqual([null]);
});
