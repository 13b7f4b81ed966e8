import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { setNoIndex } from '../http/protection/no-index.ts';
import { setSecurityHeaders } from '../http/protection/security-headers.ts';
import { createStrictTransport } from '../http/protection/strict-transport.ts';
import type { SendCached } from '../pages/pages.ts';
import { errorCode, StartError } from '../start-error.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections, serverOptions } from './connection-limits.ts';
import { DRAIN_TIMES, type DrainTimes, drain } from './drain.ts';
import { createSendWhole } from './send-whole.ts';

/** A server that accepts connections. */
export interface Listening {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops the server without losing a request that was sent; see `drain`. */
  close(): Promise<void>;
}

/** How the server listens. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Number of proxies in front. Connections are counted by address where there is none. Default: 0. */
  readonly trustedHops?: number;
  readonly publicUrl?: string;
  readonly limits?: ConnectionLimits;
  readonly drainTimes?: DrainTimes;
}

/**
 * Serves an app on the settings' address.
 * @param cached Called for each request before the app. Returns whether it sent the response.
 * @throws StartError naming PORT or HOST if it cannot be used.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, publicUrl, trustedHops = 0, limits = CONNECTION_LIMITS, drainTimes = DRAIN_TIMES }: ListenOptions,
  cached: SendCached = () => false,
): Promise<Listening> {
  const respond = getRequestListener(app.fetch);
  const sendWhole = createSendWhole(limits.idleMs);
  const strictTransport = createStrictTransport({ trustedHops, ...(publicUrl !== undefined && { publicUrl }) });
  const responses = new Set<ServerResponse>();
  const server = createServer(serverOptions(limits));
  limitConnections(server, limits, responses, trustedHops === 0);
  server.on('request', (request, response) => {
    const transport = strictTransport(request);
    if (cached(request, (whole, further) => sendWhole(response, whole, transport, further))) return;
    responses.add(response);
    response.once('close', () => responses.delete(response));
    for (const [name, value] of Object.entries(transport)) response.setHeader(name, value);
    setSecurityHeaders(response);
    setNoIndex(request, response);
    void respond(request, response);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, port, host);
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: () => drain(server, responses, drainTimes),
  };
}

/** Returns the `StartError` for an address that cannot be used, or the error itself. */
export function listenError(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} on ${host} is taken: stop what runs there, or set PORT to another one.`);
    case 'EACCES':
      return new StartError(`PORT ${port} needs more rights than this process has: set PORT to 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
