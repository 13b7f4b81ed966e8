import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { RevokedSessions } from './revoked-sessions.ts';
import { endOf, isStale, newSession, type Session, secondsLeft, sessionOf, tokenOf } from './session-token.ts';

export interface SessionsDeps {
  readonly signingKey: Uint8Array<ArrayBuffer>;
  readonly revoked: RevokedSessions;
  /** Whether visitors reach the site by https: the cookie then travels by https only. */
  readonly secure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The owner's sessions, each kept by a browser as a signed token in a cookie. The server keeps only those that ended. */
export interface Sessions {
  /** The session that a request bears, if it bears one that lasts. */
  current(c: Context): Promise<Session | undefined>;
  start(c: Context): Promise<Session>;
  /** Tells the browser that a session is in use, once in a while. */
  renew(c: Context, session: Session): Promise<void>;
  /** Tells the browser now that a session is in use. */
  keep(c: Context, session: Session): Promise<Session>;
  /** How long a session lasts, in seconds: unused, and however much it is used. */
  timesOf(session: Session): { readonly endsIn: number; readonly lastsAtMost: number };
  /** Ends the session of a request everywhere, for good. */
  end(c: Context): Promise<void>;
}

const COOKIE = 'owner';

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

  async function give(c: Context, session: Session): Promise<Session> {
    const maxAge = secondsLeft(session, now());
    await setSignedCookie(c, COOKIE, tokenOf(session), signingKey, { ...options, maxAge });
    return session;
  }
  const keep = (c: Context, session: Session) => give(c, { ...session, seenAt: now() });

  return {
    current,
    start: (c) => give(c, newSession(now())),
    renew: async (c, session) => {
      if (isStale(session, now())) await keep(c, session);
    },
    keep,
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
