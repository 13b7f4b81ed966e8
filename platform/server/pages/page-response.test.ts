import { expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import type { Address } from '../release-set/addresses.ts';
import { rendered } from '../render/fixtures.fixture.ts';
import { finishPage } from './cache/finished-page.ts';
import type { LiveSet } from './live-set.ts';
import { respondFrom } from './page-response.ts';

it.each<[address: Extract<Address, { kind: 'moved' }>, url: string, location: string]>([
  [{ kind: 'moved', path: '/about' }, '/About', '/about'],
  [{ kind: 'moved', path: '/blogs' }, '/blog?a=1&b=%20', '/blogs?a=1&b=%20'],
  [{ kind: 'moved', path: '/', fragment: 'services' }, '/services?a=1', '/?a=1#services'],
])('redirects to %j from %s, with its search, until a release has a page there', async (address, url, location) => {
  const set = { addresses: { find: () => address } } as unknown as LiveSet;
  const { status, headers } = await new Hono().get('*', (c) => respondFrom(set, c)).request(url);
  expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([308, location, 'public, no-cache']);
});

it.each([
  ['/apple-touch-icon.png', null],
  ['/files/a.B2', null],
  ['/index.html', 'error page'],
  ['/no.such/page', 'error page'],
  ['/a.longer-name', 'error page'],
])('has nothing at %s but %j', async (url, shown) => {
  const page = jest.fn(async () => finishPage('set', rendered('error page', 404)));
  const set = { addresses: { find: () => ({ kind: 'unknown' }) }, isUnsure: () => false, page } as unknown as LiveSet;
  const response = await new Hono().get('*', (c) => respondFrom(set, c)).request(url);
  expect([response.status, (await response.text()) || null]).toEqual([404, shown]);
});

it('responds 503, not 404, while it cannot know whether there is a page', async () => {
  const set = { addresses: { find: () => ({ kind: 'unknown' }) }, isUnsure: () => true } as unknown as LiveSet;
  const { status, headers } = await new Hono().get('*', (c) => respondFrom(set, c)).request('/post/tea');
  expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '10', 'no-store']);
});
