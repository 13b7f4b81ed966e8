import { createRateLimiter, type Limit, type RateLimitSettings } from '@platform/server/http/rate-limit';

/** Requests per address; the duration is in seconds. */
export const LIMITS = {
  contact: { points: 20, duration: 10 * 60 },
  chat: { points: 60, duration: 60 },
  signIn: { points: 10, duration: 15 * 60 },
} as const satisfies Record<string, Limit>;

/** Creates a middleware for each limit. */
export function createRateLimits(settings: RateLimitSettings) {
  const limiter = createRateLimiter(settings);
  return { contact: limiter(LIMITS.contact), chat: limiter(LIMITS.chat), signIn: limiter(LIMITS.signIn) };
}
