import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from '../problem.ts';

/**
 * Responds to a body of more than `maxSize` bytes with `onError`, by default a 413. If the request has a `Content-Length`,
 * the body is not touched, so that the server can read it in its fastest way.
 */
export function limitBody(
  maxSize: number,
  onError = (c: Context): Response | Promise<Response> =>
    problem(c, { slug: 'too-large', status: 413, title: `A body has at most ${maxSize} bytes here` }),
): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limitStream(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/** Returns a request's media type in lower case, without parameters; an empty string if it has none. */
export function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
}

/** Responds 415 to a body that is not `application/json`. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (mediaType(c) === 'application/json') return next();
  return problem(c, { slug: 'json-needed', status: 415, title: 'Send JSON, as application/json' });
};
