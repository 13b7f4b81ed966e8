import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { registry as registrySchema } from '@platform/contract/registry';
import type { PageResult } from '@platform/contract/render';
import * as v from 'valibot';
import { registryOf } from '../releases/registry.ts';
import { release, rendered, route, siteData } from '../render/fixtures.fixture.ts';
import type { RenderTask } from '../render/messages.ts';
import { createLiveSet } from './live-set.ts';
import { createPageCache } from './page-cache.ts';
import { releaseSetOf } from './release-set.ts';

const set = releaseSetOf([release('shell', '1'), release('marketing', '1', [route('/'), route('/about')])]);

function liveSet(
  render: (task: RenderTask, limit?: number) => Promise<PageResult>,
  shown = set,
  cacheControl?: 'no-store',
  cache = createPageCache(1024 * 1024),
) {
  if (!shown) throw new Error('the set has no shell');
  const renderSpy = jest.fn(render);
  const pool = { width: 2, render: renderSpy, close: async () => undefined };
  const onFailure = jest.fn();
  const live = createLiveSet({ set: shown, siteData, pool, cache, onFailure, ...(cacheControl && { cacheControl }) });
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

const page = async (task: RenderTask) =>
  rendered(task.frameOnly ? `frame ${task.frameOnly}` : `page ${task.url}`, task.remote === null ? 404 : 200);

describe('createLiveSet', () => {
  it('renders a page once for concurrent requests', async () => {
    const { get, render } = liveSet(page);
    const pages = await Promise.all([get('/about'), get('/about'), get('/about')]);
    expect(pages.map(({ html }) => html)).toEqual(Array(3).fill('page /about'));
    await get('/about');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('has one page for all unknown paths', async () => {
    const { get, render, cache } = liveSet(page);
    await expect(get('/x')).resolves.toMatchObject({ status: 404 });
    await Promise.all(Array.from({ length: 50 }, (_, i) => get(`/unknown-${i}`)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.size.pages).toBe(1);
  });

  it('sends the frame if rendering fails, reports that once, and renders other pages', async () => {
    const failing = async (task: RenderTask) => {
      if (task.url === '/about' && !task.frameOnly) throw new Error('out of memory');
      return page(task);
    };
    const { get, onFailure, render } = liveSet(failing);
    await expect(get('/about')).resolves.toEqual({ status: 200, html: 'frame public' });
    await expect(get('/about')).resolves.toEqual({ status: 200, html: 'frame public' });
    await expect(get('/')).resolves.toEqual({ status: 200, html: 'page /' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(render.mock.calls.filter(([task]) => task.url === '/about' && !task.frameOnly)).toHaveLength(1);
  });

  it('keeps pages that are not public, errors and previews out of search engines', async () => {
    const remote = release('marketing', '1', [route('/'), route('/about'), route('/inbox', { private: true })]);
    const shown = releaseSetOf([release('shell', '1'), remote]);
    const failing = async (task: RenderTask) => {
      if (task.url === '/about' && !task.frameOnly) throw new Error('no');
      return page(task);
    };
    const live = liveSet(failing, shown);
    const robotsAt = async (path: string) => (await live.get(path)).robots;
    expect(await robotsAt('/inbox')).toBe('noindex');
    expect(await robotsAt('/nowhere')).toBe('noindex');
    expect(await robotsAt('/')).toBeUndefined();
    // The browser renders this page, which is public; its frame is the same as the inbox's.
    expect(await live.get('/about')).toEqual({ status: 200, robots: undefined, html: 'frame public' });
    expect((await liveSet(page, shown, 'no-store').get('/')).robots).toBe('noindex');
  });

  it('renders all listed pages and returns those that failed', async () => {
    const failing = async (task: RenderTask) => {
      if (task.url === '/' && !task.frameOnly) throw new Error('no');
      return page(task);
    };
    const { live, get, render } = liveSet(failing);
    await expect(live.prerender()).resolves.toEqual({ pages: 3, failed: ['/'], brokenRemotes: [] });
    render.mockClear();
    await get('/about');
    await get('/nowhere');
    expect(render).not.toHaveBeenCalled();
  });

  describe('a page with data that ages', () => {
    const ageing = releaseSetOf([
      release('shell', '1'),
      release('marketing', '1', [route('/news', { revalidate: 60 })]),
    ]);
    let now = 0;
    beforeEach(() => {
      now = 1_000_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('is rendered anew after it was sent old, once, by both ways to it', async () => {
      let edition = 0;
      const { live, get, render } = liveSet(async (task) => rendered(`edition ${++edition} of ${task.url}`), ageing);
      await get('/news');
      now += 59_999;
      expect((await get('/news')).html).toContain('edition 1');
      expect(render).toHaveBeenCalledTimes(1);
      now += 1;
      for (let i = 0; i < 3; i += 1) expect(live.cached('/news')?.bodies.identity.byteLength).toBeGreaterThan(0);
      expect((await get('/news')).html).toContain('edition 1');
      await live.close();
      expect((await get('/news')).html).toContain('edition 2');
      expect(render).toHaveBeenCalledTimes(2);
      now += 60_000;
      await get('/news');
      await live.close();
      expect((await get('/news')).html).toContain('edition 3');
    });

    it('stays as it is if it cannot be rendered, and is tried again after ten seconds', async () => {
      let fails = false;
      const { live, get, render, onFailure } = liveSet(async (task) => {
        if (fails) throw new Error('the data is gone');
        return page(task);
      }, ageing);
      const { html } = await get('/news');
      fails = true;
      now += 60_000;
      for (let i = 0; i < 3; i += 1) {
        expect((await get('/news')).html).toBe(html);
        await live.close();
      }
      expect(onFailure).toHaveBeenCalledTimes(1);
      now += 10_000;
      await get('/news');
      await live.close();
      expect(render).toHaveBeenCalledTimes(3);
    });
  });

  it('reports a remote of which no page is rendered, without trying every page', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => `/page-${i}`);
    const marketing = release(
      'marketing',
      '1',
      paths.map((path) => route(path)),
    );
    const both = [release('shell', '1'), marketing, release('catalog', '1', [route('/sell')])];
    const failing = async (task: RenderTask) => {
      if (task.remote === 'marketing' && !task.frameOnly) throw new Error('no');
      return page(task);
    };
    const { live, render } = liveSet(failing, releaseSetOf(both));
    await expect(live.prerender()).resolves.toEqual({
      pages: 42,
      failed: expect.arrayContaining(paths),
      brokenRemotes: [marketing],
    });
    const tried = render.mock.calls.filter(([task]) => task.remote === 'marketing' && !task.frameOnly);
    expect(tried.length).toBeLessThanOrEqual(4);
  });

  it('does not report a remote that is rendered in a longer time', async () => {
    const slow = async (task: RenderTask, limit?: number) => {
      if (task.remote === 'marketing' && !task.frameOnly && limit === undefined) throw new Error('too slow');
      return page(task);
    };
    const { live } = liveSet(slow);
    await expect(live.prerender()).resolves.toMatchObject({ failed: ['/', '/about'], brokenRemotes: [] });
  });

  it('yields its public pages, each also by every single search value, one at a time', async () => {
    const blogs = route('/blogs', { search: { category: ['Tech', 'R&D'], page: ['2'] } });
    const team = route('/team/:role', { paths: ['/team/CEO'], missing: '/team/-' });
    const routes = [route('/'), blogs, team, route('/gone'), route('/slow'), route('/admin', { private: true })];
    let running = 0;
    const one = async (task: RenderTask) => {
      running += 1;
      expect(running).toBe(1);
      await setImmediate();
      running -= 1;
      if (task.url === '/slow' && !task.frameOnly) throw new Error('too slow');
      return rendered(`page ${task.url}`, task.url === '/gone' ? 404 : 200);
    };
    const { live } = liveSet(one, releaseSetOf([release('shell', '1'), release('marketing', '1', routes)]));
    const read = async (paths?: string[]) => {
      const found: (string | undefined)[][] = [];
      for await (const { url, html } of live.publicPages(paths)) found.push([url, html]);
      return found;
    };
    const shown = ['/', '/blogs', '/blogs?category=Tech', '/blogs?category=R%26D', '/blogs?page=2', '/team/CEO'];
    expect(await read()).toEqual([...shown.map((url) => [url, `page ${url}`]), ['/slow', undefined]]);
    expect(await read(['/'])).toEqual([['/', 'page /']]);
  });

  it('keeps the pages of the releases that stay live when another one goes live', async () => {
    const [shell, marketing] = [release('shell', '1'), release('marketing', '1', [route('/'), route('/about')])];
    const setWith = (version: string) =>
      releaseSetOf([shell, marketing, release('catalog', version, [route('/sell')])]);
    const before = liveSet(page, setWith('1'));
    await before.live.prerender();
    const after = liveSet(page, setWith('2'), undefined, before.cache);
    await after.live.prerender();
    expect(after.render.mock.calls.map(([task]) => task.url)).toEqual(['/sell']);
    const tags = ({ live }: typeof before, path: string) => live.cached(path)?.etag;
    expect(['/', '/about'].map((path) => tags(after, path))).toEqual(['/', '/about'].map((path) => tags(before, path)));
    expect(tags(after, '/sell')).not.toBe(tags(before, '/sell'));
    const rolledBack = liveSet(page, setWith('1'), undefined, before.cache);
    await rolledBack.live.prerender();
    expect(rolledBack.render).not.toHaveBeenCalled();
    const renewed = liveSet(page, releaseSetOf([release('shell', '2'), marketing]), undefined, before.cache);
    await renewed.live.prerender();
    expect(renewed.render.mock.calls.map(([task]) => task.url).sort()).toEqual(['/', '/404', '/about']);
  });

  it('finds what is cached under exactly a URL', async () => {
    const routes = [route('/blogs', { search: { page: ['2'] } })];
    const { live } = liveSet(page, releaseSetOf([release('shell', '1'), release('marketing', '1', routes)]));
    expect([live.cached('/blogs'), live.cached('/api/registry')]).toEqual([undefined, undefined]);
    const two = live.addresses.find('/blogs', 'page=2');
    if (two.kind === 'moved') throw new Error('misspelled');
    const [shown, registry] = [await live.page(two), await live.registry()];
    expect(live.cached('/blogs?page=2')).toBe(shown);
    expect(live.cached('/api/registry')).toBe(registry);
    expect(['/blogs', '/blogs?page=3', '/blogs/?page=2', '/x?page=2'].map(live.cached)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('lists its releases in the registry schema', async () => {
    const { live } = liveSet(page);
    const { bodies, headers, unchanged } = await live.registry();
    for (const sent of [headers.br, unchanged]) expect(sent['X-Robots-Tag']).toBe('noindex');
    const { microFrontends } = v.parse(registrySchema, JSON.parse(new TextDecoder().decode(bodies.identity)));
    expect(Object.keys(microFrontends)).toEqual(['shell', 'marketing']);
    expect(microFrontends.marketing?.[0]).toMatchObject({
      metadata: { version: '1' },
      deployment: { traffic: 100, default: true },
      extras: { routes: [{ path: '/' }, { path: '/about' }] },
    });
  });

  it('passes only the URL of a request, and the entries of the page’s own releases, to a render process', async () => {
    const [shell, marketing] = [release('shell', '1'), release('marketing', '1', [route('/about')])];
    const { get, render } = liveSet(page, releaseSetOf([shell, marketing, release('catalog', '1')]));
    await get('/about');
    expect(render.mock.calls[0]?.[0]).toEqual({
      url: '/about',
      root: { site: siteData },
      registry: registryOf([shell, marketing]),
      scripts: expect.anything(),
      remote: 'marketing',
    });
  });
});
