import { expect, it, jest } from '@jest/globals';
import { hashOfResponse, readApi } from './api-reads.ts';
import { release, route } from './fixtures.fixture.ts';
import { createRecentPages } from './recent-pages.ts';

const shell = release('shell', '1');
/** Returns the release as it is read from the database each time: equal, not the same. */
const blog = () => release('blog', '1', [route('/post/:id', { fromApi: true }), route('/')]);

/** The paths that the API lists, and a pool that reads them from it. */
function setUp() {
  let slug = 'kettle';
  const api = () => new Response(slug);
  const recentPages = createRecentPages(api);
  const list = jest.fn(async () => ({
    described: [{ path: '/post/:id', paths: [`/post/${slug}`] }],
    reads: [{ path: '/api/posts', sha256: hashOfResponse(await readApi(api, '/api/posts')) }],
  }));
  const paths = async (of = shell) => {
    const remote = blog();
    const { lists } = await recentPages.paths({ list }, of, remote);
    return remote.routes.map((each) => lists.get(each));
  };
  return { list, paths, recentPages, rename: (text: string) => (slug = text) };
}

it('reads the paths of a remote once for a preview and its promotion', async () => {
  const { list, paths } = setUp();
  expect([await paths(), await paths()]).toEqual([
    [['/post/kettle'], undefined],
    [['/post/kettle'], undefined],
  ]);
  expect(list).toHaveBeenCalledTimes(1);
});

it('reads them again if the API responds differently, and with another shell', async () => {
  const { list, paths, rename } = setUp();
  await paths();
  rename('teapot');
  expect(await paths()).toEqual([['/post/teapot'], undefined]);
  await paths(release('shell', '2'));
  expect(list).toHaveBeenCalledTimes(3);
});

it('returns those that the gate has read', async () => {
  const { list, paths, recentPages } = setUp();
  const remote = blog();
  const lists = new Map(remote.routes.slice(0, 1).map((each) => [each, ['/post/kettle']]));
  recentPages.addPaths(shell, remote, { lists, reads: [] });
  expect(await paths()).toEqual([['/post/kettle'], undefined]);
  expect(list).not.toHaveBeenCalled();
});
