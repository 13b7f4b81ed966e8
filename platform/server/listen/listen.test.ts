import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { DrainTimes } from './drain.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';

/** Larger than what the system buffers for a reader that reads nothing. */
const LARGE = new Uint8Array(32 * 1024 * 1024);

const QUICK = { headersMs: 200, requestMs: 400, idleMs: 100, stalledMs: 2000, checkMs: 50 };

const app = new Hono()
  .get('/', (c) => c.text('page'))
  .get('/large', (c) => c.body(LARGE))
  .get('/slow', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return c.text('slow page');
  })
  .post('/', async (c) => c.text(await c.req.text()));

const servers: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(options: Partial<ListenOptions> = {}): Promise<string> {
  const server = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    limits: { ...CONNECTION_LIMITS, ...QUICK },
    drainTimes: { noticeMs: 50, idleMs: 50, partialMs: 100, endMs: 300 },
    ...options,
  });
  servers.push(server);
  return server.url;
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

/** Resolves with whatever arrives until the server closes the connection. */
const received = (socket: Socket): Promise<string> => text(socket).catch((error: { code: string }) => error.code);

/** Unlike `once`, resolves even if the connection was reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const pageOf = async (url: string) => (await fetch(url)).text();

describe('a slow client', () => {
  it.each([
    ['sends nothing', ''],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['sends half a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf'],
  ])('that %s is ended with 408, while others are served', async (_, sent) => {
    const url = await start();
    const slow = await Promise.all(Array.from({ length: 20 }, () => send(url, sent)));
    expect(await pageOf(url)).toBe('page');
    for (const response of await Promise.all(slow.map(received))) expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(await pageOf(url)).toBe('page');
  });

  it('that sends a header byte by byte is ended too', async () => {
    const url = await start();
    const socket = await send(url, 'GET / HTTP/1.1\r\nX-Slow: ');
    const timer = setInterval(() => socket.write('a'), 20);
    // A byte that is sent after the end may have the answer thrown away.
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 |^ECONNRESET$/);
    clearInterval(timer);
  });

  it('that reads nothing is ended, while others are served', async () => {
    const url = await start({ limits: { ...CONNECTION_LIMITS, stalledMs: 200 } });
    const slow = await Promise.all(
      Array.from({ length: 3 }, () => send(url, 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n')),
    );
    expect(await pageOf(url)).toBe('page');
    // A paused socket does not notice that it was closed: only writing to it does.
    for (const socket of slow) {
      const timer = setInterval(() => socket.write('a'), 50);
      await closed(socket);
      clearInterval(timer);
    }
    expect(await pageOf(url)).toBe('page');
  });

  it('that keeps its connection idle is closed', async () => {
    const socket = await send(await start(), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
  });

  it('gets a response that takes longer than the limits to make', async () => {
    expect(await pageOf(`${await start()}/slow`)).toBe('slow page');
  });
});

describe('connections', () => {
  const limits = { ...CONNECTION_LIMITS, idleMs: 100 };

  /** Requests the page until it is served. */
  const untilServed = (url: string): Promise<string> => pageOf(url).catch(() => untilServed(url));

  it('above the limit are closed at once, and accepted when others have ended', async () => {
    const url = await start({ limits: { ...limits, connections: 3 } });
    const [first] = await Promise.all([send(url), send(url), send(url)]);
    await closed((await send(url)).resume());
    first.destroy();
    expect(await untilServed(url)).toBe('page');
  });

  it('above the limit of an address are closed at once, except behind a proxy', async () => {
    const few = { ...limits, connectionsPerAddress: 2 };
    const [direct, proxied] = [await start({ limits: few }), await start({ limits: few, trustedHops: 1 })];
    const [first] = await Promise.all([direct, direct, proxied, proxied].map((url) => send(url)));
    await closed((await send(direct)).resume());
    expect(await pageOf(proxied)).toBe('page');
    first?.destroy();
    expect(await untilServed(direct)).toBe('page');
  });
});

describe('close', () => {
  const keepAlive = { ...CONNECTION_LIMITS, ...QUICK, idleMs: 60_000 };

  /** Requests a page over a connection that is kept. Returns its text, and whether the connection ends with it. */
  async function get(agent: Agent, url: string) {
    const [response] = await once(request(url, { agent }).end(), 'response');
    return { body: await text(response), connection: response.headers.connection };
  }

  async function startWith(drainTimes: DrainTimes) {
    const url = await start({ limits: keepAlive, drainTimes });
    const server = servers.splice(-1)[0];
    if (server === undefined) throw new Error('the server has not started');
    return { url, close: () => server.close() };
  }

  it('ends a connection with its next response, and refuses new ones', async () => {
    const { url, close } = await startWith({ noticeMs: 0, idleMs: 5000, partialMs: 5000, endMs: 5000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'keep-alive' });
    const closing = close();
    // A few turns in which nobody connects.
    for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
    await expect(pageOf(url)).rejects.toThrow('fetch failed');
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'close' });
    await closing;
  });

  it('serves connections that wait to be accepted when it begins', async () => {
    const { url, close } = await startWith({ noticeMs: 0, idleMs: 5000, partialMs: 5000, endMs: 5000 });
    const { hostname, port } = new URL(url);
    // They are connected by the system before the server accepts them, one in each turn of its loop.
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const waiting = sockets.map(received);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const closing = close();
    for (const response of await Promise.all(waiting)) expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
    await closing;
  });

  it('waits for responses that are being made', async () => {
    const { url, close } = await startWith({ noticeMs: 0, idleMs: 50, partialMs: 50, endMs: 5000 });
    const agent = new Agent({ keepAlive: true });
    const slow = get(agent, `${url}/slow`);
    await get(agent, url);
    const closing = close();
    expect(await slow).toEqual({ body: 'slow page', connection: 'close' });
    await closing;
  });

  it('keeps the port open and connections alive during the notice', async () => {
    const { url, close } = await startWith({ noticeMs: 60_000, idleMs: 50, partialMs: 50, endMs: 100 });
    const agent = new Agent({ keepAlive: true });
    await get(agent, url);
    const closing = close();
    expect(await get(agent, url)).toEqual({ body: 'page', connection: 'keep-alive' });
    expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200);
    agent.destroy();
    await closing;
  });

  it('does not wait for a request that was sent in half, nor for a reader that reads nothing', async () => {
    const { url, close } = await startWith({ noticeMs: 0, idleMs: 50, partialMs: 100, endMs: 300 });
    const half = await send(url, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
    await send(url, 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await pageOf(url);
    const closing = close();
    expect(await received(half)).toMatch(/^HTTP\/1\.1 408 /);
    await closing;
  });

  it('loses no request of busy clients', async () => {
    const { url, close } = await startWith({ noticeMs: 100, idleMs: 1000, partialMs: 1000, endMs: 5000 });
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
