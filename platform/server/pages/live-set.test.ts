import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { registry as registrySchema } from '@platform/contract/registry';
import * as v from 'valibot';
import { registryOf, releaseSetOf } from '../release-set/release-set.ts';
import { createComparison, hashOfResponse, readApi } from '../render/api-reads.ts';
import { release, rendered, route, siteData } from '../render/fixtures.fixture.ts';
import type { RenderTask } from '../render/messages.ts';
import { liveSet, page } from './live-set.fixture.ts';

/** Renders pages, except for those that `isFailing` selects; their layouts are rendered. */
const failingFor =
  (isFailing: (task: RenderTask, limit?: number) => boolean) => async (task: RenderTask, limit?: number) => {
    if (!task.layoutOnly && isFailing(task, limit)) throw new Error('no');
    return page(task);
  };

describe('createLiveSet', () => {
  it('renders a page once for concurrent requests', async () => {
    const { get, render } = liveSet(page);
    const pages = await Promise.all([get('/about'), get('/about'), get('/about')]);
    expect(pages.map(({ html }) => html)).toEqual(Array(3).fill('page /about'));
    await get('/about');
    expect(render).toHaveBeenCalledTimes(1);
  });

  describe('after the content has changed', () => {
    /** A set whose page `/about` reads the content from the API. */
    const readingSet = (onRender = () => {}) => {
      const content = { text: 'old', status: 200 };
      const api = () => new Response(content.text, { status: content.status });
      const renderPage = async (task: RenderTask) => {
        if (task.url !== '/about') return page(task);
        const { text } = content;
        const sha256 = hashOfResponse(await readApi(api, '/api/content/posts'));
        onRender();
        return { ...rendered(`about ${text}`), reads: [{ path: '/api/content/posts', sha256 }] };
      };
      const test = liveSet(renderPage, undefined, undefined, undefined, undefined, api);
      return { ...test, content, refresh: () => test.live.refresh(createComparison(api)) };
    };

    it('replaces the pages that have read it, and no others', async () => {
      const { get, live, content, refresh, render } = readingSet();
      await Promise.all([get('/'), get('/about')]);
      expect([await refresh(), render.mock.calls.length]).toEqual([false, 2]);
      const other = live.cached('/');
      content.text = 'new';
      expect([await refresh(), render.mock.calls.length]).toEqual([true, 3]);
      expect((await get('/about')).html).toBe('about new');
      expect([live.cached('/') === other, render.mock.calls.length]).toEqual([true, 3]);
    });

    it('replaces all pages after the data of the site has changed', async () => {
      const { get, live, render } = readingSet();
      await Promise.all([get('/'), get('/about')]);
      expect([await live.refresh(async () => true, true), render.mock.calls.length]).toEqual([true, 4]);
    });

    it('renders a page again that was being rendered meanwhile', async () => {
      const changes = [
        async () => {
          content.text = 'new';
          await refresh();
        },
      ];
      const { get, content, refresh } = readingSet(() => void changes.pop()?.());
      expect((await get('/about')).html).toBe('about new');
    });

    it('keeps all pages while the API fails, and rejects', async () => {
      const { get, content, refresh, live } = readingSet();
      await get('/about');
      const cached = live.cached('/about');
      content.status = 503;
      await expect(refresh()).rejects.toThrow('The API responds with 503 at /api/content/posts');
      expect(live.cached('/about')).toBe(cached);
    });

    it('shows the old page to nobody if the new one cannot be rendered', async () => {
      let isBroken = false;
      const { get, content, refresh, live, onFailure } = readingSet(() => {
        if (isBroken) throw new Error('no');
      });
      await get('/about');
      content.text = 'new';
      isBroken = true;
      await refresh();
      expect([live.cached('/about'), onFailure.mock.calls.length]).toEqual([undefined, 1]);
      isBroken = false;
      expect((await get('/about')).html).toBe('about new');
    });
  });

  describe('with a route whose paths are read from the API', () => {
    /** A set whose posts are listed by the API, which responds with `content.slugs`. */
    async function blog(slugs: unknown) {
      const content: { slugs: unknown } = { slugs };
      const api = () => Response.json(content.slugs);
      const posts = route('/post/:id', { paths: [], fromApi: true, missing: '/post/-' });
      const set = releaseSetOf([release('shell', '1'), release('blog', '1', [route('/'), posts])]);
      const list = jest.fn(async () => {
        const response = await readApi(api, '/api/content/posts');
        const read = JSON.parse(response.body) as unknown;
        const paths = Array.isArray(read) ? read.map((slug) => `/post/${slug}`) : read;
        const reads = [{ path: '/api/content/posts', sha256: hashOfResponse(response) }];
        return {
          described: [
            { path: '/', paths: null },
            { path: '/post/:id', paths },
          ],
          reads,
        };
      });
      const test = liveSet(page, set, undefined, undefined, undefined, api, list);
      await test.live.prerender();
      const refresh = () => test.live.refresh(createComparison(api));
      return { ...test, content, list, refresh, htmlAt: async (path: string) => (await test.get(path)).html };
    }

    it('has pages of what is published, from then on until it is not', async () => {
      const { content, live, list, refresh, htmlAt } = await blog(['tea']);
      expect([await htmlAt('/post/tea'), await htmlAt('/post/cake')]).toEqual(['page /post/tea', 'page /post/-']);
      content.slugs = ['cake'];
      expect(await refresh()).toBe(true);
      expect([await htmlAt('/post/tea'), await htmlAt('/post/cake')]).toEqual(['page /post/-', 'page /post/cake']);
      expect(live.addresses.listed).toEqual(['/', '/post/cake']);
      expect([await refresh(), list.mock.calls.length]).toEqual([false, 2]);
    });

    it('leaves out paths that are not the route’s own, and keeps its pages if the list is none', async () => {
      const { content, live, refresh, onFailure } = await blog(['tea', 'a/b', '../admin', '', 'Ｗide']);
      expect(live.addresses.listed).toEqual(['/', '/post/tea']);
      for (const garbage of ['x', { length: 1 }, Array.from({ length: 5001 }, (_, i) => i)]) {
        content.slugs = garbage;
        await expect(refresh()).rejects.toThrow('The paths of pages cannot be read');
      }
      expect(live.addresses.listed).toEqual(['/', '/post/tea']);
      expect(onFailure).toHaveBeenCalledTimes(3);
    });

    it('reads paths again until they are read, and does not know meanwhile which pages there are', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
      try {
        const { content, live } = await blog('none');
        expect([live.isUnsure('/post/tea'), live.isUnsure('/')]).toEqual([true, false]);
        content.slugs = ['tea'];
        await jest.advanceTimersByTimeAsync(10_000);
        expect([live.isUnsure('/post/no'), live.addresses.listed]).toEqual([false, ['/', '/post/tea']]);
      } finally {
        jest.useRealTimers();
      }
    });

    it('renders the first fifty ahead, and the others when they are requested', async () => {
      const { render, htmlAt } = await blog(Array.from({ length: 60 }, (_, i) => i));
      expect(render.mock.calls.filter(([{ url }]) => url.startsWith('/post/'))).toHaveLength(50);
      expect(await htmlAt('/post/59')).toBe('page /post/59');
    });
  });

  it('has one page for all unknown paths', async () => {
    const { get, render, cache } = liveSet(page);
    await expect(get('/x')).resolves.toMatchObject({ status: 404 });
    await Promise.all(Array.from({ length: 50 }, (_, i) => get(`/unknown-${i}`)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.size.pages).toBe(1);
  });

  it('sends the layout if rendering fails, reports that once, and renders other pages', async () => {
    const { get, onFailure, render } = liveSet(failingFor(({ url }) => url === '/about'));
    await expect(get('/about')).resolves.toEqual({ status: 200, html: 'layout public' });
    await expect(get('/about')).resolves.toEqual({ status: 200, html: 'layout public' });
    await expect(get('/')).resolves.toEqual({ status: 200, html: 'page /' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(render.mock.calls.filter(([task]) => task.url === '/about' && !task.layoutOnly)).toHaveLength(1);
  });

  it('excludes pages that are not public, errors and previews from search engines', async () => {
    const remote = release('marketing', '1', [route('/'), route('/about'), route('/inbox', { private: true })]);
    const shown = releaseSetOf([release('shell', '1'), remote]);
    const live = liveSet(
      failingFor(({ url }) => url === '/about'),
      shown,
    );
    const robotsAt = async (path: string) => (await live.get(path)).robots;
    expect(await robotsAt('/inbox')).toBe('noindex');
    expect(await robotsAt('/nowhere')).toBe('noindex');
    expect(await robotsAt('/')).toBeUndefined();
    // The browser renders this page, which is public; its layout is the same as the inbox's.
    expect(await live.get('/about')).toEqual({ status: 200, robots: undefined, html: 'layout public' });
    expect((await liveSet(page, shown, 'no-store').get('/')).robots).toBe('noindex');
  });

  it('renders all listed pages and returns those that failed', async () => {
    const { live, get, render } = liveSet(failingFor(({ url }) => url === '/'));
    await expect(live.prerender()).resolves.toEqual({ pages: 3, failed: ['/'], brokenRemotes: [], late: 0 });
    render.mockClear();
    await get('/about');
    await get('/nowhere');
    expect(render).not.toHaveBeenCalled();
  });

  it('reports a remote of which no page is rendered, without trying every page', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => `/page-${i}`);
    const routes = paths.map((path) => route(path));
    const marketing = release('marketing', '1', routes);
    const both = [release('shell', '1'), marketing, release('catalog', '1', [route('/sell')])];
    const { live, render } = liveSet(
      failingFor(({ remote }) => remote === 'marketing'),
      releaseSetOf(both),
    );
    await expect(live.prerender()).resolves.toEqual({
      pages: 42,
      failed: expect.arrayContaining(paths),
      brokenRemotes: [marketing],
      late: 0,
    });
    const tried = render.mock.calls.filter(([task]) => task.remote === 'marketing' && !task.layoutOnly);
    expect(tried.length).toBeLessThanOrEqual(4);
  });

  it('renders the pages of all other remotes, then ends at its time limit, if the pages of a remote hang', async () => {
    const paths = Array.from({ length: 100 }, (_, i) => `/slow/${i}`);
    const slow = release('slow', '1', [route('/slow'), ...paths.map((path) => route(path))]);
    const catalog = release(
      'catalog',
      '1',
      ['/a', '/b', '/c', '/d'].map((path) => route(path)),
    );
    const hang = () => new Promise<never>((_, reject) => setTimeout(reject, 20, new Error('aborted')));
    const { live, get, render } = liveSet(
      async (task) => (task.url.startsWith('/slow/') && !task.layoutOnly ? hang() : page(task)),
      releaseSetOf([release('shell', '1'), release('about', '1', [route('/about')]), slow, catalog]),
    );
    const { late, failed, brokenRemotes } = await live.prerender({ limitMs: 200 });
    expect([failed, brokenRemotes]).toEqual([paths.sort(), []]);
    expect(late).toBeGreaterThan(0);
    render.mockClear();
    for (const path of ['/about', '/a', '/b', '/c', '/d']) await get(path);
    expect(render).not.toHaveBeenCalled();
  });

  it('renders no page of a remote that is part of the live set already, also if it failed there', async () => {
    const [shell, slow] = [release('shell', '1'), release('slow', '1', [route('/slow')])];
    const setOf = (version: string) => releaseSetOf([shell, slow, release('catalog', version, [route('/sell')])]);
    const isSlow = failingFor(({ remote }) => remote === 'slow');
    const before = liveSet(isSlow, setOf('1'));
    await before.live.prerender();
    const after = liveSet(isSlow, setOf('2'), undefined, before.cache);
    await expect(after.live.prerender({ live: before.live })).resolves.toMatchObject({ failed: [] });
    expect(after.render.mock.calls.map(([task]) => task.url)).toEqual(['/sell']);
  });

  it('does not report a remote that is rendered in a longer time', async () => {
    const { live } = liveSet(failingFor(({ remote }, limit) => remote === 'marketing' && limit === undefined));
    await expect(live.prerender()).resolves.toMatchObject({ failed: ['/', '/about'], brokenRemotes: [] });
  });

  it('yields its public pages, each also by every single search value, one at a time', async () => {
    const blogs = route('/blogs', { search: { category: ['Tech', 'R&D'], page: ['2'] } });
    const team = route('/team/:role', { paths: ['/team/CEO'], missing: '/team/-' });
    const routes = [route('/'), blogs, team, route('/gone'), route('/slow'), route('/admin', { private: true })];
    let running = 0;
    const renderAlone = async (task: RenderTask) => {
      running += 1;
      expect(running).toBe(1);
      await setImmediate();
      running -= 1;
      if (task.url === '/slow' && !task.layoutOnly) throw new Error('too slow');
      return rendered(`page ${task.url}`, task.url === '/gone' ? 404 : 200);
    };
    const { live } = liveSet(renderAlone, releaseSetOf([release('shell', '1'), release('marketing', '1', routes)]));
    const read = async (paths?: string[]) => {
      const pages: (string | undefined)[][] = [];
      for await (const { url, html } of live.publicPages(paths)) pages.push([url, html]);
      return pages;
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

  it('finds the page or registry that is cached under exactly a URL', async () => {
    const routes = [route('/blogs', { search: { page: ['2'] } })];
    const { live } = liveSet(page, releaseSetOf([release('shell', '1'), release('marketing', '1', routes)]));
    expect([live.cached('/blogs'), live.cached('/api/registry')]).toEqual([undefined, undefined]);
    const two = live.addresses.find('/blogs', 'page=2');
    if (two.kind === 'moved') throw new Error('misspelled');
    const [shown, registry] = [await live.page(two), await live.registry()];
    expect(live.cached('/blogs?page=2')).toBe(shown);
    expect(live.cachedRegistry()).toBe(registry);
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
