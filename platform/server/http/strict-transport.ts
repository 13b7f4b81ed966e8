import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../settings.ts';

/** A year, in seconds. Subdomains are not included: the site need not own them. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

export type StrictTransportSettings = Pick<Settings, 'trustedHops'> & { readonly publicUrl?: string };

/**
 * Returns a function that sets `Strict-Transport-Security` (RFC 6797) on the response to a request over https: one that a trusted
 * proxy received so by its `X-Forwarded-Proto`, or, where no proxy says, every request to a site whose public URL is https.
 */
export function createStrictTransport({ publicUrl, trustedHops }: StrictTransportSettings) {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return ({ headers }: Pick<IncomingMessage, 'headers'>, response: Pick<ServerResponse, 'setHeader'>): void => {
    const forwarded = trustedHops > 0 ? headers['x-forwarded-proto']?.toString().split(',') : undefined;
    // A proxy either adds its entry or replaces those before it.
    const scheme = forwarded?.at(-Math.min(trustedHops, forwarded.length))?.trim().toLowerCase();
    if (scheme === undefined ? isHttps : scheme === 'https') {
      response.setHeader('Strict-Transport-Security', `max-age=${MAX_AGE_S}`);
    }
  };
}
