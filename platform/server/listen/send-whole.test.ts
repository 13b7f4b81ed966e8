import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';
import { createSendWhole, type WholeResponse } from './send-whole.ts';

const encode = (body: string) => new TextEncoder().encode(body);
const headersOf = (body: string) => ({
  'Content-Type': 'text/html',
  ETag: 'W/"geese-é"',
  'Content-Length': String(encode(body).byteLength),
});
const page: WholeResponse = { status: 200, headers: headersOf('six geese'), body: encode('six geese') };
const unchanged: WholeResponse = { status: 304, headers: { ETag: '"a"' }, body: null };
const NONE = {};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Sends requests in one packet. Returns all bytes until the server closes the connection, with one date. */
async function ask(
  requests: string,
  send: (path: string, ...to: Parameters<Parameters<typeof createServer>[1] & object>) => void,
) {
  const server = createServer({ keepAliveTimeout: 5000 }, (request, response) =>
    send(request.url ?? '', request, response),
  );
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests);
  return (await text(socket)).replace(/Date: .*\r/g, 'Date: now\r');
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const last = get('/', 'Connection: close\r\n');
/** Headers in the order of their names: no client depends on it. */
const sorted = (sent: string) => sent.split('\r\n').sort();

it.each([
  ['a page', page, NONE],
  ['what is unchanged', unchanged, NONE],
  ['an empty body', { ...page, headers: headersOf(''), body: encode('') }, NONE],
  ['further headers', page, { 'Strict-Transport-Security': 'max-age=1' }],
])('sends %s as Node does', async (_, whole, further) => {
  const sendWhole = createSendWhole(5000);
  const ours = await ask(get('/') + get('/') + last, (_path, _request, response) =>
    sendWhole(response, whole, further),
  );
  const nodes = await ask(get('/') + get('/') + last, (_path, _request, response) =>
    response.writeHead(whole.status, { ...whole.headers, ...further }).end(whole.body ?? undefined),
  );
  expect(sorted(ours)).toEqual(sorted(nodes));
  expect(ours.match(/HTTP\/1\.1 /g)).toHaveLength(3);
});

it('keeps the order of responses that are asked for at once', async () => {
  const sendWhole = createSendWhole(5000);
  const sent = await ask(get('/slow') + get('/') + last, (path, _request, response) => {
    if (path !== '/slow') return sendWhole(response, page, NONE);
    setImmediate(() => response.end('slow'));
  });
  expect(sent.indexOf('slow')).toBeLessThan(sent.indexOf('six geese'));
  expect(sent.match(/six geese/g)).toHaveLength(2);
});

it('keeps headers that the response has', async () => {
  const sent = await ask(get('/'), (_path, _request, response) => {
    response.setHeader('Connection', 'close');
    createSendWhole(5000)(response, page, NONE);
  });
  expect(sent).toContain('Connection: close');
  expect(sent).not.toContain('keep-alive');
});

it.each([
  ['itself where Node keeps the head as is known', undefined, 0],
  ['through Node where a later one keeps it otherwise', { value: undefined, writable: true }, 1],
])('sends %s', async (_, head, ofNode) => {
  let written = 0;
  const sent = await ask(get('/') + last, (path, _request, response) => {
    if (head) Object.defineProperty(response, '_header', head);
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (...args: unknown[]) => {
      written += 1;
      return (writeHead as (...all: unknown[]) => typeof response)(...args);
    };
    createSendWhole(5000)(response, page, NONE);
    expect(path).toBe('/');
  });
  expect(sent.match(/HTTP\/1\.1 200 OK[\s\S]*?six geese/g)).toHaveLength(2);
  // The second response is the last one of its connection, which is always left to Node.
  expect(written).toBe(ofNode + 1);
});

it('sends what was given each time, of many pages', async () => {
  const sendWhole = createSendWhole(5000);
  const paths = Array.from({ length: 250 }, (_, i) => `/${i}`);
  const sent = await ask(paths.map((path) => get(path)).join('') + last, (path, _request, response) =>
    sendWhole(response, { status: 200, headers: headersOf(`<${path}>`), body: encode(`<${path}>`) }, NONE),
  );
  expect(sent.match(/<.*?>/g)).toEqual([...paths, '/'].map((path) => `<${path}>`));
});

it('sends no header that would begin another one', async () => {
  const headers = { 'X-Url': '/\r\nSet-Cookie: a=b' };
  let thrown: unknown;
  await ask(last.replace('Connection: close\r\n', ''), (_path, _request, response) => {
    try {
      createSendWhole(5000)(response, { status: 200, headers, body: null }, NONE);
    } catch (error) {
      thrown = error;
      response.destroy();
    }
  });
  expect(thrown).toMatchObject({ code: 'ERR_INVALID_CHAR' });
});
