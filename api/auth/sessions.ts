import { randomBytes } from 'node:crypto';
import type { SettingsTable } from '@platform/server/database/settings-table';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { RevokedSessions } from './revoked-sessions.ts';
import { endOf, isStale, newSession, type Session, secondsLeft, sessionOf, tokenOf } from './session-token.ts';

const KEY_BYTES = 32;

/** Returns the random key of the site's sessions. The first server on a database makes it, and all share it. */
export async function readSessionKey(settings: SettingsTable): Promise<Uint8Array> {
  const stored = await settings.getOrCreate('session-key', () => randomBytes(KEY_BYTES).toString('base64url'));
  const key = Buffer.from(stored, 'base64url');
  if (key.byteLength !== KEY_BYTES) throw new Error('the database holds a session key of the wrong length');
  return key;
}

export interface SessionsDeps {
  readonly signingKey: Uint8Array<ArrayBuffer>;
  readonly revoked: RevokedSessions;
  /** Whether visitors reach the site by https. The cookie is then sent by https only. */
  readonly secure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The admin's sessions. Each is a signed token in a cookie. The server stores only the revoked ones. */
export interface Sessions {
  /** Returns the session of a request, unless it has ended. */
  current(c: Context): Promise<Session | undefined>;
  start(c: Context): Promise<Session>;
  /** Extends a session if its last extension is an hour ago. */
  renew(c: Context, session: Session): Promise<void>;
  /** Extends a session: it counts as used now. */
  extend(c: Context, session: Session): Promise<Session>;
  /** Returns the seconds until a session ends: if it is not used again, and if it is. */
  timesOf(session: Session): { readonly endsIn: number; readonly lastsAtMost: number };
  /** Ends the session of a request in every browser that has its cookie. */
  end(c: Context): Promise<void>;
}

/** Another name would end all open sessions. */
const COOKIE = 'owner';

/** Creates the sessions of the admin. */
export function createSessions({ signingKey, revoked, secure, now }: SessionsDeps): Sessions {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    ...(secure && { prefix: 'host', secure }),
  };

  async function current(c: Context): Promise<Session | undefined> {
    const token = await getSignedCookie(c, signingKey, COOKIE, secure ? 'host' : undefined);
    const session = token ? sessionOf(token, now()) : undefined;
    return session && !(await revoked.has(session.id)) ? session : undefined;
  }

  async function setCookie(c: Context, session: Session): Promise<Session> {
    const maxAge = secondsLeft(session, now());
    await setSignedCookie(c, COOKIE, tokenOf(session), signingKey, { ...options, maxAge });
    return session;
  }
  const extend = (c: Context, session: Session) => setCookie(c, { ...session, usedAt: now() });

  return {
    current,
    start: (c) => setCookie(c, newSession(now())),
    renew: async (c, session) => {
      if (isStale(session, now())) await extend(c, session);
    },
    extend,
    timesOf: (session) => ({
      endsIn: secondsLeft(session, now()),
      lastsAtMost: Math.max(0, Math.floor((endOf(session) - now()) / 1000)),
    }),
    end: async (c) => {
      const session = await current(c);
      if (session) await revoked.add(session.id, new Date(endOf(session)));
      deleteCookie(c, COOKIE, options);
    },
  };
}
