import type { ReadOrigin } from '@platform/server/live-files/live-files';
import type { SiteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Address of the contact for security researchers. */
export const SECURITY_PATH = '/.well-known/security.txt';

export interface SecurityDeps {
  readonly site: Pick<SiteIdentity, 'email'>;
  /** Only addresses with `https:` may be named. */
  readonly origin: ReadOrigin;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
}

/** Months, after the current one, at whose end the file expires. The standard recommends less than a year. */
const VALID_MONTHS = 6;

const DAY_S = 86_400;

/** Creates the route of the contact for security researchers (RFC 9116). */
export function createSecurityTxt({ site, origin, now = Date.now }: SecurityDeps): Hono {
  return new Hono().get(SECURITY_PATH, etag(), (c) => {
    const address = origin();
    const https = address?.startsWith('https:') ? address : undefined;
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
