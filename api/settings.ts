import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

/** What the environment decides. Paths are absolute, sizes are in bytes. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly pageCacheBytes: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Unset: the token in the data folder counts. */
  readonly publishToken?: string;
  readonly siteFile: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Variables whose value is never shown. */
const SECRETS: ReadonlySet<string> = new Set(['PUBLISH_TOKEN']);

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

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/, 'an address or a host name')), '127.0.0.1'),
  DATA_DIR: v.optional(path, './data'),
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 65_536), '64'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLISH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more printable characters'))),
  SITE_FILE: v.optional(path, './site.json'),
});

/**
 * The settings an environment stands for. An empty value counts as unset.
 * @throws StartError naming the first variable that cannot be used, and its rule.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) throw new StartError(complaint(result.issues[0]));
  const { PORT, HOST, DATA_DIR, PAGE_CACHE_MB, LOG_LEVEL, PUBLISH_TOKEN, SITE_FILE } = result.output;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    pageCacheBytes: PAGE_CACHE_MB * 1024 * 1024,
    logLevel: LOG_LEVEL,
    ...(PUBLISH_TOKEN !== undefined && { publishToken: PUBLISH_TOKEN }),
    siteFile: SITE_FILE,
  };
}

function complaint(issue: v.InferIssue<typeof environment>): string {
  const variable = v.getDotPath(issue) ?? 'environment';
  const given = SECRETS.has(variable) ? 'another value' : JSON.stringify(issue.path?.[0]?.value).slice(0, 200);
  return `${variable} must be ${issue.message}, but ${given} was given`;
}
