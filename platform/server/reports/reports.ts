import { PREVIEW_HEADER } from '@platform/contract/release';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PlatformDatabase } from '../database/schema.ts';
import { clientKey } from '../http/client-address.ts';
import { isUnlimited, type RateLimiter } from '../http/limits/rate-limit.ts';
import { problem } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { sameSite } from '../http/same-site.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createFindSource, type SourceStore } from '../release-set/source-maps.ts';
import type { Settings } from '../settings.ts';
import { createRecordReport } from './record-report.ts';
import { createReleased } from './released.ts';
import { createReports, type OnReport } from './routes.ts';
import { createSecretOfDay, createVisitorOf } from './visitor.ts';
import { createVisits, RETENTION_MS } from './visits.ts';

/** Maximum number of reports that a server accepts: above the target of the sampling, because they come unevenly. */
const TOTAL_LIMIT = { points: 40, duration: 1 };

/** Maximum number of reports per address: a view sends two or three. */
const REPORT_LIMIT = { name: 'reports', points: 60, duration: 60 };

/** Interval at which old visits are deleted, in milliseconds. */
const DELETE_MS = 3_600_000;

interface OpenReportsDeps {
  readonly db: PlatformDatabase;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'publicUrl' | 'trustedHops' | 'rateLimits' | 'host'>;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Pick<Metrics, 'counts' | 'dropped'>;
  /** Returns what a browser's cookie of a named preview shows; undefined if it has none. */
  readonly previewCookie: { readonly read: (c: Context) => Promise<object | undefined> };
  /** Where source maps are. */
  readonly store: SourceStore;
  /** Called with what a visitor's pages report. */
  readonly onReport?: OnReport;
}

/**
 * Opens the routes (below `/api`) and the table of reports. Visits older than 14 days are deleted every hour. `close` writes pending
 * visits and stops that.
 */
export async function openReports(deps: OpenReportsDeps) {
  const { db, log, settings, rateLimiter, metrics, previewCookie, store, onReport } = deps;
  const visitorOf = createVisitorOf(createSecretOfDay(db));
  const visitor = (c: Context) => visitorOf(clientKey(c, settings.trustedHops), c.req.header('User-Agent') ?? '');
  const released = createReleased(db);
  const visits = createVisits(db, {
    onLost(lost, error) {
      metrics.dropped(lost);
      if (error !== undefined) log.error({ err: error, lost }, 'visits could not be stored');
    },
  });
  const deleteOld = () =>
    visits
      .deleteBefore(Date.now() - RETENTION_MS)
      .catch((error: unknown) => log.error({ err: error }, 'old visits could not be deleted'));
  const timer = setInterval(() => void deleteOld(), DELETE_MS).unref();
  const total = new RateLimiterMemory(TOTAL_LIMIT);
  const limitTotal: MiddlewareHandler = async (c, next) => {
    const isAllowed = isUnlimited(settings) || (await total.consume('all').catch(() => null)) !== null;
    if (isAllowed) return next();
    metrics.dropped();
    return problem(c, { slug: 'too-many-reports', status: 503, title: 'Too many reports arrive at present' });
  };
  const routes: Hono = createReports({
    log,
    limitTotal,
    limiter: rateLimiter(REPORT_LIMIT),
    sameSite: sameSite(settings),
    record: createRecordReport({ log, visits, released, counts: metrics.counts, findSource: createFindSource(store) }),
    released,
    visitor,
    onReport,
    isPreview: async (c: Context) =>
      c.req.header(PREVIEW_HEADER) !== undefined || (await previewCookie.read(c)) !== undefined,
  });
  return {
    routes,
    visits,
    /** Returns the key of the visitor who sent a request. It changes every day (UTC). */
    visitor,
    async close(): Promise<void> {
      clearInterval(timer);
      await visits.flush();
    },
  };
}
