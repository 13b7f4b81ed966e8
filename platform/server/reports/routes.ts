import { SHELL } from '@platform/contract/registry';
import { type VisitReport, visitReport } from '@platform/contract/report';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { jsonOnly, limitBody, mediaType } from '../http/limits/body.ts';
import { problem } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import type { RecordReport } from './record-report.ts';
import type { Released } from './released.ts';
import { violationReport } from './violations.ts';

/** Receives the report of a visitor's page, and the request that brought it. Must not reject. */
export type OnReport = (report: VisitReport, c: Context) => Promise<void>;

interface ReportsDeps {
  readonly log: Pick<Logger, 'warn'>;
  /** Limits the reports of all visitors together, before they are read. */
  readonly limitTotal: MiddlewareHandler;
  /** Limits the reports of an address. */
  readonly limiter: MiddlewareHandler;
  readonly sameSite: MiddlewareHandler;
  readonly record: RecordReport;
  readonly released: Pick<Released, 'versionByEntry'>;
  /** Returns the key of the visitor who sent a request. */
  readonly visitor: (c: Context) => Promise<string>;
  readonly onReport?: OnReport | undefined;
  /** Returns whether a request comes from a page of a preview, whose reports are ignored. */
  readonly isPreview: (c: Context) => Promise<boolean>;
}

/** Maximum bytes of a report: five of the longest messages, most of them plain. */
const MAX_BODY_BYTES = 8 * 1024;

/** Media type of a browser's report of a violation. */
const VIOLATION_TYPE = 'application/csp-report';

/** Maximum bytes of such a report. It contains the page's whole policy. */
const MAX_VIOLATION_BYTES = 16 * 1024;

/** Maximum bytes of the address of a script. */
const MAX_ADDRESS_BYTES = 300;

/** Address of a script of the shell, of any origin: that of a proxy may differ from this server's. */
const ENTRY = /^https?:\/\/[^/?#]{1,200}\/assets\/shell\/([\w-][\w.-]{0,120}\.js)$/;

/** Responds 415 to a body of another media type. */
const only =
  (type: string): MiddlewareHandler =>
  async (c, next) => {
    if (mediaType(c) === type) return next();
    return problem(c, { slug: 'report-needed', status: 415, title: `Send a report, as ${type}` });
  };

/**
 * Creates `/reports`, below `/api`: faults, measurements and visits, which pages report, and violations of a page's
 * Content-Security-Policy, which browsers report by themselves.
 */
export function createReports(deps: ReportsDeps) {
  const { log, limitTotal, limiter, sameSite, record, released, visitor, isPreview, onReport } = deps;
  const done = (c: Context) => c.body(null, 204);

  return new Hono()
    .use('/reports/*', limitTotal, sameSite, limiter)
    .post(
      '/reports/visits',
      documented('Reports how releases do in a browser', { 204: null }, [403, 413, 415, 429, 503]),
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('json', visitReport),
      async (c) => {
        if (await isPreview(c)) return done(c);
        const report = c.req.valid('json');
        await record(report, await visitor(c));
        await onReport?.(report, c);
        return done(c);
      },
    )
    .post(
      '/reports/entries',
      documented('Reports that the shell’s first script did not load', { 204: null }, [400, 403, 413, 415, 429, 503]),
      only('text/plain'),
      limitBody(MAX_ADDRESS_BYTES),
      async (c) => {
        const [, file] = ENTRY.exec(await c.req.text()) ?? [];
        if (file === undefined) {
          return problem(c, { slug: 'invalid', status: 400, title: 'Send the address of a script of the shell' });
        }
        const version = (await isPreview(c)) ? undefined : await released.versionByEntry(SHELL, file);
        if (version === undefined) return done(c);
        const fault = { kind: 'load', remote: SHELL, message: 'The first script did not load' } as const;
        const report = { path: '/', remote: SHELL, releases: { [SHELL]: version }, counted: true, faults: [fault] };
        await record(report, await visitor(c));
        return done(c);
      },
    )
    .post(
      '/reports/violations',
      documented('Reports a violation of a page’s policy', { 204: null }, [400, 403, 413, 415, 429, 503]),
      only(VIOLATION_TYPE),
      limitBody(MAX_VIOLATION_BYTES),
      async (c) => {
        const report = v.safeParse(violationReport, await c.req.json().catch(() => undefined), {
          abortEarly: true,
        });
        if (!report.success) return problem(c, { slug: 'invalid', status: 400, title: 'The report is malformed' });
        log.warn({ violation: report.output }, 'a page violated its policy');
        return done(c);
      },
    );
}
