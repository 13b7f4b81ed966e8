import {
  createRateLimiter,
  type Limit,
  type RateLimiter,
  type RateLimitSettings,
} from '@platform/server/http/limits/rate-limit';
import { createWorkBudgets, type WorkLimit } from '@platform/server/http/limits/work-budget';

/** Requests per address; the duration is in seconds. */
export const LIMITS = {
  contact: { name: 'contact', points: 20, duration: 10 * 60 },
  /** Forms without JavaScript, the refused ones too, whose responses are pages that are rendered for them. */
  contactPages: { name: 'contact pages', points: 60, duration: 10 * 60 },
  chat: { name: 'chat', points: 60, duration: 60 },
  /** Share pictures: link previews request one, and whoever looks at all pages some sixty. */
  share: { name: 'share', points: 120, duration: 60 },
  signIn: { name: 'sign-in', points: 10, duration: 15 * 60 },
} as const satisfies Record<string, Limit>;

/**
 * Work per address: milliseconds in which the server does nothing else, in so many seconds. An ordinary answer of the chat takes 1 ms
 * and the longest one some 10 ms; a search takes 10 ms among 100,000 messages.
 */
export const BUDGETS = {
  chat: { ms: 1000, duration: 60 },
  search: { ms: 10_000, duration: 60 },
} as const satisfies Record<string, WorkLimit>;

/** Creates a middleware for each limit. */
export function createRateLimits(settings: RateLimitSettings, limiter: RateLimiter = createRateLimiter(settings)) {
  const budget = createWorkBudgets(settings);
  return {
    contact: limiter(LIMITS.contact),
    contactPages: limiter(LIMITS.contactPages),
    chat: limiter(LIMITS.chat),
    share: limiter(LIMITS.share),
    signIn: limiter(LIMITS.signIn),
    chatWork: budget(BUDGETS.chat),
    searchWork: budget(BUDGETS.search),
  };
}
