import { registry } from '@platform/contract/registry';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { PlatformDatabase } from './database/schema.ts';
import { createHealth } from './health.ts';
import { completeAllow, compressJson, etagJson, unmatched } from './http/api-responses.ts';
import { errorHandler } from './http/problem.ts';
import { createLogRequest, type Logger, requestLog } from './http/request-log.ts';
import { createStrictTransport, responseHeaders } from './http/response-headers.ts';
import { createLiveFiles, type ReadOrigin } from './live-files/live-files.ts';
import type { LiveHeads } from './live-files/live-heads.ts';
import { createRobots, ROBOTS_PATH } from './live-files/robots.ts';
import { SITEMAP_PATH, sitemap } from './live-files/sitemap.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createMetricsRoute } from './metrics/routes.ts';
import { documented } from './openapi/documented.ts';
import { createOpenApi } from './openapi/openapi.ts';
import type { Pages } from './pages/pages.ts';
import type { PreviewRoutes } from './pages/previews/preview-routes.ts';
import type { Assets } from './releases/assets.ts';
import { heartbeatRoute } from './reports/heartbeat.ts';
import type { Settings } from './settings.ts';
import type { SiteRoutes } from './site.ts';
import { traceRequests } from './tracing/spans.ts';

/** Paths whose requests a middleware logs. Pages log their own. */
const LOGGED = ['/healthz', '/readyz', '/assets/*', '/favicon.ico', ROBOTS_PATH, SITEMAP_PATH, '/api/*'];

interface AppDeps {
  readonly db: PlatformDatabase;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'isTraced' | 'metricsToken' | 'publicUrl' | 'trustedHops'>;
  readonly metrics: Metrics;
  readonly reports: Hono;
  readonly pages: Pages;
  readonly heads: LiveHeads;
  readonly origin: ReadOrigin;
  readonly assets: Assets;
  /** Routes below `/api`. */
  readonly releases: Hono;
  readonly previews: PreviewRoutes;
  readonly site: SiteRoutes;
  /** Returns whether the server is stopping: it is not ready then. */
  readonly isStopping: () => boolean;
  /** Returns what is wrong with the log of deployments; undefined if it is whole. */
  readonly logFault: () => string | undefined;
}

/** Creates the whole site as one Hono app: health, assets, API, the site's own routes, and pages for all other paths. */
export function createApp(deps: AppDeps): Hono {
  const { log, settings, metrics, pages, origin, site } = deps;
  const api = new Hono()
    .use(compressJson, etagJson)
    .get(
      '/registry',
      documented('The live releases, in the frontend-discovery schema', { 200: registry }),
      pages.registry,
    )
    .route('/', deps.releases)
    .route('/', deps.previews)
    .route('/', site.publicApi)
    .route('/', site.api)
    .route('/', deps.reports);
  api
    .route('/', createOpenApi({ api, title: site.title }))
    .all(
      '*',
      unmatched(() => new Hono().route('/api', api)),
    )
    .onError(errorHandler(log));

  const app = new Hono();
  if (settings.isTraced) app.use(traceRequests);
  app.use(pages.cached, responseHeaders(createStrictTransport(settings)));
  for (const path of LOGGED) app.use(path, requestId(), requestLog(createLogRequest(log, metrics.request)));
  return app
    .route('/', createMetricsRoute({ metrics, token: settings.metricsToken }))
    .route('/', createHealth(deps))
    .route('/', heartbeatRoute)
    .route('/', deps.assets.app)
    .route('/api', api)
    .route('/', createRobots({ pages, origin }))
    .route('/', createLiveFiles(deps.heads, [sitemap(origin)]))
    .route('/', site.routes)
    .use(completeAllow(() => app))
    .route('/', pages.app)
    .onError(errorHandler(log));
}
