import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { incomingRequest } from '../http/client-address.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { problem } from '../http/problem.ts';
import type { Metrics } from './metrics.ts';

interface MetricsDeps {
  readonly metrics: Pick<Metrics, 'type' | 'text'>;
  /** Token that clients send. Unset: only programs on this machine have access. */
  readonly token?: string | undefined;
}

/**
 * Creates `/metrics`, for Prometheus: `Authorization: Bearer <token>`. Without a token it is open to programs on this machine alone, and
 * closed to requests that a proxy forwards.
 */
export function createMetricsRoute({ metrics, token }: MetricsDeps) {
  return new Hono().get('/metrics', async (c) => {
    if (token === undefined ? !isLocal(c) : !hasToken(c, token)) {
      if (token !== undefined) c.header('WWW-Authenticate', 'Bearer');
      return problem(c, {
        slug: 'metrics-closed',
        status: token === undefined ? 403 : 401,
        title: 'These metrics are for the operator',
        detail: 'Set METRICS_TOKEN, and send it as "Authorization: Bearer <token>".',
      });
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
  });
}

/** Compares hashes, which have one length, in constant time. */
function hasToken(c: Context, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

function isLocal(c: Context): boolean {
  const incoming = incomingRequest(c);
  if (incoming === undefined) return false;
  const { socket, httpVersion, rawHeaders } = incoming;
  const { remoteAddress: address, localPort: port } = socket;
  return isLocalRequest({ address, port, httpVersion, rawHeaders, urlHost: new URL(c.req.url).hostname });
}
