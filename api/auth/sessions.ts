import { createHmac, randomBytes } from 'node:crypto';
import type { SettingsTable } from '@platform/server/database/settings-table';
import { cookieValues } from '@platform/server/http/cookies';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Person } from '@studio/client/person';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Database } from '../database.ts';
import { deviceOf } from './device.ts';

const KEY_BYTES = 32;

const TOKEN_BYTES = 32;

/** Returns the random key of the site's sessions. The first server on a database makes it, and all share it. */
export async function readSessionKey(settings: SettingsTable): Promise<Uint8Array> {
  const stored = await settings.getOrCreate('session-key', () => randomBytes(KEY_BYTES).toString('base64url'));
  const key = Buffer.from(stored, 'base64url');
  if (key.byteLength !== KEY_BYTES) throw new Error('the database holds a session key of the wrong length');
  return key;
}

const HOUR_MS = 3_600_000;

/** A session ends this long after its sign-in: seven days. */
const LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A session ends this long after its last use: a day. */
const IDLE_TIMEOUT_MS = 24 * HOUR_MS;

/** Age of a session's last recorded use at which the next use is recorded. */
const RENEW_AFTER_MS = HOUR_MS;

/** Difference of the clocks of several servers on one database. */
const MAX_SKEW_MS = 5 * 60_000;

/** The least recently used sessions of a person above this number end. */
const MAX_SESSIONS = 100;

/** A session, as the database holds it. Times are in milliseconds since the epoch. */
export interface Session {
  /** The token in the cookie. The database holds its hash alone. */
  readonly token: string;
  readonly person: Person;
  readonly startedAt: number;
  readonly usedAt: number;
}

/** A session in a person's list. Times are ISO times. */
interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly startedAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

export interface SessionsDeps {
  readonly db: Database;
  /** Differs for each password and each session key. Only sessions of the same key are found. */
  readonly key: Uint8Array;
  /** True if the site's address begins with https: cookies are then sent by https only. */
  readonly secure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The sessions of people. A cookie holds a random token, the database its hash and the session's times. */
export interface Sessions {
  /** Returns the session of a request, unless it has ended: of several cookies of its name, of the first one that has a session. */
  current(c: Context): Promise<Session | undefined>;
  /** Starts a session of a person, in place of that of the request. */
  start(c: Context, person: Person): Promise<Session>;
  /** Extends a session if its last extension is an hour ago. */
  renew(c: Context, session: Session): Promise<void>;
  /** Extends a session: it counts as used now. */
  extend(c: Context, session: Session): Promise<Session>;
  /** Returns the seconds until a session ends: if it is not used again, and if it is. */
  timesOf(session: Session): { readonly endsIn: number; readonly lastsAtMost: number };
  /** Ends the sessions of a request in every browser that has their cookies. */
  end(c: Context): Promise<void>;
  /** Lists the sessions of a person, the last used first. Their ids are no tokens. */
  list(person: string, current?: Session): Promise<ListedSession[]>;
  /** Ends the session with an id, if it is a person's. Returns whether it was. */
  endOne(person: string, id: string): Promise<boolean>;
  /** Ends all sessions of a person, except one. */
  endAll(person: string, except?: Session): Promise<void>;
  /** Removes sessions that have ended, so that no later change of the clock makes them valid again. */
  removeEnded(): Promise<void>;
}

const iso = (time: number) => new Date(time).toISOString();
const secondsUntil = (end: number, now: number) => Math.max(0, Math.floor((end - now) / 1000));
const endOf = ({ startedAt }: Session) => startedAt + LIFETIME_MS;
const idleEndOf = (session: Session) => Math.min(endOf(session), session.usedAt + IDLE_TIMEOUT_MS);

/** Returns the options of a cookie that is sent to this site alone, by https where `secure`, and that scripts cannot read. */
export const cookieOptions = (secure: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: 'Strict',
  path: '/',
  ...(secure && { prefix: 'host', secure }),
});

/** Returns the values of all cookies with a name that a request has. */
export const namedValues = (c: Context, name: string, { prefix }: CookieOptions): string[] =>
  cookieValues(c.req.header('Cookie'), prefix === 'host' ? `__Host-${name}` : name);

