import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientKey } from '../client-address.ts';
import { isUnlimited, type RateLimitSettings, tooManyRequests } from './rate-limit.ts';

/** Milliseconds of work that one address can cause in `duration` seconds. */
export interface WorkLimit {
  readonly ms: number;
  readonly duration: number;
}

/** Runs work and charges its time to the address of the request. Asynchronous work is charged until it is settled. */
export type Spend = <Result>(work: () => Result) => Result;

/** Runs work without charging anybody. */
export const spendFreely: Spend = (work) => work();

/** Refuses a request whose address has spent its budget. A route charges its work with `c.var.spend`. */
export type WorkBudget = MiddlewareHandler<{ Variables: { spend: Spend } }>;

/** Lets every request pass. */
export const unlimitedWork: WorkBudget = (c, next) => {
  c.set('spend', spendFreely);
  return next();
};

/**
 * Returns a function that creates middlewares. They respond 429 with `Retry-After` to an address that has caused more work than
 * the limit allows. A work that has begun is never cut off, so it must be bounded by itself. Each middleware counts
 * separately, by address, in this process.
 * @param now Returns the time in milliseconds.
 */
export function createWorkBudgets(settings: RateLimitSettings, now = () => performance.now()) {
  return ({ ms, duration }: WorkLimit): WorkBudget => {
    if (isUnlimited(settings)) return unlimitedWork;
    const counter = new RateLimiterMemory({ points: ms, duration });
    return async (c, next) => {
      const key = clientKey(c, settings.trustedHops);
      const spent = await counter.get(key);
      if (spent && spent.consumedPoints >= ms) return tooManyRequests(c, spent.msBeforeNext);
      c.set('spend', (work) => {
        const start = now();
        const charge = () => void counter.penalty(key, now() - start);
        let isPending = false;
        try {
          const result = work();
          if (result instanceof Promise) {
            isPending = true;
            result.then(charge, charge);
          }
          return result;
        } finally {
          if (!isPending) charge();
        }
      });
      return next();
    };
  };
}
