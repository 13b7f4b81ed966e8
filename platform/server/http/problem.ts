import type { Problem } from '@platform/contract/problem';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFailure } from '../database/failures.ts';
import type { Logger } from './request-log.ts';

/** With a problem's slug it forms the stable URI of the problem's type. */
const TYPE_PREFIX = 'urn:problem:';

/** A problem by RFC 9457. `slug`: the last part of its type, such as `not-found`. */
export interface ProblemDetails extends Pick<Problem, 'title' | 'detail' | 'errors'> {
  readonly slug: string;
  readonly status: ContentfulStatusCode;
  /** Seconds after which the same request may succeed: the value of `Retry-After`. */
  readonly retryAfter?: number;
}

/** The database cannot be reached, or fails. Its connections are tried for five seconds. */
export const STORE_DOWN: ProblemDetails = {
  slug: 'store-down',
  status: 503,
  title: 'The store cannot be reached just now',
  retryAfter: 5,
};

/** Throw it in a route to respond with a problem. */
export class ProblemError extends Error {
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails, options?: ErrorOptions) {
    super(
      [details.title, details.detail, ...(details.errors ?? []).map(({ message }) => message)]
        .filter(Boolean)
        .join('\n'),
      options,
    );
    this.name = new.target.name;
    this.details = details;
  }
}

/** Responds with a problem, uncached. */
export function problem(c: Context, { slug, retryAfter, ...details }: ProblemDetails) {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const body: Problem = { type: TYPE_PREFIX + slug, ...details };
  return c.json(body, details.status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
}

/** Responds to an unknown path below `/api`. */
export const notFound = (c: Context) => problem(c, { slug: 'not-found', status: 404, title: 'Not found' });

/**
 * Responds to an error that a route throws. An error that is not a problem is logged and becomes a 500 without its cause, or a 503 if it
 * is the database's; a problem with status 5xx is logged too.
 */
export function errorHandler(log: Pick<Logger, 'error'>): ErrorHandler {
  return (error, c) => {
    const logError = () => log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed');
    if (error instanceof ProblemError) {
      if (error.details.status >= 500) logError();
      return problem(c, error.details);
    }
    if (error instanceof HTTPException) {
      const status = error.status as ContentfulStatusCode;
      return problem(c, { slug: `http-${status}`, status, title: error.message });
    }
    logError();
    if (isFailure(error)) return problem(c, STORE_DOWN);
    return problem(c, { slug: 'internal', status: 500, title: 'Something went wrong' });
  };
}
