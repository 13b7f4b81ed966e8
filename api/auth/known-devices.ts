import { createHash } from 'node:crypto';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Context } from 'hono';
import type { Database } from '../database.ts';
import { createCookieToken, newToken } from './cookie-token.ts';

/** The longest time for which browsers keep a cookie: 400 days, https://www.rfc-editor.org/rfc/rfc6265bis, section 5.6. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Devices that did not sign in for the longest time are forgotten above this number. */
const MAX_DEVICES = 50;

export interface KnownDevicesDeps {
  readonly db: Database;
  /** Whether visitors reach the site by https. */
  readonly secure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Browsers in which the admin has signed in before. Each has a budget of failed sign-ins of its own, so that wrong passwords of
 * others do not lock it out. It is known by a random token in a cookie; the key of its budget has the token's hash.
 */
export interface KnownDevices {
  /** Returns the key of the budget of a request's device, if it is known. */
  keyOf(c: Context): Promise<string | undefined>;
  /** Makes the device of a request known, with a full budget. Call it when the admin has signed in. */
  remember(c: Context): Promise<void>;
}

const keyOfToken = (token: string) => `device:${createHash('sha256').update(token).digest('base64url')}`;

/** Opens the known devices in a database. */
export function createKnownDevices({ db, secure, now }: KnownDevicesDeps): KnownDevices {
  const cookie = createCookieToken('admin-device', secure);

  async function keyOf(c: Context): Promise<string | undefined> {
    const token = cookie.get(c);
    if (token === undefined) return undefined;
    const query = db.selectFrom('sign_in_budgets').select('key').where('key', '=', keyOfToken(token));
    return (await withStoreErrors(query.executeTakeFirst()))?.key;
  }

  const store = (key: string) =>
    db.transaction().execute(async (transaction) => {
      const fresh = { failures: 0, since: new Date(now()).toISOString() };
      await transaction
        .insertInto('sign_in_budgets')
        .values({ key, ...fresh })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
        .execute();
      const devices = transaction.selectFrom('sign_in_budgets').select('key').where('key', 'like', 'device:%');
      await transaction
        .deleteFrom('sign_in_budgets')
        .where('key', 'like', 'device:%')
        .where('key', 'not in', devices.orderBy('since', 'desc').limit(MAX_DEVICES))
        .execute();
    });

  return {
    keyOf,
    async remember(c) {
      const kept = (await keyOf(c)) && cookie.get(c);
      const token = kept ?? newToken();
      await withStoreErrors(store(keyOfToken(token)));
      cookie.set(c, token, COOKIE_SECONDS);
    },
  };
}
