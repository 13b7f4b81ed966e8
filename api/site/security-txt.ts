import type { SiteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Address of the contact for security researchers. */
export const SECURITY_PATH = '/.well-known/security.txt';

export interface SecurityDeps {
  readonly site: Pick<SiteIdentity, 'email'>;
  /** Where visitors find the site. Only addresses with `https:` may be named. */
  readonly publicUrl?: string;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
}

/** Months, after the current one, at whose end the file expires. The standard recommends less than a year. */
const VALID_MONTHS = 6;

const DAY_S = 86_400;

/** Creates the route of the contact for security researchers (RFC 9116). */
export function createSecurityTxt({ site, publicUrl, now = Date.now }: SecurityDeps): Hono {
  const https = publicUrl?.startsWith('https:') ? publicUrl : undefined;
  return new Hono().get(SECURITY_PATH, etag(), (c) => {
    const today = new Date(now());
    const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + VALID_MONTHS + 1));
    const lines = [
      `Contact: mailto:${encodeURI(site.email)}`,
      ...(https ? [`Contact: ${https}/contact`] : []),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(https ? [`Canonical: ${https}${SECURITY_PATH}`] : []),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${DAY_S}` });
  });
}
