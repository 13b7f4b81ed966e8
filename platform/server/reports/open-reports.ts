import { PREVIEW_HEADER } from '@platform/contract/release';
import type { Context, Hono } from 'hono';
import type { PlatformDatabase } from '../database/schema.ts';
import { createSettingsTable, newSecret } from '../database/settings-table.ts';
import { clientKey } from '../http/client-address.ts';
import type { RateLimiter } from '../http/limits/rate-limit.ts';
import type { Logger } from '../http/request-log.ts';
import { sameSite } from '../http/same-site.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Intake } from './intake.ts';
import { createReleased } from './released.ts';
import { createReports } from './routes.ts';
import { createSourceOf } from './source-of.ts';
import { createTakeReport } from './take-report.ts';
import { createVisitorOf } from './visitor.ts';
import { createVisits, VISIT_MS, type Visits } from './visits.ts';

/** Maximum number of reports per address: a view sends two or three. `duration` in seconds. */
const REPORT_LIMIT = { name: 'reports', points: 60, duration: 60 };

/** Time between removals of old visits, in milliseconds. */
const FORGET_MS = 3_600_000;

interface OpenReportsDeps {
  readonly db: PlatformDatabase;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'publicUrl' | 'trustedHops'>;
  readonly rateLimiter: RateLimiter;
  readonly intake: Intake;
  readonly metrics: Pick<Metrics, 'counts' | 'dropped'>;
  /** Returns the key of the named preview that a browser shows. */
  readonly previewCookie: { get(c: Context): string | undefined };
  /** Where source maps are. */
  readonly store: Parameters<typeof createSourceOf>[0]['store'];
}

/** What browsers tell, as it is taken and kept. */
export interface OpenReports {
  /** The routes, below `/api`. */
  readonly routes: Hono;
  readonly visits: Visits;
  /** Writes what waits, and forgets nothing more. */
  close(): Promise<void>;
}

/** Opens what takes and keeps reports. Visits of more than 14 days ago are removed every hour. */
export async function openReports({
  db,
  log,
  settings,
  rateLimiter,
  intake,
  metrics,
  previewCookie,
  store,
}: OpenReportsDeps): Promise<OpenReports> {
  const visitorOf = createVisitorOf(await createSettingsTable(db).getOrCreate('visitor-key', newSecret));
  const released = createReleased(db);
  const visits = createVisits(db, {
    onLost(lost, error) {
      metrics.dropped(lost);
      if (error !== undefined) log.error({ err: error, lost }, 'visits could not be stored');
    },
  });
  const forget = () =>
    visits
      .forget(Date.now() - VISIT_MS)
      .catch((error: unknown) => log.error({ err: error }, 'old visits could not be removed'));
  const timer = setInterval(() => void forget(), FORGET_MS).unref();
  const routes = createReports({
    log,
    limiter: rateLimiter(REPORT_LIMIT),
    sameSite: sameSite(settings),
    intake: {
      take() {
        const isTaken = intake.take();
        if (!isTaken) metrics.dropped();
        return isTaken;
      },
    },
    take: createTakeReport({ log, visits, released, counts: metrics.counts, sourceOf: createSourceOf({ store }) }),
    released,
    visitor: (c) => visitorOf(clientKey(c, settings.trustedHops), c.req.header('User-Agent') ?? ''),
    isPreview: (c: Context) => c.req.header(PREVIEW_HEADER) !== undefined || previewCookie.get(c) !== undefined,
  });
  return {
    routes,
    visits,
    async close() {
      clearInterval(timer);
      await visits.flush();
    },
  };
}
