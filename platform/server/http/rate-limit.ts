import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client-address.ts';
import { isLoopbackHost } from './loopback.ts';
import { problem } from './problem.ts';

/** Maximum number of requests (`points`) that one address can make in `duration` seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

export interface RateLimitSettings {
  /** `off` has an effect only if the server can be reached from this machine alone. */
  readonly rateLimits: 'on' | 'off';
  readonly host: string;
  /** Number of proxies in front, each adding to `X-Forwarded-For`. */
  readonly trustedHops: number;
}

/** Creates a middleware for a limit. Each middleware counts separately, by address, in this process. */
export type RateLimiter = (limit: Limit) => MiddlewareHandler;

const unlimited: MiddlewareHandler = (_, next) => next();

/** Returns a function that creates middlewares. They respond 429 with `Retry-After` to an address above the limit. */
export function createRateLimiter({ rateLimits, host, trustedHops }: RateLimitSettings): RateLimiter {
  if (rateLimits === 'off' && isLoopbackHost(host)) return () => unlimited;
  return (limit) => {
    const counter = new RateLimiterMemory(limit);
    return async (c, next) => {
      const rejection = await counter.consume(clientKey(c, trustedHops)).then(() => undefined, rejectionOf);
      if (!rejection) return next();
      const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      c.header('Retry-After', String(seconds));
      return problem(c, {
        slug: 'too-many-requests',
        status: 429,
        title: 'Too many requests',
        detail: `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
      });
    };
  };
}

/** The counter rejects with its result when there are no points left, and with an error when it fails. */
function rejectionOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
