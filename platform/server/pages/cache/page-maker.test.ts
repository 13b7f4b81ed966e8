import { describe, expect, it } from '@jest/globals';
import { releaseSetOf } from '../../release-set/release-set.ts';
import { release, route } from '../../render/fixtures.fixture.ts';
import type { RenderTask } from '../../render/messages.ts';
import { temporaryFolders } from '../../temporary-folder.fixture.ts';
import { liveSet, page } from '../live-set.fixture.ts';
import { createDiskCache } from './disk-cache.ts';

const newFolder = temporaryFolders();

const routes = [
  route('/'),
  route('/blogs', { search: { category: ['Tech'] } }),
  route('/inbox', { private: true, layout: 'bare' }),
];
const setOf = (version: string) => releaseSetOf([release('shell', '1'), release('marketing', version, routes)]);

/** Renders pages whose loaders read nothing. */
const whole = async (task: RenderTask) => ({ ...(await page(task)), reads: [] });

/** Returns a function that starts a site again and again on the same pages on disk. */
async function site() {
  const folder = await newFolder();
  const fail = (error: unknown) => {
    throw error;
  };
  return async (render: Parameters<typeof liveSet>[0] = whole, set = setOf('1')) => {
    const diskCache = createDiskCache({
      folder,
      secret: 's',
      program: 'p',
      api: () => new Response(),
      onFailure: fail,
    });
    const started = liveSet(render, set, undefined, undefined, diskCache);
    const result = await started.live.prerender();
    await diskCache.settled();
    return {
      ...started,
      diskCache,
      result,
      rendered: started.render.mock.calls.map(([task]) => task.layoutOnly ?? task.url),
    };
  };
}

describe('pages on disk', () => {
  it('make a second start render nothing, and serve the same', async () => {
    const start = await site();
    const first = await start();
    expect(first.rendered.sort()).toEqual(['/', '/404', '/blogs', 'bare']);
    const second = await start();
    expect(second.rendered).toEqual([]);
    expect(second.result).toEqual({ pages: 4, failed: [], brokenRemotes: [], late: 0 });
    for (const path of ['/', '/blogs', '/inbox', '/nowhere'])
      expect(await second.get(path)).toEqual(await first.get(path));
    expect(second.live.cached('/')?.headers).toEqual(first.live.cached('/')?.headers);
    expect(second.render).not.toHaveBeenCalled();
  });

  it('are rendered anew for another release, and for that alone', async () => {
    const start = await site();
    await start();
    expect((await start(whole, setOf('2'))).rendered.sort()).toEqual(['/', '/blogs', 'bare']);
    expect((await start(whole, setOf('2'))).rendered).toEqual([]);
  });

  it('are not those by search values, which are too many, nor layouts in place of pages that failed', async () => {
    const start = await site();
    const failing = async (task: RenderTask) => {
      if (task.url === '/' && !task.layoutOnly) throw new Error('no');
      return whole(task);
    };
    const first = await start(failing);
    const address = first.live.addresses.find('/blogs', 'category=Tech');
    if (address.kind === 'page') await first.live.page(address);
    await first.diskCache.settled();
    const second = await start();
    expect(second.rendered).toEqual(['/']);
    if (address.kind === 'page') await second.live.page(address);
    expect(second.render.mock.calls.at(-1)?.[0]).toMatchObject({ url: '/blogs?category=Tech' });
  });

  it.each<[what: string, render: Parameters<typeof liveSet>[0]]>([
    ['that failed with a status', async (task) => ({ ...(await whole(task)), status: 500 })],
    ['without a record of what they read', page],
  ])('are not those %s', async (_, render) => {
    const start = await site();
    await start(render);
    expect((await start()).rendered).toHaveLength(4);
  });

  it('do not hide a remote that cannot be rendered', async () => {
    const start = await site();
    await start();
    const failing = async (task: RenderTask) => {
      if (task.remote === 'marketing' && !task.layoutOnly) throw new Error('no');
      return whole(task);
    };
    const { result } = await start(failing, setOf('2'));
    expect(result.brokenRemotes.map(({ version }) => version)).toEqual(['2']);
  });
});
