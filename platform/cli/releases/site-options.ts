import type { ReleaseHistory } from '@platform/contract/release';
import { StepFailed, wrongUse } from '../process/steps.ts';
import { ownFrontEnd } from '../site.ts';
import { createSiteClient, publishToken, type SiteClient } from './site-client.ts';

type Deployments = ReleaseHistory['releases'][number]['deployments'];

/** Options of the commands that work on a running site. */
export const siteOptions = {
  to: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Options of the commands that make deployments. */
export const deploymentOptions = {
  ...siteOptions,
  removes: { type: 'string', multiple: true, default: [] as string[] },
  note: { type: 'string' },
} as const;

/** The site of a command. `insecure`: whether its token may be sent without encryption. */
interface SiteOptions {
  readonly to?: string | undefined;
  readonly insecure: boolean;
}

/**
 * Returns the origin of the site that `--to` names, by default of the one on this machine, and a client of it. Throws a `StepFailed` if
 * the token would leave this machine without encryption.
 */
export function openSite({ to, insecure }: SiteOptions): { url: string; site: SiteClient } {
  const origin = originOf(to ?? `http://127.0.0.1:${process.env.PORT || 3000}`, '--to', insecure);
  return { url: origin, site: createSiteClient(origin, publishToken()) };
}

/** Returns a client of the site that `--from` names. It gets the token of that site alone: FROM_TOKEN. Throws as `openSite`. */
export function openSource(from: string, insecure: boolean): SiteClient {
  const origin = originOf(from, '--from', insecure);
  const token = process.env.FROM_TOKEN;
  if (token) return createSiteClient(origin, token);
  throw new StepFailed(`Set FROM_TOKEN to a token of ${origin}.`);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns the origin in the text of an option. Throws a `StepFailed` if a token would leave this machine without encryption. */
export function originOf(text: string, option: string, insecure: boolean): string {
  const { protocol, hostname, origin } = parseUrl(text, option);
  if (protocol === 'https:' || insecure || LOOPBACK.test(hostname)) return origin;
  throw wrongUse(
    `${option} ${origin} would send the token without encryption: write https://, or add --insecure in a network that you trust.`,
  );
}

/** Throws a `StepFailed` if an option's text is not a URL of a site. */
export function parseUrl(text: string, option: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw wrongUse(`${option} must be an address such as http://127.0.0.1:3000, but ${text} was given.`);
}

/**
 * Returns the name in the first argument, given as a folder or as in the registry. It need not be a front end of this checkout. In a
 * remote's own repository it may be left out. Throws a `StepFailed` if it is missing, or if there are not `count` arguments.
 */
export function nameFrom(positionals: readonly string[], usage: string, count = 1): string {
  const own = ownFrontEnd();
  const given = own && positionals.length === count - 1 ? [own.name, ...positionals] : positionals;
  const name = given[0]?.replace(/-mfe$/, '');
  if (given.length === count && name !== undefined && /^[a-z0-9-]+$/.test(name)) return name;
  throw wrongUse(`Usage: ${usage}`);
}

/** Returns the milliseconds since a moment of `performance.now()`. */
export const since = (startedAt: number): number => Math.round(performance.now() - startedAt);

/** Prints the result of a command with --json. All other output is on standard error. */
export function printJson(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the printed digits of a version. */
export const short = (version: string): string => version.slice(0, 10);

/** Returns the value of `--traffic`. Throws a `StepFailed` if it is no whole number from `least` to 100. */
export function trafficIn(text: string, least: 0 | 1): number {
  const traffic = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (traffic >= least && traffic <= 100) return traffic;
  throw wrongUse(`--traffic must be a whole number from ${least} to 100, but ${text} was given.`);
}

/** Returns the visitors of a release as text. `traffic`: of 100 visitors; undefined: all. */
export function shownTo(traffic: number | undefined): string {
  if (traffic === 0) return 'not shown any more';
  return traffic === undefined || traffic === 100 ? 'live' : `shown to ${traffic} visitors of 100`;
}

/** Returns the deployments of a name, newest first. */
export async function deploymentsOf(site: SiteClient, name: string): Promise<Deployments> {
  const { releases } = await site<ReleaseHistory>('GET', '/api/releases');
  return releases.find((release) => release.name === name)?.deployments ?? [];
}

/** Minimum number of digits that identify a version. */
const MIN_DIGITS = 6;

/**
 * Returns the version that a text identifies: `live`, or its first digits, six or more. A version with all digits need not be in the
 * history: it may be stored and have never been live.
 * @param history Of one name, newest first.
 */
export function findVersion(history: Deployments, text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  const versions = [...new Set(history.map(({ version }) => version))];
  const newest = history.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action));
  if (text === 'live' && newest && newest.action !== 'retire') return newest.version;
  const matches = text.length >= MIN_DIGITS ? versions.filter((version) => version.startsWith(text)) : [];
  const [version] = matches;
  if (version !== undefined && matches.length === 1) return version;
  const what = matches.length > 1 ? 'names more than one version' : 'names no version that was live';
  throw wrongUse(
    `${text} ${what}: give its first ${MIN_DIGITS} digits or more, as npm run releases lists them, or all 64.`,
  );
}
