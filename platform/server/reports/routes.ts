import { failureReport } from '@platform/contract/report';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { jsonOnly, limitBody, mediaType } from '../http/body.ts';
import { problem } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import { violationReports } from './violations.ts';

interface ReportsDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly limiter: MiddlewareHandler;
  readonly sameSite: MiddlewareHandler;
}

/** Maximum bytes of a report: the longest message, with every character escaped. */
const MAX_BODY_BYTES = 8 * 1024;

/** Maximum bytes of a browser's reports of violations. */
const MAX_VIOLATIONS_BYTES = 32 * 1024;

/** Media types of `report-uri` and of `report-to`. */
const VIOLATION_TYPES: ReadonlySet<string> = new Set(['application/csp-report', 'application/reports+json']);

/** Responds 415 to a body that no browser sends as a report. */
const violationsOnly: MiddlewareHandler = async (c, next) => {
  if (VIOLATION_TYPES.has(mediaType(c))) return next();
  return problem(c, { slug: 'report-needed', status: 415, title: `Send one of ${[...VIOLATION_TYPES].join(', ')}` });
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
      documented('Reports violations of a page’s Content-Security-Policy', { 204: null }, [400, 403, 413, 415, 429]),
      sameSite,
      limiter,
      violationsOnly,
      limitBody(MAX_VIOLATIONS_BYTES),
      async (c) => {
        const reports = v.safeParse(violationReports, await c.req.json().catch(() => undefined));
        if (!reports.success) return problem(c, { slug: 'invalid', status: 400, title: 'The reports are malformed' });
        for (const violation of reports.output) log.warn({ violation }, 'a page violated its policy');
        return c.body(null, 204);
      },
    );
}
