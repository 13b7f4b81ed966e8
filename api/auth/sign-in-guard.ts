import { createHmac, randomUUID } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { rateLimitStore } from '@platform/server/database/rate-limit-store';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { FIRST_OWNER } from '@studio/client/person';
import type { Context, MiddlewareHandler } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database.ts';
import { cookieOptions, namedValues } from './sessions.ts';

/** The admin's password. Only its argon2id hashes are kept in memory. */
export interface Password {
  /** Takes the same time for a wrong password as for the right one. */
  matches(given: string): Promise<boolean>;
  /** Hashes what belongs to the password. Differs for each password and each session key, so that changing either ends all sessions. */
  readonly key: Uint8Array<ArrayBuffer>;
}

/** Bytes of the session key that salt the password's key. */
const SALT_BYTES = 16;

/** Returns the same text however its accents were typed: RFC 8265, section 4.2. */
export const normalize = (password: string) => password.normalize('NFC');

/** Hashes a password, with a random salt. */
export async function createPassword(password: string, sessionKey: Uint8Array): Promise<Password> {
  const hashed = await hash(normalize(password));
  const salt = sessionKey.subarray(0, SALT_BYTES);
  return {
    matches: (given) => verify(hashed, normalize(given)),
    key: new Uint8Array(await hashRaw(normalize(password), { salt, secret: sessionKey })),
  };
}

/**
 * Failed sign-ins (`points`) in `duration` seconds. `strangers`: of all browsers that never signed in, together, as many as NIST allows
 * in a row for one account (SP 800-63B, section 5.2.2), in a day. `device`: of each browser that has signed in before.
 */
const BUDGETS = {
  strangers: { points: 100, duration: 24 * 60 * 60 },
  device: { points: 10, duration: 60 * 60 },
};

const DEVICE_COOKIE = 'admin-device';

/** The longest time for which browsers store a cookie: 400 days, https://www.rfc-editor.org/rfc/rfc6265bis, section 5.6. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Bounds how often passwords can be guessed, over all addresses and restarts. */
export interface SignInGuard {
  /** Limits the sign-ins of an address, unless its browser is known: strangers behind the same proxy do not lock it out. */
  readonly limiter: MiddlewareHandler;
  /**
   * Runs `check` of a password of a person, or of nobody, within the budget of the request's browser. Returns its result; if it is true,
   * the browser is known from then on.
   * @throws ProblemError (429, with `Retry-After`) without running `check` if the budget is used up.
   */
  attempt(c: Context, person: string | undefined, check: () => Promise<boolean>): Promise<boolean>;
  /** Makes the request's browser a known one of a person, who has signed in without a password. */
  remember(c: Context, person: string): Promise<void>;
}

export interface SignInGuardDeps {
  readonly db: Database;
  /** Limits the requests of each address. */
  readonly limiter: MiddlewareHandler;
  /** Differs for each password: a new password has a new budget. */
  readonly key: Uint8Array;
  /** Signs the cookie of known browsers. */
  readonly sessionKey: Uint8Array;
  /** True if the site's address begins with https: cookies are then sent by https only. */
  readonly secure: boolean;
}

/** A browser in which a person has signed in. */
interface Device {
  readonly id: string;
  readonly person: string;
}

/** The id of a device and of its person in a cookie. That of the first owner is left out, as it was when there was nobody else. */
const SEPARATOR = '~';

/**
 * Creates the guard of the sign-in. Each browser in which a person has signed in has a signed cookie with an id, and a budget of its own
 * for this person's password, so that wrong passwords of strangers do not lock it out. For other people it is a stranger: nobody can guess
 * the password of somebody else in between sign-ins of their own.
 */
export function createSignInGuard({ db, limiter, key, sessionKey, secure }: SignInGuardDeps): SignInGuard {
  const options = cookieOptions(secure);
  const secret = createHmac('sha256', sessionKey).update(DEVICE_COOKIE).digest('base64url');
  const budgetOf = (name: keyof typeof BUDGETS) =>
    new RateLimiterPostgres({
      ...rateLimitStore(db),
      keyPrefix: `sign-in-${name}`,
      ...BUDGETS[name],
      // Attempts above the budget cost no further write.
      inMemoryBlockOnConsumed: BUDGETS[name].points + 1,
    });
  const [strangers, devices] = [budgetOf('strangers'), budgetOf('device')];
  const allStrangers = createHmac('sha256', key).update('strangers').digest('base64url');

  async function deviceOf(c: Context): Promise<Device | undefined> {
    for (const value of namedValues(c, DEVICE_COOKIE, options)) {
      const { device } = await parseSigned(`device=${encodeURIComponent(value)}`, secret);
      const [id = '', person = FIRST_OWNER] = (device || '').split(SEPARATOR);
      if (id !== '') return { id, person };
    }
    return undefined;
  }

  async function remember(c: Context, person: string, known: Device | undefined): Promise<void> {
    const id = known?.person === person ? known.id : randomUUID();
    const value = person === FIRST_OWNER ? id : `${id}${SEPARATOR}${person}`;
    await setSignedCookie(c, DEVICE_COOKIE, value, secret, { ...options, maxAge: DEVICE_SECONDS });
  }

  /**
   * Counts an attempt as a failure before its password is checked, so that concurrent attempts cannot exceed the budget. Returns 0, or
   * the milliseconds to wait if the budget is used up.
   */
  async function consume(budget: RateLimiterPostgres, id: string): Promise<number> {
    try {
      await budget.consume(id);
      return 0;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const longest = budget.duration * 1000;
      if (rejection.msBeforeNext <= longest) return rejection.msBeforeNext;
      // The clock was set back: no wait is longer than the duration of the budget.
      await budget.delete(id);
      await budget.block(id, budget.duration);
      return longest;
    }
  }

  return {
    limiter: async (c, next) => ((await deviceOf(c)) === undefined ? limiter(c, next) : next()),
    remember: async (c, person) => remember(c, person, await deviceOf(c)),
    async attempt(c, person, check) {
      const device = await deviceOf(c);
      const own = device?.person === person ? device : undefined;
      const [budget, id] = own === undefined ? [strangers, allStrangers] : [devices, own.id];
      const wait = await withStoreErrors(consume(budget, id));
      if (wait > 0) throw tooManyFailures(c, wait, own !== undefined);
      if (!(await check()) || person === undefined) return false;
      await withStoreErrors<unknown>(own === undefined ? strangers.reward(id) : devices.delete(id));
      await remember(c, person, own);
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
