import { createHmac } from 'node:crypto';
import { ProblemError } from '@platform/server/http/problem';
import type { Context, MiddlewareHandler } from 'hono';
import type { KnownDevices } from './known-devices.ts';
import { DEVICE_BUDGET, OTHERS_BUDGET, type SignInBudgets } from './sign-in-budgets.ts';

/** Bounds how often passwords can be guessed, over all addresses and restarts. */
export interface SignInGuard {
  /** Limits the sign-ins of an address, unless its device is known: others behind the same proxy do not lock it out. */
  readonly limiter: MiddlewareHandler;
  /**
   * Runs `check` within the budget of the request's device. Returns its result; if it is true, the device is known from then on.
   * @throws ProblemError (429, with `Retry-After`) without running `check` if the budget is used up.
   */
  attempt(c: Context, check: () => Promise<boolean>): Promise<boolean>;
}

export interface SignInGuardDeps {
  readonly budgets: SignInBudgets;
  readonly devices: KnownDevices;
  /** Limits the requests of each address. */
  readonly limiter: MiddlewareHandler;
  /** Differs for each password: a new password has a new budget. */
  readonly key: Uint8Array;
}

/** Creates the guard of the sign-in. */
export function createSignInGuard({ budgets, devices, limiter, key }: SignInGuardDeps): SignInGuard {
  const others = `others:${createHmac('sha256', key).update('others').digest('base64url')}`;
  return {
    limiter: async (c, next) => ((await devices.keyOf(c)) === undefined ? limiter(c, next) : next()),
    async attempt(c, check) {
      const device = await devices.keyOf(c);
      const wait = await budgets.take(device ?? others, device === undefined ? OTHERS_BUDGET : DEVICE_BUDGET);
      if (wait > 0) throw tooManyFailures(c, wait, device !== undefined);
      const succeeded = await check();
      if (!succeeded) return false;
      if (device === undefined) await budgets.giveBack(others);
      await devices.remember(c);
      return true;
    },
  };
}

function tooManyFailures(c: Context, waitMs: number, isKnown: boolean): ProblemError {
  const seconds = Math.ceil(waitMs / 1000);
  c.header('Retry-After', String(seconds));
  const cure = isKnown ? '' : 'Sign in from a browser that has signed in before, or set another ADMIN_PASSWORD. ';
  return new ProblemError({
    slug: 'too-many-requests',
    status: 429,
    title: 'Too many wrong passwords',
    detail: `${cure}Try again in ${Math.ceil(seconds / 60)} minutes.`,
  });
}
