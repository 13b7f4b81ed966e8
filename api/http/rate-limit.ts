import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client-address.ts';
import { isLoopbackHost } from './loopback.ts';
import { problem } from './problem.ts';

/** What one address may do: `points` requests in `duration` seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

/** The default limits; docs/data.md, environment. */
export const LIMITS = {
  contact: { points: 20, duration: 10 * 60 },
  chat: { points: 60, duration: 60 },
  signIn: { points: 10, duration: 15 * 60 },
  report: { points: 30, duration: 60 },
} as const satisfies Record<string, Limit>;

export interface RateLimitSettings {
  /** `off` counts only where the server can be reached from this machine alone. */
  readonly rateLimits: 'on' | 'off';
  readonly host: string;
  /** How many proxies stand in front, each adding to `X-Forwarded-For`; 0 for none. */
  readonly trustedHops: number;
}

/** A middleware for each limit. Each counts by itself, by address, in this process. */
export type RateLimits = Readonly<Record<keyof typeof LIMITS, MiddlewareHandler>>;

const unlimited: MiddlewareHandler = (_, next) => next();

/** The middlewares that answer 429 to an address that asks too often. */
export function createRateLimits({ rateLimits, host, trustedHops }: RateLimitSettings): RateLimits {
  const off = rateLimits === 'off' && isLoopbackHost(host);
  const limit = (rule: Limit) => (off ? unlimited : rateLimit(rule, trustedHops));
  return {
    contact: limit(LIMITS.contact),
    chat: limit(LIMITS.chat),
    signIn: limit(LIMITS.signIn),
    report: limit(LIMITS.report),
  };
}

/** Lets `points` requests of an address through in `duration`; the others are answered 429 with `Retry-After`. */
function rateLimit(rule: Limit, trustedHops: number): MiddlewareHandler {
  const counter = new RateLimiterMemory(rule);
  return async (c, next) => {
    const refused = await counter.consume(clientKey(c, trustedHops)).then(() => undefined, refusalOf);
    if (!refused) return next();
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    c.header('Retry-After', String(seconds));
    return problem(c, {
      slug: 'too-many-requests',
      status: 429,
      title: 'Too many requests',
      detail: `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    });
  };
}

/** The counter rejects with its result when there are no points left, and with an error when it fails. */
function refusalOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
