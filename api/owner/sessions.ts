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
  start(c: Context): Promise<void>;
  /** Tells the browser that a session is in use, once in a while. */
  renew(c: Context, session: Session): Promise<void>;
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

  const give = (c: Context, session: Session) =>
    setSignedCookie(c, COOKIE, tokenOf(session), signingKey, { ...options, maxAge: secondsLeft(session, now()) });

  return {
    current,
    start: (c) => give(c, newSession(now())),
    renew: async (c, session) => {
      if (isStale(session, now())) await give(c, { ...session, seenAt: now() });
    },
    end: async (c) => {
      const session = await current(c);
      if (session) await revoked.add(session.id, new Date(endOf(session)));
      deleteCookie(c, COOKIE, options);
    },
  };
}
