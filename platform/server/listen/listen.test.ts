import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connection-limits.ts';
import type { DrainTimes } from './drain.ts';
import { type Listening, listen } from './listen.ts';

/** Larger than what the system buffers for a client that reads nothing. */
const LARGE = new Uint8Array(32 * 1024 * 1024);

const QUICK = { headersMs: 200, requestMs: 400, idleMs: 100, stalledMs: 2000, checkMs: 50 };

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n';
const HALF = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf';

const servers = new Set<Listening>();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all([...servers].map((server) => server.close()));
  servers.clear();
});

/** Returns a promise, and the function that resolves it. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

interface StartOptions {
  readonly limits?: Partial<ConnectionLimits>;
  readonly times?: Partial<DrainTimes>;
  readonly trustedHops?: number;
}

/** Starts a server. `slow.started` resolves when a request for `/slow` has arrived, `slow.end` ends its response. */
async function start({ limits = {}, times = {}, trustedHops = 0 }: StartOptions = {}) {
  const [started, ended] = [deferred(), deferred()];
  const app = new Hono()
    .get('/', (c) => c.text('page'))
    .get('/large', (c) => c.body(LARGE))
    .get('/slow', async (c) => {
      started.resolve();
      await ended.promise;
      return c.text('slow page');
    })
    .post('/', async (c) => c.text(await c.req.text()));
  const server = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    trustedHops,
    limits: { ...CONNECTION_LIMITS, ...QUICK, ...limits },
    drainTimes: { noticeMs: 0, idleMs: 50, partialMs: 100, endMs: 300, ...times },
  });
  servers.add(server);
  const close = () => {
    servers.delete(server);
    return server.close();
  };
  return { url: server.url, close, slow: { started: started.promise, end: ended.resolve } };
}

/** Opens a connection and sends a text. */
async function send(url: string, sent = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(sent);
  return socket;
}

/** Resolves with the bytes that arrive until the server closes the connection, or with the code of an error. */
const received = (socket: Socket): Promise<string> => text(socket).catch((error: { code: string }) => error.code);

/** Unlike `once`, resolves even if the connection was reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const pageOf = async (url: string) => (await fetch(url)).text();

/** Requests the page until it is served, at most 100 times. */
async function untilServed(url: string): Promise<void> {
  for (let i = 0; i < 100; i += 1) if ((await pageOf(url).catch(() => '')) === 'page') return;
  throw new Error('the page is not served');
}

/** Waits a few turns of the event loop, after which a server that is closed accepts no connection. */
async function turns(): Promise<void> {
  for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
}

/** Requests a page over a connection of `agent`. Returns its text, and whether the connection ends with it. */
async function get(agent: Agent, url: string) {
  const [response] = await once(request(url, { agent }).end(), 'response');
  return { body: await text(response), connection: response.headers.connection };
}

describe('a slow client', () => {
  it.each([
    ['sends nothing', ''],
    ['sends half a header', `${GET}X-Slow: `],
    ['sends half a body', HALF],
  ])('that %s gets a 408, while other clients are served', async (_, sent) => {
    const { url } = await start();
    const slow = await Promise.all(Array.from({ length: 20 }, () => send(url, sent)));
    await untilServed(url);
    for (const response of await Promise.all(slow.map(received))) expect(response).toMatch(/^HTTP\/1\.1 408 /);
    await untilServed(url);
  });

  it('that sends a header byte by byte gets a 408', async () => {
    const { url } = await start();
    const socket = await send(url, `${GET}X-Slow: `);
    const timer = setInterval(() => socket.write('a'), 20);
    // A byte that arrives after the response resets the connection.
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 |^ECONNRESET$/);
    clearInterval(timer);
  });

  it('that reads nothing is disconnected by the timeout, one that waits for its response is not', async () => {
    const responses = new Set<ServerResponse>();
    const server = createServer();
    limitConnections(server, CONNECTION_LIMITS, responses, false);
    expect(server.timeout).toBe(CONNECTION_LIMITS.stalledMs);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    /** Sends a request, and returns whether the timeout of its connection closes that. */
    const isClosed = async (respond: (response: ServerResponse) => void) => {
      const arrived = once(server, 'request');
      await send(url, `${GET}\r\n`);
      const [{ socket }, response] = await arrived;
      responses.add(response.once('close', () => responses.delete(response)));
      respond(response);
      server.emit('timeout', socket);
      return socket.destroyed;
    };
    expect(await isClosed((response) => response.end(LARGE))).toBe(true);
    expect(await isClosed(() => {})).toBe(false);
    server.closeAllConnections();
    server.close();
  });

  it('that keeps its connection idle is disconnected', async () => {
    const socket = await send((await start()).url, `${GET}\r\n`);
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
  });

  it('gets a response that takes longer than the limits', async () => {
    const { url, slow } = await start();
    // This connection is ended by the limits that the slow response exceeds.
    const [response, half] = [pageOf(`${url}/slow`), received(await send(url, HALF))];
    await slow.started;
    await half;
    slow.end();
    expect(await response).toBe('slow page');
  });
});

