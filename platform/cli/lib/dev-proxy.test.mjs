import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDevProxy } from './dev-proxy.mjs';

/** Tells what it was asked. */
const site = createServer(({ method, headers }, response) => {
  response.end(`${method} ${headers.host} ${headers.origin}`);
});
/** @type {string} */
let host;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** @param {Record<string, string>} headers */
const post = (headers) =>
  createDevProxy({ site: `http://${host}`, servers: [] }).request('/api/contact', { method: 'POST', headers });

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]'])('%s stands for the site', async (own) => {
  const answer = await post({ host: own, origin: `http://${own}` });
  expect(await answer.text()).toBe(`POST ${host} http://${host}`);
});

test('another page’s origin stays what it is', async () => {
  const answer = await post({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' });
  expect(await answer.text()).toBe(`POST ${host} http://127.0.0.1:4000`);
});

test.each(['rebound.example:3000', '127.0.0.1.example', 'localhost.example'])('%s is refused', async (other) => {
  expect((await post({ host: other })).status).toBe(403);
});
