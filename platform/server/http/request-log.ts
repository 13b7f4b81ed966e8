import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { type DestinationStream, type Logger, pino } from 'pino';
import { hideAddresses } from './hide-addresses.ts';

export type { Logger } from 'pino';

/** Characters of log lines that are written together. */
const BATCH_LENGTH = 16_000;

/** Maximum time until a line is written, in milliseconds. */
const FLUSH_INTERVAL_MS = 1000;

/** Fields that are removed from logged objects. */
const REDACTED = [
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  '*.headers.cookie',
  '*.headers.authorization',
];

/**
 * Creates a logger that writes JSON lines without email addresses in the background, to standard output by default. Lines are written
 * together: `flush()`, and the process's exit, write what is left. A process that is killed loses at most the last second, or 16 kB.
 */
export function createLog({ level, destination }: { level: string; destination?: DestinationStream }): Logger {
  const stream = inBatches(destination ?? pino.destination({ sync: false }));
  // Before the listener of pino's own stream, which then writes all it has.
  if (!destination) process.prependListener('exit', () => stream.flush());
  const serializers = { err: describeError };
  return pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime, serializers }, stream);
}

/** A stream of lines; `flush` writes the pending ones. */
interface LineStream extends DestinationStream {
  flush(done?: (error?: Error) => void): void;
}

/** Returns a stream that collects lines, because each write costs more than the line itself, and writes them without email addresses. */
function inBatches(stream: DestinationStream & Partial<LineStream>): LineStream {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    const text = lines;
    lines = '';
    stream.write(hideAddresses(text));
  }
  return {
    write(line) {
      lines += line;
      if (lines.length >= BATCH_LENGTH) write();
      else timer ??= setTimeout(write, FLUSH_INTERVAL_MS).unref();
    },
    flush(done) {
      write();
      if (stream.flush) stream.flush(done);
      else done?.();
    },
  };
}

/**
 * Returns the fields of an error that never hold data: message and stack include those of its causes. Others may, such as a
 * database's `detail` or the request that a model's client sent.
 */
function describeError(error: unknown): object | string {
  if (!(error instanceof Error)) return `not an error: ${typeof error}`;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** A request and its response. `path` has no search. `ms`: duration in milliseconds. */
export interface LoggedRequest {
  readonly requestId?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Writes one line for a request. */
export type LogRequest = (request: LoggedRequest) => void;

/**
 * Creates a function that logs requests, as one of pino's lines that is written by hand: there are thousands a second.
 * @param count Called with each request, too.
 */
export function createLogRequest(log: Logger, count?: LogRequest): LogRequest {
  const { [pino.symbols.streamSym]: stream } = log as Logger & { readonly [pino.symbols.streamSym]: DestinationStream };
  return (request) => {
    count?.(request);
    const { requestId, method, path, status, ms } = request;
    if (!log.isLevelEnabled('info')) return;
    const id = requestId === undefined ? '' : `"requestId":${JSON.stringify(requestId)},`;
    const what = `${id}"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`;
    stream.write(`{"level":30,"time":"${isoTime()}",${what},"msg":"request"}\n`);
  };
}

let lastMs = 0;
let lastTime = '';

/** Returns the time of now, made once for all lines of a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) lastTime = new Date(now).toISOString();
  lastMs = now;
  return lastTime;
}

/** Returns the milliseconds since `start` (from `performance.now()`), with two decimals. */
export const msSince = (start: number): number => Math.round((performance.now() - start) * 100) / 100;

/** Logs each request with its id, which hono's `requestId` sets. */
export function requestLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId } = c.var;
    const { method, path } = c.req;
    logRequest({ requestId, method, path, status: c.res.status, ms: msSince(start) });
  };
}
