import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { releaseSetOf } from '../../release-set/release-set.ts';
import { release, rendered, route } from '../../render/fixtures.fixture.ts';
import { liveSet, page } from '../live-set.fixture.ts';
import { finishPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

describe('createPageCache', () => {
  it('stays within its limit, and discards the least recently used page first', async () => {
    const page = await finishPage('set', rendered('x'.repeat(1000)));
    const cache = createPageCache(page.size * 3);
    for (const url of ['/a', '/b', '/c']) cache.put('set', url, page);
    cache.get('set', '/a');
    cache.put('set', '/d', page);
    expect(cache.size).toEqual({ bytes: page.size * 3, pages: 3 });
    expect(['/a', '/b', '/c', '/d'].filter((url) => cache.get('set', url))).toEqual(['/a', '/c', '/d']);
    expect(cache.get('other', '/a')).toBeUndefined();
  });
});

describe('a page that is revalidated', () => {
  const ageing = releaseSetOf([release('shell', '1'), release('marketing', '1', [route('/news', { revalidate: 60 })])]);
  let now = 0;
  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is rendered anew, once, after it was sent when it was old', async () => {
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

  it.each([86_400_000, 365 * 86_400_000])('is rendered anew after the clock was set back by %d ms', async (ms) => {
    now += 2 * ms;
    const { live, get, render } = liveSet(async (task) => page(task), ageing);
    await get('/news');
    now -= ms;
    await get('/news');
    await live.close();
    expect(render).toHaveBeenCalledTimes(2);
    await get('/news');
    await live.close();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays cached if it cannot be rendered, and is tried again after ten seconds', async () => {
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
