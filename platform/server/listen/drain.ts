import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Times of a stop, in milliseconds. Together they leave two of the ten seconds of a stop for the rest of the server. */
export interface DrainTimes {
  /**
   * Time for which the port stays open after the site has become "not ready", so that a load balancer stops sending. Connections
   * are kept meanwhile: a client that connects anew could be refused by the system when the port closes.
   */
  readonly noticeMs: number;
  /** Time for the next request on an idle connection. A request that was sent by then gets a response. */
  readonly idleMs: number;
  /** Age at which an incomplete request gets a 408. */
  readonly partialMs: number;
  /** Time after the notice at which all connections are closed. */
  readonly endMs: number;
}

export const DRAIN_TIMES: DrainTimes = { noticeMs: 1000, idleMs: 1000, partialMs: 3000, endMs: 7000 };

/** Interval at which open connections are counted, in milliseconds. */
const CHECK_MS = 25;

/**
 * Closes a server without resetting a connection on which a whole request was sent: gives notice, closes the port, ends each
 * connection with its next response, then closes idle connections. Resolves earlier if no connection is left.
 * @param responses The responses that have not ended.
 */
export async function drain(
  server: Server,
  responses: ReadonlySet<ServerResponse>,
  { noticeMs, idleMs, partialMs, endMs }: DrainTimes,
): Promise<void> {
  await untilUnused(server, noticeMs);
  await acceptQueued(server, idleMs);
  const closed = once(server, 'close');
  // Unlike the HTTP server's own `close`, this leaves idle connections open: a request may be on its way.
  NetServer.prototype.close.call(server);
  server.prependListener('request', (_, response) => endWith(response));
  for (const response of responses) endWith(response);
  server.headersTimeout = partialMs;
  server.requestTimeout = partialMs;
  const closeIdle = () => {
    server.closeIdleConnections();
    // A connection whose response ends later is closed by that response, unless its headers were sent before.
    server.keepAliveTimeout = 1;
  };
  // Timers run before pending data is read: on a busy machine a connection whose request has arrived would count as idle.
  const idle = setTimeout(() => setImmediate(closeIdle), idleMs);
  const end = setTimeout(() => server.closeAllConnections(), endMs);
  await closed;
  clearTimeout(idle);
  clearTimeout(end);
}

/** Makes a response the last one of its connection, if its headers have not been sent. */
function endWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Waits until the server has no connection, for at most `ms` milliseconds. */
async function untilUnused(server: Server, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && (await connectionsOf(server)) > 0) await delay(CHECK_MS);
}

/**
 * Accepts the connections in the system's queue, for at most `ms` milliseconds: the system resets queued connections when the
 * port is closed. Node accepts one in each turn of its loop, before what `setImmediate` calls.
 */
async function acceptQueued(server: Server, ms: number): Promise<void> {
  const end = performance.now() + ms;
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  // The first turn may have accepted its connection already.
  await new Promise(setImmediate);
  while (hasAccepted && performance.now() < end) {
    hasAccepted = false;
    await new Promise(setImmediate);
  }
  server.off('connection', onConnection);
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
