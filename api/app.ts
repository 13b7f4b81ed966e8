import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createHealth, type HealthDeps } from './health.ts';
import { errorHandler, notFound } from './http/problem.ts';
import { createLogRequest, type Logger, requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Pages } from './pages/pages.ts';
import type { Assets } from './releases/assets.ts';
import type { ReleasesApi } from './releases/routes.ts';

export interface AppDeps extends HealthDeps {
  readonly log: Logger;
  readonly pages: Pages;
  readonly assets: Assets;
  readonly releases: ReleasesApi;
}

/** Everything that is not a page. Pages log and carry their headers themselves: no middleware stands before them. */
const RESOURCES = ['/healthz', '/readyz', '/assets/*', '/api/*'];

/** The whole site as one Hono app: health, assets, API, and every other path a page. */
export function createApp({ log, pages, assets, releases, ...health }: AppDeps) {
  const api = new Hono().route('/', releases).all('*', notFound).onError(errorHandler(log));
  const app = new Hono();
  for (const path of RESOURCES) app.use(path, requestId(), requestLog(createLogRequest(log)), securityHeaders);
  return app
    .route('/', createHealth({ pages, ...health }))
    .route('/', assets.app)
    .route('/api', api)
    .route('/', pages.app)
    .onError(errorHandler(log));
}
