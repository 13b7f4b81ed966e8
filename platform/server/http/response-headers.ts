import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

/** Headers of every response. A page, a picture or a document of a release has a policy of its own. */
export const SECURITY_HEADERS = {
  /** If a browser shows a response of the API as a document, nothing in it runs or is framed. */
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** Excludes a response from search engines: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export const NO_INDEX = { 'X-Robots-Tag': 'noindex' } as const;

/** Paths that search engines must not list: the API, and health checks. */
const UNLISTED = /^\/(?:api|healthz|readyz)(?:\/|$)/;

/** A year. Subdomains are not included: they can have other owners. */
const HTTPS = { 'Strict-Transport-Security': `max-age=${365 * 24 * 60 * 60}` } as const;

type StrictTransportSettings = Pick<Settings, 'trustedHops'> & { readonly publicUrl?: string };

/**
 * Returns a function that returns `Strict-Transport-Security` (RFC 6797) for a request over https, and undefined for others. A request is
 * over https if the `X-Forwarded-Proto` of a trusted proxy is https, or, without one, if the site's public URL is https.
 */
export function createStrictTransport({ publicUrl, trustedHops }: StrictTransportSettings) {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return (c: Context): typeof HTTPS | undefined => {
    const schemes = trustedHops > 0 ? c.req.header('X-Forwarded-Proto')?.split(',') : undefined;
    // A proxy either adds its entry or replaces the earlier ones.
    const scheme = schemes?.at(-Math.min(trustedHops, schemes.length))?.trim().toLowerCase();
    return (scheme === undefined ? isHttps : scheme === 'https') ? HTTPS : undefined;
  };
}

/** Adds the headers of every response, except for those that the response has already. */
export function responseHeaders(strictTransport: ReturnType<typeof createStrictTransport>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const added = { ...SECURITY_HEADERS, ...strictTransport(c), ...(UNLISTED.test(c.req.path) && NO_INDEX) };
    for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  };
}
