import type { Problem } from '@platform/contract/problem';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from './request-log.ts';

/** Before a problem's slug it makes the stable address of its type, by RFC 4151. */
const TYPE_PREFIX = 'urn:problem:';

/** What an error answer says: a problem by RFC 9457, whose type is given by its `slug`. */
export interface ProblemDetails extends Pick<Problem, 'title' | 'detail' | 'errors'> {
  readonly slug: string;
  readonly status: ContentfulStatusCode;
}

/** Thrown anywhere below a route to answer with a problem. */
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

/** The answer for a problem, which no cache keeps. */
export function problem(c: Context, { slug, ...details }: ProblemDetails) {
  const body: Problem = { type: TYPE_PREFIX + slug, ...details };
  return c.json(body, details.status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
}

/** The answer for an address below `/api` that nothing stands behind. */
export const notFound = (c: Context) => problem(c, { slug: 'not-found', status: 404, title: 'Not found' });

/**
 * Answers whatever a route throws. What nobody foresaw is logged and answered 500 without a word about its cause; a problem
 * of the site's own (5xx) is logged too.
 */
export function errorHandler(log: Pick<Logger, 'error'>): ErrorHandler {
  return (error, c) => {
    const record = () => log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed');
    if (error instanceof ProblemError) {
      if (error.details.status >= 500) record();
      return problem(c, error.details);
    }
    if (error instanceof HTTPException) {
      return problem(c, {
        slug: `http-${error.status}`,
        status: error.status as ContentfulStatusCode,
        title: error.message,
      });
    }
    record();
    return problem(c, { slug: 'internal', status: 500, title: 'Something went wrong' });
  };
}
