import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';

/** A year, in seconds. Subdomains are not included: the site need not own them. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

export type StrictTransportSettings = Pick<Settings, 'trustedHops'> & { readonly publicUrl?: string };

const HTTPS = { 'Strict-Transport-Security': `max-age=${MAX_AGE_S}` } as const;
const NONE = {} as const;

/**
 * Returns a function that returns `Strict-Transport-Security` (RFC 6797) for the response to a request over https: one that a trusted
 * proxy received so by its `X-Forwarded-Proto`, or, where no proxy says, every request to a site whose public URL is https. For any
 * other it returns no header.
 */
export function createStrictTransport({ publicUrl, trustedHops }: StrictTransportSettings) {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return ({ headers }: Pick<IncomingMessage, 'headers'>): typeof HTTPS | typeof NONE => {
    const forwarded = trustedHops > 0 ? headers['x-forwarded-proto']?.toString().split(',') : undefined;
    // A proxy either adds its entry or replaces those before it.
    const scheme = forwarded?.at(-Math.min(trustedHops, forwarded.length))?.trim().toLowerCase();
    return (scheme === undefined ? isHttps : scheme === 'https') ? HTTPS : NONE;
  };
}
