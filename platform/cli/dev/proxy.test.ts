import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStatusBoard } from './overlay.ts';
import { devEntry } from './page.ts';
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

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]'])('a request to %s is the site’s own', async (own) => {
  const response = await post({ host: own, origin: `http://${own}` });
  expect(await response.text()).toBe(`POST ${host} http://${host}`);
});

test('the origin of another page is not changed', async () => {
  const response = await post({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' });
  expect(await response.text()).toBe(`POST ${host} http://127.0.0.1:4000`);
});

test.each(['rebound.example:3000', '127.0.0.1.example', 'localhost.example'])('%s is refused', async (other) => {
  expect((await post({ host: other })).status).toBe(403);
});

test('the entry of a developed remote is the script whose hash the registry contains', async () => {
  const server = { name: 'chat', cwd: '/chat', folder: '/chat/served', url: 'http://127.0.0.1:1' };
  const { url, script } = devEntry('chat');
  const response = await createDevProxy({
    site: `http://${host}`,
    servers: [server],
    board: createStatusBoard(),
  }).request(url, {
    headers: { host: 'localhost' },
  });
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(await response.text()).toBe(script);
});

test('the site renders the preview, which is shown anew when it has ended', async () => {
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
