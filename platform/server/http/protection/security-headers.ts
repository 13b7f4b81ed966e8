import type { ServerResponse } from 'node:http';

/** Headers of every response. A page, a picture or a document of a release has a policy of its own. */
export const SECURITY_HEADERS = {
  /** Of what the API returns nothing runs and nothing is framed, should a browser show it as a document. */
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Sets the security headers on Node's response; the app may replace them. Setting them here avoids a `Headers` object, which
 * costs more than storing a message. Cached pages contain them: see `finished-page.ts`.
 */
export function setSecurityHeaders(response: Pick<ServerResponse, 'setHeader'>): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
}

const HEADERS = Object.entries(SECURITY_HEADERS);
