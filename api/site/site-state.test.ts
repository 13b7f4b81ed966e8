import { expect, it } from '@jest/globals';
import type { Deployment } from '@platform/server/deployments/deployment';
import { problem } from '@platform/server/http/problem';
import { Hono, type MiddlewareHandler } from 'hono';
import { createSiteState, type SiteStateDeps } from './site-state.ts';

const line = (seq: number, name: string, version: string): Deployment => ({
  seq,
  name,
  version,
  action: 'promote',
  createdAt: `2025-06-0${seq}T12:00:00.000Z`,
  browser: false,
  hash: 'f'.repeat(64),
});
const anybody: MiddlewareHandler = (_, next) => next();
const pages = { live: 'set', cache: { size: { pages: 42, bytes: 900 } } } as unknown as SiteStateDeps['pages'];

const ask = async (deps: Partial<SiteStateDeps>) => {
  const store = { history: async () => [line(3, 'shell', 'b'), line(2, 'chat', 'c'), line(1, 'shell', 'a')] };
  return new Hono()
    .route('/api', createSiteState({ store, pages, adminOnly: anybody, ...deps }))
    .request('/api/v1/site');
};

it('returns the live release of each name, its date, and the size of the page cache', async () => {
  const response = await ask({});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    releases: [
      { name: 'chat', version: 'c', since: '2025-06-02T12:00:00.000Z' },
      { name: 'shell', version: 'b', since: '2025-06-03T12:00:00.000Z' },
    ],
    store: true,
    pages: { count: 42, bytes: 900 },
  });
});

it('reports that the store is down', async () => {
  const response = await ask({ store: { history: () => Promise.reject(new Error('down')) } });
  expect(await response.json()).toMatchObject({ releases: [], store: false });
});

it('is for the admin only', async () => {
  const adminOnly: MiddlewareHandler = async (c) => problem(c, { slug: 'x', status: 403, title: 'No' });
  expect((await ask({ adminOnly })).status).toBe(403);
});
