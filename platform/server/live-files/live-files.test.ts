import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import type { PublicPage } from '../pages/live-set.ts';
import { createLiveFiles } from './live-files.ts';
import { createLiveHeads } from './live-heads.ts';

const html = (title: string) => `<html lang="en"><head><title>${title}</title></head><body></body></html>`;

/** Two files of a site whose live set and pages a test changes. */
function setUp() {
  const pages = {
    live: undefined as string | undefined,
    shown: [] as readonly PublicPage[],
    publicPages: jest.fn((paths?: readonly string[]) =>
      pages.shown.filter(({ url }) => paths === undefined || paths.includes(url)),
    ),
  };
  const heads = createLiveHeads(pages);
  const write = jest.fn((shown: readonly { title: string }[]) =>
    shown.length === 0 ? undefined : shown.map(({ title }) => title).join('\n'),
  );
  const app = new Hono()
    .route(
      '/',
      createLiveFiles(heads, [
        { path: '/titles.txt', type: 'text/plain; charset=utf-8', write },
        { path: '/count.txt', type: 'text/plain; charset=utf-8', write: (shown) => `${shown.length}` },
      ]),
    )
    .all('*', (c) => c.text('page', 404))
    .onError((_, c) => c.text('failed', 500));
  const goLive = (set: string, ...titles: string[]) => {
    pages.live = set;
    pages.shown = titles.map((title, i) => ({ url: i === 0 ? '/' : `/${i}`, html: html(title) }));
  };
  const get = (path = '/titles.txt', init?: RequestInit) => app.request(path, init);
  const textAt = async (path?: string) => (await get(path)).text();
  return { pages, heads, write, goLive, get, textAt };
}

describe('a file of the live set', () => {
  it('changes with the set, without a restart', async () => {
    const { goLive, textAt } = setUp();
    goLive('one', 'Home', 'Tea');
    expect([await textAt(), await textAt('/count.txt')]).toEqual(['Home\nTea', '2']);
    goLive('two', 'Home', 'Cake', 'Bread');
    expect([await textAt(), await textAt('/count.txt')]).toEqual(['Home\nCake\nBread', '3']);
  });

  it('is made once a set, for concurrent requests and all files together', async () => {
    const { goLive, textAt, pages, write } = setUp();
    goLive('one', 'Home');
    await Promise.all(Array.from({ length: 50 }, (_, i) => textAt(i % 2 ? '/titles.txt' : '/count.txt')));
    await textAt();
    expect(pages.publicPages).toHaveBeenCalledTimes(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is that of the newer set if a set goes live while its pages are read', async () => {
    const { goLive, textAt, pages } = setUp();
    goLive('one', 'Home', 'Tea', 'Cake');
    const text = textAt();
    goLive('two', 'Bread');
    expect(await text).toBe('Bread');
    expect(await textAt()).toBe('Bread');
    expect(pages.publicPages).toHaveBeenCalledTimes(2);
  });

  it('is that of the newer set if the pages of the older one can no longer be rendered', async () => {
    const { goLive, textAt, pages } = setUp();
    goLive('one', 'Home');
    pages.publicPages.mockImplementationOnce(() => {
      goLive('two', 'Bread');
      throw new Error('the processes have ended');
    });
    expect(await textAt()).toBe('Bread');
  });

  it('is sent like a page: compressed, with an ETag, revalidated at each request', async () => {
    const { goLive, get } = setUp();
    goLive('one', 'Home');
    const response = await get('/titles.txt', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-encoding': 'gzip',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await get('/titles.txt', { headers })).status).toBe(304);
    goLive('two', 'Home');
    expect((await get('/titles.txt', { headers })).status).toBe(304);
    goLive('three', 'Tea');
    expect((await get('/titles.txt', { headers })).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const { goLive, get } = setUp();
    goLive('one', 'Home');
    const response = await get('/titles.txt', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([200, '4', '']);
  });

  it('leaves the request to the pages before the first set, where there is no such file, and for other methods', async () => {
    const { goLive, get } = setUp();
    expect((await get()).status).toBe(404);
    goLive('one');
    expect((await get()).status).toBe(404);
    goLive('two', 'Home');
    expect((await get('/titles.txt', { method: 'POST' })).status).toBe(404);
  });
});

describe('after a failure', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('the file is made again ten seconds later, not with each request', async () => {
    const { goLive, get, textAt, pages } = setUp();
    goLive('one', 'Home');
    pages.publicPages.mockImplementationOnce(() => {
      throw new Error('no process starts');
    });
    expect([(await get()).status, (await get()).status]).toEqual([500, 500]);
    expect(pages.publicPages).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(await textAt()).toBe('Home');
  });

  it('a page that could not be rendered is missing until then', async () => {
    const { goLive, textAt, pages } = setUp();
    goLive('one', 'Home', 'Tea');
    const { shown } = pages;
    pages.shown = shown.map((page, i) => (i === 1 ? { url: page.url } : page));
    expect(await textAt()).toBe('Home');
    pages.shown = shown;
    expect(await textAt()).toBe('Home');
    jest.advanceTimersByTime(10_000);
    expect(await textAt()).toBe('Home\nTea');
  });
});

it('the head of the home page is read alone', async () => {
  const { goLive, heads, pages } = setUp();
  expect(heads.home()).toBeUndefined();
  goLive('one', 'Home', 'Tea');
  expect(await heads.home()).toMatchObject({ url: '/', title: 'Home' });
  expect(pages.publicPages.mock.calls).toEqual([[['/']]]);
});