it.each([
  ['two Host headers', 'Host: b\r\n', 400],
  ['the same Host twice, in other letters', 'hOST: a\r\n', 400],
  ['one Host', 'X-Host: b\r\n', 200],
])('a request with %s', async (_, header, status) => {
  const { url } = await start();
  const response = await received(await send(url, `${GET}${header}Connection: close\r\n\r\n`));
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response.endsWith('page')).toBe(status === 200);
});

describe('connections', () => {
  it('above the limit are closed at once, and accepted when others have ended', async () => {
    const { url } = await start({ limits: { connections: 3, headersMs: 10_000, requestMs: 10_000 } });
    const [first] = await Promise.all([send(url), send(url), send(url)]);
    await closed((await send(url)).resume());
    first.destroy();
    await untilServed(url);
  });

  it('above the limit of an address are closed at once, except behind a proxy', async () => {
    const limits = { connectionsPerAddress: 2, headersMs: 10_000, requestMs: 10_000 };
    const [{ url: direct }, { url: proxied }] = [await start({ limits }), await start({ limits, trustedHops: 1 })];
    const [first] = await Promise.all([direct, direct, proxied, proxied].map((url) => send(url)));
    await closed((await send(direct)).resume());
    expect(await pageOf(proxied)).toBe('page');
    first?.destroy();
    await untilServed(direct);
  });
});

describe('close', () => {
  const limits = { idleMs: 60_000, headersMs: 10_000, requestMs: 10_000 };
  const times = { idleMs: 5000, partialMs: 5000, endMs: 5000 };

  it('ends a connection with its next response, and refuses new ones', async () => {
    const { url, close } = await start({ limits, times });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'keep-alive' });
    const closing = close();
    await turns();
    await expect(pageOf(url)).rejects.toThrow('fetch failed');
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'close' });
    await closing;
  });

  it('serves connections that are queued when it begins', async () => {
    const { url, close } = await start({ limits, times });
    const { hostname, port } = new URL(url);
    // The system connects them before the server accepts them, one in each turn of its loop.
    const queued = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of queued) socket.write(`${GET}Connection: close\r\n\r\n`);
    const responses = queued.map(received);
    await Promise.all(queued.map((socket) => once(socket, 'connect')));
    const closing = close();
    for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
    await closing;
  });

  it('waits for responses that are being made', async () => {
    const { url, close, slow } = await start({ limits, times: { endMs: 5000 } });
    const response = get(new Agent({ keepAlive: true }), `${url}/slow`);
    await slow.started;
    const closing = close();
    await turns();
    slow.end();
    expect(await response).toEqual({ body: 'slow page', connection: 'close' });
    await closing;
  });

  it('keeps the port open and connections alive during the notice', async () => {
    const { url, close } = await start({ limits, times: { noticeMs: 60_000 } });
    const agent = new Agent({ keepAlive: true });
    await get(agent, url);
    const closing = close();
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'keep-alive' });
    expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200);
    agent.destroy();
    await closing;
  });

  it('does not wait for half a request, nor for a client that reads nothing', async () => {
    const { url, close } = await start({ limits });
    const half = await send(url, HALF);
    await send(url, `${GET.replace('/', '/large')}\r\n`);
    await pageOf(url);
    const closing = close();
    expect(await received(half)).toMatch(/^HTTP\/1\.1 408 /);
    await closing;
  });

  it('loses no request of busy clients', async () => {
    const { url, close } = await start({ limits, times: { ...times, noticeMs: 100 } });
    const outcomes: string[] = [];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const outcome = await get(agent, url).then(
          ({ body }) => body,
          (error: { code: string }) => error.code,
        );
        outcomes.push(outcome);
        if (outcome !== 'page') return;
        if (outcomes.length === 500) void close();
      }
    };
    await Promise.all(Array.from({ length: 16 }, client));
    expect(new Set(outcomes)).toEqual(new Set(['page', 'ECONNREFUSED']));
  });
});
