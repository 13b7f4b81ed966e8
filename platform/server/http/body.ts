import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/**
 * Answers 413 to a body of more than `maxSize` bytes, unless `onError` answers otherwise. Where the length is told the body
 * is not touched, which leaves the server its fast way of reading it.
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

/** A request's media type in lower case, without parameters; empty where none is said. */
export function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
}

/** Answers 415 to a body that does not say it is JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (mediaType(c) === 'application/json') return next();
  return problem(c, { slug: 'json-needed', status: 415, title: 'Send JSON, as application/json' });
};
