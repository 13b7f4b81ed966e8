import { HEARTBEAT_PATH, type Heartbeat } from '@platform/contract/heartbeat';
import { Hono } from 'hono';

/** Options of the worker's script. */
interface HeartbeatOptions {
  /** Time between checks, in milliseconds. */
  readonly checkMs: number;
  /** Number of checks without a heartbeat after which the page hangs. */
  readonly maxMissed: number;
  /** A check that comes later than this was delayed with the whole machine, which slept or is busy. In milliseconds. */
  readonly lateMs: number;
}

/** Heartbeats come every second: the report is sent six seconds after the last one. */
const OPTIONS: HeartbeatOptions = { checkMs: 500, maxMissed: 12, lateMs: 2000 };

/**
 * Sends the report of the last heartbeat, once, when no other arrives in time.
 *
 * It is converted to the script of a worker, so it can use nothing outside of itself.
 */
function monitorHeartbeats({ checkMs, maxMissed, lateMs }: HeartbeatOptions) {
  let last: Heartbeat = null;
  let missed = 0;
  let checkedAt = performance.now();
  let isReported = false;
  addEventListener('message', ({ data }: { readonly data: Heartbeat }) => {
    last = data;
    missed = 0;
  });
  setInterval(() => {
    const now = performance.now();
    const isLate = now - checkedAt > lateMs;
    checkedAt = now;
    missed = isLate || last === null ? 0 : missed + 1;
    if (missed < maxMissed || isReported || last === null) return;
    isReported = true;
    const { path, body } = last;
    fetch(path, { method: 'POST', body, keepalive: true, headers: { 'Content-Type': 'application/json' } }).catch(
      () => {},
    );
  }, checkMs);
}

/** Exists in workers. */
declare function addEventListener(type: 'message', listener: (event: { readonly data: Heartbeat }) => void): void;

/** The script of the worker. */
export const heartbeatScript = `(${monitorHeartbeats})(${JSON.stringify(OPTIONS)});`;

/** The route of the worker, whose script can reach this site alone. */
export const heartbeatRoute = new Hono().get(HEARTBEAT_PATH, (c) =>
  c.body(heartbeatScript, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'X-Content-Type-Options': 'nosniff',
  }),
);
