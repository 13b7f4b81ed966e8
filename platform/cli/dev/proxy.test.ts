import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStatusBoard } from './overlay.ts';
import { createDevProxy } from './proxy.ts';

/** Responds with a description of the request. */
const site = createServer(({ method, headers }, response) => {
  response.end(`${method} ${headers.host} ${headers.origin}`);
});
let host: string;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const post = (headers: Record<string, string>) =>
  createDevProxy({ site: `http://${host}`, servers: [], board: createStatusBoard() }).request('/api/contact', {
    method: 'POST',
    headers,
  });

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]'])('replaces the origin of its own pages at %s', async (own) => {
  const response = await post({ host: own, origin: `http://${own}` });
  expect(await response.text()).toBe(`POST ${host} http://${host}`);
});

test('keeps the origin of other pages', async () => {
  const response = await post({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' });
  expect(await response.text()).toBe(`POST ${host} http://127.0.0.1:4000`);
});

test.each(['rebound.example:3000', '127.0.0.1.example', 'localhost.example'])(
  'refuses requests to %s',
  async (other) => {
    expect((await post({ host: other })).status).toBe(403);
  },
);

test('sends the preview’s key, and opens the preview again when it has ended', async () => {
  let keys = ['ended', 'new'];
  const sentKeys: unknown[] = [];
  const previewed = createServer(({ headers }, response) => {
    sentKeys.push(headers['x-preview']);
    response.writeHead(headers['x-preview'] === 'ended' ? 410 : 200).end('page');
  });
  await once(previewed.listen(0, '127.0.0.1'), 'listening');
  const preview = {
    show() {
      keys = keys.slice(1);
    },
    key: async () => keys[0],
  };
  const own = `http://127.0.0.1:${(previewed.address() as AddressInfo).port}`;
  const app = createDevProxy({ site: own, servers: [], board: createStatusBoard(), preview });
  const response = await app.request('/about', { headers: { host: 'localhost' } });
  expect([response.status, ...sentKeys]).toEqual([200, 'ended', 'new']);
  previewed.close();
  previewed.closeAllConnections();
  await once(previewed, 'close');
});
