import { jest } from '@jest/globals';
import { releaseSetOf } from '../release-set/release-set.ts';
import type { RenderedPage } from '../render/api-reads.ts';
import { release, rendered, route, siteData } from '../render/fixtures.fixture.ts';
import type { RenderTask } from '../render/messages.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { createLiveSet, type LiveSet, type LiveSetDeps } from './live-set.ts';

const set = releaseSetOf([release('shell', '1'), release('marketing', '1', [route('/'), route('/about')])]);

type Render = (task: RenderTask, limit?: number) => Promise<RenderedPage>;

/** A live set, and what it was created with. */
interface TestSet {
  readonly live: LiveSet;
  readonly get: (path: string) => Promise<{ status: number; robots: string | undefined; html: string }>;
  readonly render: jest.MockedFunction<Render>;
  readonly onFailure: jest.MockedFunction<LiveSetDeps['onFailure']>;
  readonly cache: PageCache;
}

/** Creates the live set of two pages, or of `shown`, whose pages `render` renders. `get` returns the page at a path. */
export function liveSet(
  render: Render,
  shown = set,
  cacheControl?: 'no-store',
  cache = createPageCache(1024 * 1024),
  diskCache?: LiveSetDeps['diskCache'],
  api: LiveSetDeps['api'] = () => new Response(),
  list: LiveSetDeps['pool']['list'] = async () => ({ described: [], reads: [] }),
): TestSet {
  if (!shown) throw new Error('the set has no shell');
  const renderSpy = jest.fn(render);
  const pool = { width: 2, render: renderSpy, list, close: async () => undefined };
  const onFailure = jest.fn<LiveSetDeps['onFailure']>();
  const live = createLiveSet({
    set: shown,
    siteData,
    api,
    pool,
    cache,
    diskCache,
    onFailure,
    ...(cacheControl && { cacheControl }),
  });
  const get = async (path: string) => {
    const address = live.addresses.find(path, '');
    if (address.kind === 'moved') throw new Error(`${path} is misspelled`);
    const page = await live.page(address);
    return {
      status: page.status,
      robots: page.headers.identity['X-Robots-Tag'],
      html: new TextDecoder().decode(page.bodies.identity),
    };
  };
  return { live, get, render: renderSpy, onFailure, cache };
}

/** Renders the URL of a page, or the name of its layout, as text. */
export const page = async (task: RenderTask) =>
  rendered(task.layoutOnly ? `layout ${task.layoutOnly}` : `page ${task.url}`, task.remote === null ? 404 : 200);
