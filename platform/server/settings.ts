import * as v from 'valibot';
import { type Environment, origin, parseEnvironment, path, url, wholeNumber } from './environment.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { StartError } from './start-error.ts';

/** The platform's settings, read from environment variables. Paths are absolute, sizes are in bytes. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** URL of a PostgreSQL database. Unset: the database is a file in the data folder. */
  readonly databaseUrl?: string;
  readonly pageCacheBytes: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Unset: the token in the data folder is used. */
  readonly publishToken?: string;
  readonly siteFile: string;
  /** Origin under which visitors reach the site, such as `https://example.com`. */
  readonly publicUrl?: string;
  /** Number of proxies in front that each add to `X-Forwarded-For`. */
  readonly trustedHops: number;
  readonly rateLimits: 'on' | 'off';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/, 'an address or a host name')), '127.0.0.1'),
  DATA_DIR: v.optional(path, './data'),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host/site')),
  PAGE_CACHE_MB: v.optional(wholeNumber(0, 65_536), '64'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLISH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more printable characters'))),
  SITE_FILE: v.optional(path, './site.json'),
  PUBLIC_URL: v.optional(origin),
  TRUST_PROXY: v.optional(wholeNumber(0, 9), '0'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
});

/**
 * Reads the platform's settings.
 * @throws StartError naming the first variable that is invalid, and its rule.
 */
export function readSettings(env: Environment): Settings {
  const { PORT, HOST, DATA_DIR, PAGE_CACHE_MB, LOG_LEVEL, SITE_FILE, TRUST_PROXY, RATE_LIMITS, ...optional } =
    parseEnvironment(environment, env, ['DATABASE_URL', 'PUBLISH_TOKEN']);
  const { DATABASE_URL, PUBLISH_TOKEN, PUBLIC_URL } = optional;
  if (RATE_LIMITS === 'off' && !isLoopbackHost(HOST)) {
    throw new StartError(`RATE_LIMITS must be on where HOST is not a loopback address, but HOST is "${HOST}"`);
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    pageCacheBytes: PAGE_CACHE_MB * 1024 * 1024,
    logLevel: LOG_LEVEL,
    siteFile: SITE_FILE,
    trustedHops: TRUST_PROXY,
    rateLimits: RATE_LIMITS,
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(PUBLISH_TOKEN !== undefined && { publishToken: PUBLISH_TOKEN }),
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL }),
  };
}
