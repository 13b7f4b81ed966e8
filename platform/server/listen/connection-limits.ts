import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../http/client-address.ts';

/** Limits of connections. Times in milliseconds. */
export interface ConnectionLimits {
  /** Maximum number of open connections. The server closes further ones at once. */
  readonly connections: number;
  /** Maximum number of them from one address, where no proxy is in front. */
  readonly connectionsPerAddress: number;
  /** Time from the start of a connection or a request until its last header has arrived. */
  readonly headersMs: number;
  /** Time from the start of a request until the end of its body has arrived. */
  readonly requestMs: number;
  /** Time for which a connection stays open between two requests. */
  readonly idleMs: number;
  /** Time in which a client takes none of a response's bytes. */
  readonly stalledMs: number;
  /** Interval at which late headers and bodies are looked for. */
  readonly checkMs: number;
}

/** The limits of a site. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  // 4,096 idle connections took 14 MB. A browser opens up to six and keeps them for `idleMs`: 136 new visitors a second.
  connections: 4096,
  // An eighth of all: an office of 85 people behind one address, each with six connections.
  connectionsPerAddress: 512,
  // Half of what Apache's mod_reqtimeout gives at first (20 s). A header is one or two packets.
  headersMs: 10_000,
  // The largest body is a release's file of 8 MiB, which takes 67 s at 1 Mbit/s.
  requestMs: 120_000,
  // Node's own default.
  idleMs: 5_000,
  // As nginx's `send_timeout`.
  stalledMs: 60_000,
  // A tenth of the shortest limit that is checked.
  checkMs: 1_000,
};

/** Options of `createServer` for these limits. */
export const serverOptions = ({ headersMs, requestMs, idleMs, checkMs }: ConnectionLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: checkMs,
});

/**
 * Limits the connections of a server.
 * @param responses The responses that have not ended.
 * @param perAddress Whether to limit the connections from one address.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  responses: ReadonlySet<ServerResponse>,
  perAddress: boolean,
): void {
  server.maxConnections = limits.connections;
  // Node calls the listener for idle connections as well, and leaves it to the listener to close them.
  server.setTimeout(limits.stalledMs, (socket: Socket) => {
    const isAwaited = [...responses].some((response) => response.socket === socket);
    if (!isAwaited || socket.writableLength > 0) socket.destroy();
  });
  if (!perAddress) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const count = (counts.get(key) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
  });
}
