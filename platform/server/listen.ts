import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createStrictTransport } from './http/strict-transport.ts';
import type { SendCached } from './pages/pages.ts';
import type { Settings } from './settings.ts';
import { errorCode, StartError } from './start-error.ts';

/** A server that accepts connections. */
export interface Listening {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Waits for open requests, then closes the port. */
  close(): Promise<void>;
}

/**
 * Serves an app on the settings' address.
 * @param cached Called for each request before the app.
 * @throws StartError naming PORT or HOST if it cannot be used.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  settings: Settings,
  cached: SendCached = () => false,
): Promise<Listening> {
  const { port, host } = settings;
  const respond = getRequestListener(app.fetch);
  const setStrictTransport = createStrictTransport(settings);
  const server = createServer((request, response) => {
    setStrictTransport(request, response);
    if (cached(request, response)) return;
    setSecurityHeaders(response);
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
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

function listenError(error: unknown, port: number, host: string): unknown {
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
