import { failureReport } from '@platform/contract/report';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { jsonOnly, limitBody, mediaType } from '../http/body.ts';
import { problem } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { violationReport } from './violations.ts';

interface ReportsDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly limiter: MiddlewareHandler;
  readonly sameSite: MiddlewareHandler;
}

/** Maximum bytes of a report: the longest message, with every character escaped. */
const MAX_BODY_BYTES = 8 * 1024;

/** Media type of a browser's report of a violation. */
const VIOLATION_TYPE = 'application/csp-report';

/** Maximum bytes of such a report. It contains the page's whole policy. */
const MAX_VIOLATION_BYTES = 16 * 1024;

/** Responds 415 to a body that no browser sends as a report. */
const violationOnly: MiddlewareHandler = async (c, next) => {
  if (mediaType(c) === VIOLATION_TYPE) return next();
  return problem(c, { slug: 'report-needed', status: 415, title: `Send a report, as ${VIOLATION_TYPE}` });
};

/** Creates `/reports`, below `/api`: pages send failures in the browser, each of which becomes one line of the log. Browsers send
 * violations of a page's Content-Security-Policy by themselves. */
export function createReports({ log, limiter, sameSite }: ReportsDeps) {
  return new Hono()
    .post(
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
    )
    .post(
      '/reports/violations',
      documented('Reports a violation of a page’s Content-Security-Policy', { 204: null }, [400, 403, 413, 415, 429]),
      sameSite,
      limiter,
      violationOnly,
      limitBody(MAX_VIOLATION_BYTES),
      async (c) => {
        const report = v.safeParse(violationReport, await c.req.json().catch(() => undefined));
        if (!report.success) return problem(c, { slug: 'invalid', status: 400, title: 'The report is malformed' });
        log.warn({ violation: report.output }, 'a page violated its policy');
        return c.body(null, 204);
      },
    );
}
