import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Bytes of log lines that are gathered before they are written together. */
const GATHERED_BYTES = 16_000;

/** How long a gathered line waits at most, in milliseconds. */
const FLUSH_EVERY_MS = 1000;

/** Fields whose values are never logged, wherever a logged object has its headers. */
const REDACTED = [
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  '*.headers.cookie',
  '*.headers.authorization',
];

/** What to log, and where to: standard output, unless a destination is given. */
export interface LogOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** A logger that writes JSON lines without making its caller wait. Call `flush()` before the process ends. */
export function createLog({ level, destination }: LogOptions): Logger {
  const stream =
    destination ?? pino.destination({ sync: false, minLength: GATHERED_BYTES, periodicFlush: FLUSH_EVERY_MS });
  return pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

/** An answered request. `path` without its search, `ms` in milliseconds. */
export interface AnsweredRequest {
  readonly requestId?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Writes one line for a request. */
export type LogRequest = (request: AnsweredRequest) => void;

/** Redaction would cost more than all the rest of a line, and there are no headers in it to hide. */
export function createLogRequest(log: Logger): LogRequest {
  const lines = log.child({}, { redact: [] });
  return (request) => lines.info(request, 'request');
}

/** Milliseconds since `start` (of `performance.now()`), to two decimals. */
export const msSince = (start: number): number => Math.round((performance.now() - start) * 100) / 100;

/** Logs each request with its id (of hono's `requestId`). */
export function requestLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId } = c.var;
    const { method, path } = c.req;
    logRequest({ requestId, method, path, status: c.res.status, ms: msSince(start) });
  };
}
