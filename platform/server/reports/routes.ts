import { failureReport } from '@platform/contract/report';
import { Hono, type MiddlewareHandler } from 'hono';
import { jsonOnly, limitBody } from '../http/body.ts';
import type { Logger } from '../http/request-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';

export interface ReportsDeps {
  readonly log: Pick<Logger, 'warn'>;
  /** Refuses who writes too often. */
  readonly limiter: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
}

/** Most bytes of a report: the longest one, every character of it escaped. */
const MAX_BODY_BYTES = 8 * 1024;

/** Below `/api`: pages tell here what failed in the browser. Each report is one line of the log, and nothing else. */
export function createReports({ log, limiter, sameSite }: ReportsDeps) {
  return new Hono().post(
    '/reports',
    documented('Tells that a release failed in a browser', { 204: null }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    validate('json', failureReport),
    (c) => {
      log.warn({ report: c.req.valid('json') }, 'failed in a browser');
      return c.body(null, 204);
    },
  );
}
