import { Hono } from 'hono';
import { errorHandler } from './http/problem.ts';
import type { Logger } from './http/request-log.ts';
import type { ListsApi } from './services/routes.ts';

/** What the public part of the API is made of. */
export interface PublicApiDeps {
  readonly lists: ListsApi;
  readonly log: Pick<Logger, 'error'>;
}

/** The part of the API that pages are rendered from: public GET routes, below `/api`, and nothing else. */
export function createPublicApi({ lists, log }: PublicApiDeps) {
  return new Hono().route('/api', lists).onError(errorHandler(log));
}
