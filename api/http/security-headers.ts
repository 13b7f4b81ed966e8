import type { MiddlewareHandler } from 'hono';

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
 * Adds the security headers to whatever a handler answers through its context. They are set before it answers: afterwards the
 * answer would have to be made over, which costs more than storing a message. Pages carry them from the start: see
 * `finished-page.ts`.
 */
export const securityHeaders: MiddlewareHandler = (c, next) => {
  for (const [name, value] of HEADERS) c.header(name, value);
  return next();
};

const HEADERS = Object.entries(SECURITY_HEADERS);
