import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { SECURITY_HEADERS } from '../http/response-headers.ts';
import { errorCode, StartError } from '../start-error.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections, serverOptions } from './connection-limits.ts';
import { DRAIN_TIMES, type DrainTimes, drain } from './drain.ts';

/** A server that accepts connections. */
export interface Listening {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops the server without losing a request that was sent; see `drain`. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Number of proxies in front. Connections are counted by address where there is none. Default: 0. */
  readonly trustedHops?: number;
  readonly limits?: ConnectionLimits;
  readonly drainTimes?: DrainTimes;
}

/** Responds to a request that cannot be read, which does not reach the app. */
const onRequestError = (error: unknown) =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: SECURITY_HEADERS });

/**
 * Serves an app on the settings' address.
 * @throws StartError naming PORT or HOST if it cannot be used.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, trustedHops = 0, limits = CONNECTION_LIMITS, drainTimes = DRAIN_TIMES }: ListenOptions,
): Promise<Listening> {
  const listener = getRequestListener(app.fetch, { errorHandler: onRequestError });
  const server = createServer(serverOptions(limits), (request, response) => {
    // Node takes the first `Host`, a proxy in front may take the last one.
    if (hasOneHost(request.rawHeaders)) return listener(request, response);
    response.writeHead(400, { ...SECURITY_HEADERS, Connection: 'close' }).end();
    return undefined;
  });
  const responses = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  limitConnections(server, limits, responses, trustedHops === 0);
  await listenAt(server, port, host);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: () => drain(server, responses, drainTimes),
  };
}

/** Returns whether the raw headers of a request have at most one `Host` (RFC 9112, section 3.2). */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/**
 * Checks that a server with these settings can listen.
 * @throws StartError naming PORT or HOST if it cannot be used.
 */
export async function checkPort({ port, host }: Pick<ListenOptions, 'port' | 'host'>): Promise<void> {
  const server = createNetServer();
  await listenAt(server, port, host);
  server.close();
}

async function listenAt(server: NetServer, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw listenError(error, port, host);
  }
}

/** Returns the `StartError` for an address that cannot be used, or the error itself. */
function listenError(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} on ${host} is taken: stop the program that uses it, or set another PORT.`);
    case 'EACCES':
      return new StartError(`PORT ${port} needs more rights than this process has: set PORT to 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
