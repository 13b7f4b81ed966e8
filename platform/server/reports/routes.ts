import { failureReport } from '@platform/contract/report';
import { Hono, type MiddlewareHandler } from 'hono';
import { jsonOnly, limitBody } from '../http/body.ts';
import type { Logger } from '../http/request-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';

interface ReportsDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly limiter: MiddlewareHandler;
  readonly sameSite: MiddlewareHandler;
}

/** Maximum bytes of a report: the longest message, with every character escaped. */
const MAX_BODY_BYTES = 8 * 1024;

/** Creates `/reports`, below `/api`: pages send failures in the browser, each of which becomes one line of the log. */
export function createReports({ log, limiter, sameSite }: ReportsDeps) {
  return new Hono().post(
    '/reports',
    documented('Reports that a release failed in a browser', { 204: null }, [403, 413, 415, 429]),
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
