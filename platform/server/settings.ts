import * as v from 'valibot';
import { type Environment, origin, parseEnvironment, path, url, wholeNumber } from './environment.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An origin from which browsers load scripts: over https, so that no one in between changes them or reads which pages are visited. */
const fileOrigin = v.pipe(
  origin,
  // A pattern would allow the policy of pages more than one site.
  v.check((text) => !text.includes('*'), 'an https address'),
  v.check((text) => text.startsWith('https:') || isLoopbackHost(new URL(text).hostname), 'an https address'),
);

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/, 'an address or a host name')), '127.0.0.1'),
  DATA_DIR: v.optional(path, './data'),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host/site')),
  FILES_URL: v.optional(url(['http:', 'https:'], 'https://key:secret@s3.example/bucket')),
  GATE_SECONDS: v.optional(wholeNumber(5, 600), '30'),
  KEEP_RELEASES: v.optional(wholeNumber(2, 10_000), '10'),
  COLLECT: v.optional(v.picklist(['daily', 'off'], 'daily or off'), 'daily'),
  BACKUP_DIR: v.optional(path),
  BACKUP_EVERY: v.optional(wholeNumber(1, 720), '24'),
  BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '7'),
  BACKUP_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{16,}$/, '16 or more printable characters'))),
  PAGE_CACHE_MB: v.optional(wholeNumber(0, 65_536), '64'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLISH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more printable characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more printable characters'))),
  SITE_FILE: v.optional(path, './site.json'),
  BUDGETS_FILE: v.optional(path, './budgets.json'),
  REDIRECTS_FILE: v.optional(path, './redirects.json'),
  TEAMS_FILE: v.optional(path, './teams.json'),
  PUBLIC_URL: v.optional(origin),
  ASSET_URL: v.optional(fileOrigin),
  TRUST_PROXY: v.optional(wholeNumber(0, 9), '0'),
  ROLLOUT_CONTROLLER: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  NOTIFY_WEBHOOK: v.optional(url(['http:', 'https:'], 'https://chat.example/hook')),
  NOTIFY_WEBHOOK_PRIVATE: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url(['http:', 'https:'], 'http://localhost:4318')),
});

/** The platform's settings. Paths are absolute. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the platform's settings from environment variables.
 * @throws StartError naming the first variable that is invalid, and its rule.
 */
export function readSettings(variables: Environment) {
  const secrets = [
    'BACKUP_KEY',
    'DATABASE_URL',
    'FILES_URL',
    'METRICS_TOKEN',
    'PUBLISH_TOKEN',
    'NOTIFY_WEBHOOK',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ] as const;
  const env = parseEnvironment(environment, variables, secrets);
  const { DATABASE_URL, FILES_URL, METRICS_TOKEN, PUBLISH_TOKEN, PUBLIC_URL, ASSET_URL, NOTIFY_WEBHOOK } = env;
  const { BACKUP_DIR, BACKUP_KEY } = env;
  if (BACKUP_DIR !== undefined && DATABASE_URL !== undefined) {
    throw new StartError('BACKUP_DIR is for a database file; with DATABASE_URL use pg_dump (docs/operate/backup.md)');
  }
  if (env.RATE_LIMITS === 'off' && !isLoopbackHost(env.HOST)) {
    throw new StartError(`RATE_LIMITS must be on where HOST is not a loopback address, but HOST is "${env.HOST}"`);
  }
  if (ASSET_URL !== undefined && PUBLIC_URL === undefined) {
    throw new StartError('ASSET_URL needs PUBLIC_URL: only pages of that address may load files from another one');
  }
  return {
    /** 0 lets the system choose a free port. */
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Time limit for the pages of a release in the gate, in milliseconds. */
    gateLimitMs: env.GATE_SECONDS * 1000,
    /** How many versions of each name a collection keeps at least. */
    keepReleases: env.KEEP_RELEASES,
    /** Whether the servers collect by themselves. */
    collects: env.COLLECT === 'daily',
    /** Where one of the servers makes backups. Unset: none is made. */
    ...(BACKUP_DIR !== undefined && {
      backups: { folder: BACKUP_DIR, everyMs: env.BACKUP_EVERY * 3_600_000, keep: env.BACKUP_KEEP },
    }),
    /** Encrypts backups. Unset: they are not encrypted. */
    ...(BACKUP_KEY !== undefined && { backupKey: BACKUP_KEY }),
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    siteFile: env.SITE_FILE,
    /** Sizes that the gate allows. The file need not exist. */
    budgetsFile: env.BUDGETS_FILE,
    /** Other addresses of pages. The file need not exist. */
    redirectsFile: env.REDIRECTS_FILE,
    /** Who may release what. The file need not exist. */
    teamsFile: env.TEAMS_FILE,
    /** Number of proxies in front that each add to `X-Forwarded-For`. */
    trustedHops: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    /** Whether spans are sent to a collector: the other variables `OTEL_…` are read by OpenTelemetry. */
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Whether canaries go on, and releases are rolled back, by themselves. */
    controlsRollouts: env.ROLLOUT_CONTROLLER === 'on',
    /** Receives notifications. */
    ...(NOTIFY_WEBHOOK !== undefined && {
      notifyWebhook: { url: NOTIFY_WEBHOOK, isPrivate: env.NOTIFY_WEBHOOK_PRIVATE === 'on' },
    }),
    /** URL of a PostgreSQL database. Unset: the database is a file in the data folder. */
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    /** A bucket of an S3-compatible service for the files of releases. Unset: the database has them. */
    ...(FILES_URL !== undefined && { filesUrl: FILES_URL }),
    /** Unset: the token in the data folder is used. */
    ...(PUBLISH_TOKEN !== undefined && { publishToken: PUBLISH_TOKEN }),
    /** Token that clients of the metrics send. Unset: only programs on this machine have access. */
    ...(METRICS_TOKEN !== undefined && { metricsToken: METRICS_TOKEN }),
    /** Origin under which visitors reach the site, such as `https://example.com`. */
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL }),
    /** Origin in front of the addresses of all files: a CDN that has them from this site. Unset: they are paths of the site. */
    ...(ASSET_URL !== undefined && { assetUrl: ASSET_URL }),
  };
}
