import { HEARTBEAT_PATH, type Heartbeat } from '@platform/contract/heartbeat';
import { Hono } from 'hono';

/** What the worker is called with. */
interface HeartbeatOptions {
  /** Time between looks, in milliseconds. */
  readonly look: number;
  /** Looks without a sign of life after which the page hangs. */
  readonly most: number;
  /** A look that comes later than this was held up with the whole machine, which slept, or is busy. In milliseconds. */
  readonly late: number;
}

/** Five seconds after a frame at the latest, and one for the sign itself, which comes each second. */
const OPTIONS: HeartbeatOptions = { look: 500, most: 12, late: 2000 };

/**
 * Sends the report of the last sign of life, once, when no other comes for too long.
 *
 * It runs as the text of a worker, so it can use nothing outside of itself.
 */
function listenForLife({ look, most, late }: HeartbeatOptions) {
  let last: Heartbeat = null;
  let missed = 0;
  let lookedAt = performance.now();
  let isReported = false;
  addEventListener('message', ({ data }: { readonly data: Heartbeat }) => {
    last = data;
    missed = 0;
  });
  setInterval(() => {
    const now = performance.now();
    const isLate = now - lookedAt > late;
    lookedAt = now;
    missed = isLate || last === null ? 0 : missed + 1;
    if (missed < most || isReported || last === null) return;
    isReported = true;
    const { path, body } = last;
    fetch(path, { method: 'POST', body, keepalive: true, headers: { 'Content-Type': 'application/json' } }).catch(
      () => {},
    );
  }, look);
}

/** Exists in workers. */
declare function addEventListener(type: 'message', listener: (event: { readonly data: Heartbeat }) => void): void;

/** The text of the worker. */
export const heartbeatScript = `(${listenForLife})(${JSON.stringify(OPTIONS)});`;

/** Creates the route of the worker. It can reach this site alone. */
export const heartbeatRoute = new Hono().get(HEARTBEAT_PATH, (c) =>
  c.body(heartbeatScript, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'X-Content-Type-Options': 'nosniff',
  }),
);
