import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFront } from './front.ts';

let asked: string[] = [];
const site = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url} ${await text(request)}`.trim());
  const isPage = !request.url?.startsWith('/api/');
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(isPage ? 404 : 200, { 'content-type': type, 'content-security-policy': 'old', 'x-own': 'kept' });
  response.end(isPage ? '<p>page</p>' : '{}');
});
let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  front = await startFront({
    site: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    fileAt: (path) => (path === '/own.0123456789.ts' ? import.meta.filename : undefined),
    page: ({ html, policy }) => ({ html: html.toUpperCase(), policy: `new ${policy}` }),
  });
});

afterAll(async () => {
  await front.stop();
  site.close();
});

test('a page is the site’s, changed and compressed, and asked for once', async () => {
  asked = [];
  const first = await fetch(`${front.url}/a?b=c`);
  expect(await first.text()).toBe('<P>PAGE</P>');
  expect(first.status).toBe(404);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-security-policy': 'new old',
    'x-own': 'kept',
  });
  expect(await (await fetch(`${front.url}/a?b=c`)).text()).toBe('<P>PAGE</P>');
  expect(asked).toEqual(['GET /a?b=c']);
});

test('a page that the browser has is not sent again', async () => {
  const { headers } = await fetch(`${front.url}/`);
  const again = await fetch(`${front.url}/`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the API is the site’s, with the body of a post, each time', async () => {
  asked = [];
  const post = () => fetch(`${front.url}/api/x`, { method: 'POST', body: 'a message' });
  expect(await (await post()).json()).toEqual({});
  await post();
  await fetch(`${front.url}/api/y`);
  expect(asked).toEqual(['POST /api/x a message', 'POST /api/x a message', 'GET /api/y']);
});

test('a file is served before the site is asked', async () => {
  asked = [];
  const response = await fetch(`${front.url}/own.0123456789.ts`);
  expect(await response.text()).toContain('a file is served before the site is asked');
  expect(asked).toEqual([]);
});
