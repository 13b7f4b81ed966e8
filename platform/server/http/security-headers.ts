import type { ServerResponse } from 'node:http';

/** Headers of every response. A page adds its Content-Security-Policy. */
export const SECURITY_HEADERS = {
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
