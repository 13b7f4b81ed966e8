import type { MiddlewareHandler } from 'hono';
import { clientKey } from '../client-address.ts';
import { createMemoryCounter } from './memory-counter.ts';
import { isUnlimited, type RateLimitSettings, tooManyRequests } from './rate-limit.ts';

/** Milliseconds of work that one address can cause in `duration` seconds. */
export interface WorkLimit {
  readonly ms: number;
  readonly duration: number;
}

/**
 * Runs work and charges its time to the address of the request. Asynchronous work is charged until it is settled. What the request
 * does besides, such as the validation of its body, is charged without it.
 */
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
 * separately, by address, in this process. Use them after the limit of the body, which they read: the rest of the request is then
 * processed without a wait, up to its own first one, and charged as a whole.
 * @param now Returns the time in milliseconds.
 */
export function createWorkBudgets(settings: RateLimitSettings, now = () => performance.now()) {
  return ({ ms, duration }: WorkLimit): WorkBudget => {
    if (isUnlimited(settings)) return unlimitedWork;
    const counter = createMemoryCounter({ points: ms, duration });
    return async (c, next) => {
      const key = clientKey(c, settings.trustedHops);
      const spent = counter.get(key);
      if (spent && spent.consumedPoints >= ms) return tooManyRequests(c, spent.msBeforeNext);
      /** Charged milliseconds of synchronous work, which are part of the time of the request itself. */
      let charged = 0;
      const charge = (ms: number) => void counter.add(key, Math.max(0, ms));
      c.set('spend', (work) => {
        const start = now();
        let isPending = false;
        try {
          const result = work();
          if (result instanceof Promise) {
            isPending = true;
            const chargeTime = () => charge(now() - start);
            result.then(chargeTime, chargeTime);
          }
          return result;
        } finally {
          const ms = isPending ? 0 : now() - start;
          charged += ms;
          charge(ms);
        }
      });
      let isCharging = false;
      /** Charges what the request does from now on, until it waits. No other request runs before `nextTick`. */
      const chargeUntilWait = () => {
        if (isCharging) return;
        isCharging = true;
        const start = now();
        const before = charged;
        process.nextTick(() => {
          isCharging = false;
          charge(now() - start - (charged - before));
        });
      };
      await c.req.text();
      chargeUntilWait();
      await next();
      chargeUntilWait();
      return undefined;
    };
  };
}