const COOKIE = 'admin';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Creates the sessions of the admin. */
export function createSessions({ db, key, secure, now }: SessionsDeps): Sessions {
  const options = cookieOptions(secure);
  const hashOf = (token: string) => createHmac('sha256', key).update(token).digest('base64url');

  /** Returns the sessions of a request's cookies, in the order of the cookies. */
  async function find(c: Context): Promise<readonly Session[]> {
    const tokens = namedValues(c, COOKIE, options).filter((value) => TOKEN.test(value));
    if (tokens.length === 0) return [];
    const hashes = tokens.map(hashOf);
    const found = db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['hash', 'started_at', 'used_at', 'people.id', 'name', 'role'])
      .where('hash', 'in', hashes)
      .where('disabled_at', 'is', null);
    const rows = await withStoreErrors(found.execute());
    return tokens.flatMap((token, i) => {
      const row = rows.find(({ hash }) => hash === hashes[i]);
      if (row === undefined) return [];
      const { id, name, role, started_at, used_at } = row;
      return { token, person: { id, name, role }, startedAt: Date.parse(started_at), usedAt: Date.parse(used_at) };
    });
  }

  const remove = ({ token }: Session) =>
    withStoreErrors(db.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute());

  /** A session from the future was started or used before the clock was set back. Its age is unknown, so it has ended. */
  const isValid = (session: Session) =>
    now() < idleEndOf(session) && Math.max(session.startedAt, session.usedAt) <= now() + MAX_SKEW_MS;

  async function current(c: Context): Promise<Session | undefined> {
    const sessions = await find(c);
    await Promise.all(sessions.filter((session) => !isValid(session)).map(remove));
    return sessions.find(isValid);
  }

  async function removeCurrent(c: Context): Promise<void> {
    await Promise.all((await find(c)).map(remove));
  }

  function withCookie(c: Context, session: Session): Session {
    setCookie(c, COOKIE, session.token, { ...options, maxAge: secondsUntil(idleEndOf(session), now()) });
    return session;
  }

  async function extend(c: Context, session: Session): Promise<Session> {
    const usedAt = now();
    const update = db.updateTable('sessions').set({ used_at: iso(usedAt) });
    await withStoreErrors(update.where('hash', '=', hashOf(session.token)).execute());
    return withCookie(c, { ...session, usedAt });
  }

  const insert = ({ token, person: { id: person }, startedAt, usedAt }: Session, device: string) =>
    db.transaction().execute(async (transaction) => {
      const row = { hash: hashOf(token), person, device, started_at: iso(startedAt), used_at: iso(usedAt) };
      await transaction.insertInto('sessions').values(row).execute();
      const own = transaction.selectFrom('sessions').select('hash').where('person', '=', person);
      const kept = own.orderBy('used_at', 'desc').limit(MAX_SESSIONS);
      await transaction.deleteFrom('sessions').where('person', '=', person).where('hash', 'not in', kept).execute();
    });

  return {
    current,
    async start(c, person) {
      await removeCurrent(c);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const session = { token, person, startedAt: now(), usedAt: now() };
      await withStoreErrors(insert(session, deviceOf(c.req.header('User-Agent'))));
      return withCookie(c, session);
    },
    renew: async (c, session) => {
      if (now() - session.usedAt > RENEW_AFTER_MS) await extend(c, session);
    },
    extend,
    timesOf: (session) => ({
      endsIn: secondsUntil(idleEndOf(session), now()),
      lastsAtMost: secondsUntil(endOf(session), now()),
    }),
    async end(c) {
      await removeCurrent(c);
      deleteCookie(c, COOKIE, options);
    },
    async list(person, current) {
      const rows = db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('used_at', 'desc');
      const own = current && hashOf(current.token);
      return (await withStoreErrors(rows.execute())).map(({ hash, device, started_at, used_at }) => ({
        ...{ id: hash, device, startedAt: started_at, usedAt: used_at },
        isCurrent: hash === own,
      }));
    },
    async endOne(person, id) {
      const removal = db.deleteFrom('sessions').where('hash', '=', id).where('person', '=', person);
      return (await withStoreErrors(removal.executeTakeFirstOrThrow())).numDeletedRows > 0n;
    },
    async endAll(person, except) {
      const hash = except === undefined ? '' : hashOf(except.token);
      const removal = db.deleteFrom('sessions').where('person', '=', person).where('hash', '<>', hash);
      await withStoreErrors(removal.execute());
    },
    async removeEnded() {
      const latest = iso(now() + MAX_SKEW_MS);
      const ended = db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('started_at', '<=', iso(now() - LIFETIME_MS)),
            where('used_at', '<=', iso(now() - IDLE_TIMEOUT_MS)),
            where('started_at', '>', latest),
            where('used_at', '>', latest),
          ]),
        );
      await withStoreErrors(ended.execute());
    },
  };
}
