import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { errorHandler, notFound } from './http/problem.ts';
import { type Logger, requestLog } from './http/request-log.ts';
import type { Pages } from './pages/pages.ts';
import type { Assets } from './releases/assets.ts';
import type { ReleasesApi } from './releases/routes.ts';
import { createHealth, type HealthDeps } from './health.ts';

export interface AppDeps extends HealthDeps {
  readonly log: Logger;
  readonly pages: Pages;
  readonly assets: Assets;
  readonly releases: ReleasesApi;
}

/** The whole site as one Hono app: health, assets, API, and every other path a page. */
export function createApp({ log, pages, assets, releases, ...health }: AppDeps) {
  const api = new Hono().route('/', releases).all('*', notFound).onError(errorHandler(log));
  return new Hono()
    .use(requestId())
    .use(requestLog(log))
    .use(secureHeaders({ referrerPolicy: 'strict-origin-when-cross-origin', strictTransportSecurity: false }))
    .route('/', createHealth({ pages, ...health }))
    .route('/', assets.app)
    .route('/api', api)
    .route('/', pages.app)
    .onError(errorHandler(log));
}
