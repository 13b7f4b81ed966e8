import { StepFailed, wrongUse } from '../process/steps.ts';
import { ownFrontEnd } from '../site.ts';
import { createSiteClient, publishToken, type SiteClient } from './site-client.ts';

/** Options of the commands that work on a running site. */
export const siteOptions = {
  to: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Options of the commands that change what is live. */
export const switchOptions = {
  ...siteOptions,
  removes: { type: 'string', multiple: true, default: [] as string[] },
  note: { type: 'string' },
} as const;

/** Returns the origin of the site that `--to` names, by default of the one on this machine, and a client of it. */
export function openSite(to = `http://127.0.0.1:${process.env.PORT || 3000}`): { url: string; site: SiteClient } {
  const { origin } = parseUrl(to, '--to');
  return { url: origin, site: createSiteClient(origin, publishToken()) };
}

/** Returns a client of the site that `--from` names. It gets the token of that site alone: FROM_TOKEN. */
export function openSource(from: string): SiteClient {
  const { origin } = parseUrl(from, '--from');
  const token = process.env.FROM_TOKEN;
  if (token) return createSiteClient(origin, token);
  throw new StepFailed(`Set FROM_TOKEN to a token of ${origin}.`);
}

/** Throws a `StepFailed` if an option's text is not a URL of a site. */
export function parseUrl(text: string, option: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw wrongUse(`${option} must be an address such as http://127.0.0.1:3000, but ${text} was given.`);
}

/**
 * Returns the name that a command line begins with, as a folder or as in the registry. It need not be a front end of this checkout;
 * a repository of its own need not name its own. Throws a `StepFailed` if there is none, or if there are not `count` arguments in all.
 */
export function nameFrom(positionals: readonly string[], usage: string, count = 1): string {
  const own = ownFrontEnd();
  const given = own && positionals.length === count - 1 ? [own.name, ...positionals] : positionals;
  const name = given[0]?.replace(/-mfe$/, '');
  if (given.length === count && name !== undefined && /^[a-z0-9-]+$/.test(name)) return name;
  throw wrongUse(`Call it so: ${usage}`);
}

/** Prints the result of a command that was asked for JSON; all other output goes to standard error. */
export function printJson(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the digits of a version that are printed. */
export const short = (version: string): string => version.slice(0, 10);
