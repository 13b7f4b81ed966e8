import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitStore } from '../../database/rate-limit-store.ts';
import type { PlatformDatabase } from '../../database/schema.ts';
import { createSettingsTable, newSecret } from '../../database/settings-table.ts';
import { clientKey } from '../client-address.ts';
import { isLoopbackHost } from '../loopback.ts';
import { problem } from '../problem.ts';
import { createMemoryCounter } from './memory-counter.ts';

/** Maximum number of requests (`points`) that one address can make in `duration` seconds. */
export interface Limit {
  /** Names the counts of this limit. No two limits have the same name. */
  readonly name: string;
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

/** Creates a middleware for a limit, which counts by address. */
export type RateLimiter = (limit: Limit) => MiddlewareHandler;

/** Counts the requests of clients for a limit. */
export type CreateCounter = (limit: Limit) => Pick<RateLimiterAbstract, 'consume'>;

const unlimited: MiddlewareHandler = (_, next) => next();

/** Returns a function that creates middlewares. They respond 429 with `Retry-After` to an address above the limit. */
export function createRateLimiter(
  { rateLimits, host, trustedHops }: RateLimitSettings,
  createCounter: CreateCounter = createMemoryCounter,
): RateLimiter {
  if (isUnlimited({ rateLimits, host })) return () => unlimited;
  return (limit) => {
    const counter = createCounter(limit);
    return async (c, next) => {
      const rejection = await counter.consume(clientKey(c, trustedHops)).then(() => undefined, rejectionOf);
      return rejection ? tooManyRequests(c, rejection.msBeforeNext) : next();
    };
  };
}

/** Returns whether limits are turned off. */
export const isUnlimited = ({ rateLimits, host }: Pick<RateLimitSettings, 'rateLimits' | 'host'>): boolean =>
  rateLimits === 'off' && isLoopbackHost(host);

/** Responds 429, with the time to wait. */
export function tooManyRequests(c: Context, waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  c.header('Retry-After', String(seconds));
  return problem(c, {
    slug: 'too-many-requests',
    status: 429,
    title: 'Too many requests',
    detail: `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  });
}

/** The counter rejects with its result when there are no points left, and with an error when it fails. */
function rejectionOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/**
 * Counts in a PostgreSQL database, for all its servers together; in this process while the database cannot be used. Addresses are stored
 * as keyed hashes, and go within an hour of their limit's end.
 */
export async function sharedCounters(db: PlatformDatabase): Promise<CreateCounter> {
  const secret = await createSettingsTable(db).getOrCreate('address-key', newSecret);
  const hash = (client: string) => createHmac('sha256', secret).update(client).digest('base64url');

  return ({ name, points, duration }) => {
    const counter = new RateLimiterPostgres({
      ...rateLimitStore(db),
      keyPrefix: name,
      points,
      duration,
      // A client above its limit costs no further query.
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: true,
    });
    const inMemory = createMemoryCounter({ points, duration });
    return {
      consume: (client) =>
        counter.consume(hash(String(client))).catch((reason: unknown) => {
          if (reason instanceof RateLimiterRes) throw reason;
          return inMemory.consume(client);
        }),
    };
  };
}

interface LimiterDeps {
  readonly db: PlatformDatabase;
  readonly settings: RateLimitSettings & { readonly databaseUrl?: string };
}

/** Opens the rate limiter of a server, which shares its counts with the other servers of a PostgreSQL database. */
export async function openRateLimiter({ db, settings }: LimiterDeps): Promise<RateLimiter> {
  return createRateLimiter(settings, settings.databaseUrl === undefined ? undefined : await sharedCounters(db));
}
