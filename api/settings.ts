import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLoopbackHost } from './http/loopback.ts';
import { StartError } from './start-error.ts';

/** What the environment decides. Paths are absolute, sizes are in bytes. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Of a PostgreSQL database; unset: the database is a file in the data folder. */
  readonly databaseUrl?: string;
  readonly pageCacheBytes: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Unset: the token in the data folder counts. */
  readonly publishToken?: string;
  readonly siteFile: string;
  /** Where visitors find the site: `https://studio285.example`. */
  readonly publicUrl?: string;
  /** Unset: nobody signs in. */
  readonly adminPassword?: string;
  /** `loopback` asks for local mode, in which the inbox is open without a sign-in. */
  readonly ownerAccess?: 'loopback';
  /** Proxies in front that each add to `X-Forwarded-For`. */
  readonly trustedHops: number;
  readonly rateLimits: 'on' | 'off';
  /** Age in days at which messages are removed for good; unset: never. */
  readonly retentionDays?: number;
  /** By which mail server, and to whom, notices of new messages are sent; unset: none are. */
  readonly notify?: { readonly smtpUrl: string; readonly to: string };
  /** Where an OpenAI-compatible model answers, `https://host/v1`; unset: the chat quotes the site. */
  readonly chatModel?: { readonly url: string; readonly name: string; readonly key?: string };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const PASSWORD_RULE = 'of 8 to 1024 characters';

/** Variables whose value is never shown. */
const SECRETS: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'CHAT_MODEL_KEY',
  'CHAT_MODEL_URL',
  'DATABASE_URL',
  'PUBLISH_TOKEN',
  'SMTP_URL',
]);

const wholeNumber = (from: number, to: number) => {
  const rule = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, rule),
    v.transform(Number),
    v.minValue(from, rule),
    v.maxValue(to, rule),
  );
};

const path = v.pipe(
  v.string(),
  v.regex(/^[^\0]+$/, 'a path'),
  v.transform((given) => resolve(given)),
);

const isUrl = (given: string, ...protocols: string[]) =>
  URL.canParse(given) && protocols.includes(new URL(given).protocol);

/** An address without anything after the host, as browsers say it in `Origin`. */
const origin = v.pipe(
  v.string(),
  v.check(
    (given) => isUrl(given, 'http:', 'https:') && [given, `${given}/`].includes(`${new URL(given).origin}/`),
    'an address such as https://studio285.example',
  ),
  v.transform((given) => new URL(given).origin),
);

const databaseUrl = v.pipe(
  v.string(),
  v.check((given) => isUrl(given, 'postgres:', 'postgresql:'), 'an address such as postgres://user:password@host/site'),
);

const modelUrl = v.pipe(
  v.string(),
  v.check((given) => isUrl(given, 'http:', 'https:'), 'an address such as https://models.example/v1'),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (given) => isUrl(given, 'smtp:', 'smtps:') && new URL(given).hostname !== '',
    'an address such as smtps://user:password@mail.example',
  ),
);

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/, 'an address or a host name')), '127.0.0.1'),
  DATA_DIR: v.optional(path, './data'),
  DATABASE_URL: v.optional(databaseUrl),
  PAGE_CACHE_MB: v.optional(wholeNumber(0, 65_536), '64'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLISH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more printable characters'))),
  SITE_FILE: v.optional(path, './site.json'),
  PUBLIC_URL: v.optional(origin),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, PASSWORD_RULE), v.maxLength(1024, PASSWORD_RULE))),
  OWNER_ACCESS: v.optional(v.literal('loopback', 'loopback')),
  TRUST_PROXY: v.optional(wholeNumber(0, 9), '0'),
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  SMTP_URL: v.optional(smtpUrl),
  NOTIFY_TO: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  CHAT_MODEL_URL: v.optional(modelUrl),
  CHAT_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters')), 'default'),
  CHAT_MODEL_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable characters'))),
});

/**
 * The settings an environment stands for. An empty value counts as unset.
 * @throws StartError naming the first variable that cannot be used, and its rule.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) throw new StartError(complaint(result.issues[0]));
  const { PORT, HOST, DATA_DIR, PAGE_CACHE_MB, LOG_LEVEL, SITE_FILE, TRUST_PROXY, RATE_LIMITS } = result.output;
  const { DATABASE_URL, PUBLISH_TOKEN, PUBLIC_URL, ADMIN_PASSWORD, OWNER_ACCESS, RETENTION_DAYS } = result.output;
  const { SMTP_URL, NOTIFY_TO, CHAT_MODEL_URL, CHAT_MODEL, CHAT_MODEL_KEY } = result.output;
  if (RATE_LIMITS === 'off' && !isLoopbackHost(HOST)) {
    throw new StartError(`RATE_LIMITS must be on where HOST is not a loopback address, but HOST is "${HOST}"`);
  }
  if ((SMTP_URL === undefined) !== (NOTIFY_TO === undefined)) {
    throw new StartError('SMTP_URL and NOTIFY_TO must be set together: by which mail server, and to whom');
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
    ...(ADMIN_PASSWORD !== undefined && { adminPassword: ADMIN_PASSWORD }),
    ...(OWNER_ACCESS !== undefined && { ownerAccess: OWNER_ACCESS }),
    ...(CHAT_MODEL_URL !== undefined && {
      chatModel: {
        url: CHAT_MODEL_URL,
        name: CHAT_MODEL,
        ...(CHAT_MODEL_KEY !== undefined && { key: CHAT_MODEL_KEY }),
      },
    }),
    ...(RETENTION_DAYS !== undefined && { retentionDays: RETENTION_DAYS }),
    ...(SMTP_URL !== undefined && NOTIFY_TO !== undefined && { notify: { smtpUrl: SMTP_URL, to: NOTIFY_TO } }),
  };
}

function complaint(issue: v.InferIssue<typeof environment>): string {
  const variable = v.getDotPath(issue) ?? 'environment';
  const given = SECRETS.has(variable) ? 'another value' : JSON.stringify(issue.path?.[0]?.value).slice(0, 200);
  return `${variable} must be ${issue.message}, but ${given} was given`;
}
