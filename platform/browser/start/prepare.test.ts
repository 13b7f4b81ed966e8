import { describe, expect, it, jest } from '@jest/globals';
import type { RouteHandle } from '@platform/contract/remote-routes';
import { toPageRoutes } from '../remote-routes.ts';
import { createPreparedData, PREPARED_MS, prepare } from './prepare.ts';

const POST = 'https://site.example/post/kettle?from=blogs';
const HANDLE: RouteHandle = { title: 'Post', description: '' };

const Component = () => null;

/** Returns the routes of a remote with one page, whose loader is given, and its cached data. */
function setUp(loader: (signal: AbortSignal) => unknown, handle: RouteHandle = HANDLE) {
  let time = 0;
  const prepared = createPreparedData(() => time);
  const load = jest.fn(loader);
  const lazy = jest.fn(async () => ({
    Component,
    loader: ({ request }: { request: Request }) => load(request.signal),
  }));
  const context = { api: async () => new Response(), onServer: false };
  const routes = toPageRoutes('blog', [{ path: '/post/:id', lazy, handle }], context, prepared);
  async function start(signal = new AbortController().signal) {
    const page = await routes[0]?.lazy();
    return { data: page?.loader?.({ params: { id: 'kettle' }, request: new Request(`${POST}#end`, { signal }) }) };
  }
  return {
    load,
    lazy,
    prepareIt: (isWanted = () => true) => prepare(routes, POST, prepared, isWanted),
    /** Navigates as the router does. */
    async navigate() {
      const { data } = await start();
      return data;
    },
    start,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('prepare', () => {
  it('loads a page’s data once, for one navigation', async () => {
    let count = 0;
    const { load, prepareIt, navigate } = setUp(() => (count += 1));
    await prepareIt();
    await prepareIt();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await navigate()).toBe(1);
    expect(await navigate()).toBe(2);
  });

  it('caches data for a short time', async () => {
    let count = 0;
    const { prepareIt, navigate, wait } = setUp(() => (count += 1));
    await prepareIt();
    wait(PREPARED_MS);
    expect(await navigate()).toBe(2);
  });

  it('does not cache a failure, so that the navigation loads again', async () => {
    let count = 0;
    const { prepareIt, navigate } = setUp(() => {
      count += 1;
      if (count === 1) throw new Error('the network is gone');
      return count;
    });
    await prepareIt();
    await Promise.resolve();
    expect(await navigate()).toBe(2);
  });

  it('aborts what loads the data when the navigation is aborted', async () => {
    const { load, prepareIt, start } = setUp(() => new Promise(() => undefined));
    await prepareIt();
    const navigation = new AbortController();
    await start(navigation.signal);
    expect(load.mock.calls[0]?.[0].aborted).toBe(false);
    navigation.abort();
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('loads no data if a navigation has begun, and nothing of a page that is not public', async () => {
    const { load, prepareIt } = setUp(() => 1);
    await prepareIt(() => false);
    expect(load).not.toHaveBeenCalled();
    const admin = setUp(() => 1, { ...HANDLE, private: true });
    await admin.prepareIt();
    expect(admin.lazy).not.toHaveBeenCalled();
  });
});
