import type { Context } from 'hono';

/** Words in the user agents of programs. No browser names an address. */
const PROGRAM = /(?:^|[^u])bot|crawl|spider|slurp|headless|lighthouse|http|scan|monitor|preview/i;

/**
 * Returns whether a request is of a program that says so, such as a search engine's, or of one that does not send what every browser sends.
 */
export function isProgram(c: Context): boolean {
  const agent = c.req.header('User-Agent') ?? '';
  return !agent.startsWith('Mozilla/5.0 (') || PROGRAM.test(agent) || c.req.header('Accept-Language') === undefined;
}

/** Returns the kind of device that a browser says it runs on. */
export function deviceOf(c: Context): 'phone' | 'tablet' | 'desktop' {
  const agent = c.req.header('User-Agent') ?? '';
  if (c.req.header('Sec-CH-UA-Mobile') === '?1' || agent.includes('Mobi')) {
    return agent.includes('iPad') ? 'tablet' : 'phone';
  }
  return /iPad|Tablet|Android/.test(agent) ? 'tablet' : 'desktop';
}

/** Returns the code of the language that a browser prefers, such as `en`; empty if it names none. */
export function languageOf(c: Context): string {
  const [code = ''] = /^[a-z]{2,3}/i.exec(c.req.header('Accept-Language') ?? '') ?? [];
  return code.toLowerCase();
}

/** Codes that proxies send for a country that they do not know, and for the Tor network. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ']);

/** Returns the country that a proxy found for a request, as a code of two letters; empty without one. */
export function countryOf(c: Context, header: string | undefined): string {
  const code = (header === undefined ? undefined : c.req.header(header))?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? code : '';
}

/** Returns the path of the site's page that sent a request; empty if it names none. */
export function pageOf(c: Context): string {
  const referrer = c.req.header('Referer') ?? '';
  return referrer.length <= 2000 && URL.canParse(referrer) ? new URL(referrer).pathname : '';
}
