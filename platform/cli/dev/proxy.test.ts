import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { createStatusBoard } from './overlay.ts';
import { createDevProxy } from './proxy.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Starts a site. Returns its origin. */
async function startSite(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Posts through a proxy to a site that responds with a description of the request. */
async function post(headers: Record<string, string>) {
  const site = await startSite(({ method, headers: { host, origin } }, response) => {
    response.end(`${method} ${host} ${origin}`);
  });
  const app = createDevProxy({ site, servers: [], board: createStatusBoard() });
  return { site, response: await app.request('/api/contact', { method: 'POST', headers }) };
}

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]'])('replaces the origin of its own pages at %s', async (own) => {
  const { site, response } = await post({ host: own, origin: `http://${own}` });
  expect(await response.text()).toBe(`POST ${new URL(site).host} ${site}`);
});

test('keeps the origin of other pages', async () => {
  const { response } = await post({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' });
  expect(await response.text()).toMatch(/^POST \S+ http:\/\/127\.0\.0\.1:4000$/);
});

test.each(['rebound.example:3000', '127.0.0.1.example', 'localhost.example'])(
  'refuses requests to %s',
  async (other) => {
    expect((await post({ host: other })).response.status).toBe(403);
  },
);

test('sends the preview’s key, and opens the preview again when it has ended', async () => {
  let keys = ['ended', 'new'];
  const sentKeys: unknown[] = [];
  const site = await startSite(({ headers }, response) => {
    sentKeys.push(headers['x-preview']);
    response.writeHead(headers['x-preview'] === 'ended' ? 410 : 200).end('page');
  });
  const preview = {
    show() {
      keys = keys.slice(1);
    },
    key: async () => keys[0],
  };
  const app = createDevProxy({ site, servers: [], board: createStatusBoard(), preview });
  const response = await app.request('/about', { headers: { host: 'localhost' } });
  expect([response.status, ...sentKeys]).toEqual([200, 'ended', 'new']);
});

test('sends the page that the newest sources render, with data of the site’s, and tells it when they have changed', async () => {
  const data = { root: {}, registry: { schema: '', microFrontends: {} }, remote: null, hydration: null };
  const html = `<head></head><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  const site = await startSite((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }).end(html);
  });
  const asked: unknown[] = [];
  const renderer = {
    pages: async () => ({}),
    builds: async () => '1 8',
    close: () => undefined,
    async render(page: object) {
      asked.push(page);
      const rendered = { status: 200, html: '<head></head>new', inlineStyles: [], inlineScripts: ['go()'] };
      return { page: rendered, pages: {}, builds: '1 7' };
    },
  };
  const app = createDevProxy({ site, servers: [], board: createStatusBoard(), renderer });
  const get = (path: string) => app.request(path, { headers: { host: 'localhost' } });
  const response = await get('/new?a=b');
  expect(asked).toEqual([{ url: '/new?a=b', status: 404, data }]);
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/^script-src 'self' 'sha256-/),
  ]);
  const [, current = ''] = /data-current="([^"]+)"><\/script><\/head>new$/.exec(await response.text()) ?? [];
  expect(await (await get(current)).text()).toBe('false');
  expect(await (await get(current.replace('7', '8'))).text()).toBe('true');
});
