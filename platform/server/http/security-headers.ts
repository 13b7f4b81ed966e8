import type { ServerResponse } from 'node:http';

/** What every answer says of how it may be used. A page adds its own Content-Security-Policy. */
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
 * Puts the security headers on Node's answer before anything else does; whoever answers may replace them. They never become
 * a `Headers` object, whose making costs more than storing a message. Pages that are kept carry them: see `finished-page.ts`.
 */
export function setSecurityHeaders(response: Pick<ServerResponse, 'setHeader'>): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
}

const HEADERS = Object.entries(SECURITY_HEADERS);
