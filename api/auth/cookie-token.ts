import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

const TOKEN_BYTES = 32;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A cookie that holds a random token, which is sent to this site alone and cannot be read by scripts. */
export interface CookieToken {
  /** Returns the token of a request. Undefined if it has none, or one of another form. */
  get(c: Context): string | undefined;
  /** Sets the cookie for `seconds`. */
  set(c: Context, token: string, seconds: number): void;
  remove(c: Context): void;
}

/** Returns a token that cannot be guessed. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Creates a cookie. `secure`: visitors reach the site by https; the cookie is then sent by https only. */
export function createCookieToken(name: string, secure: boolean): CookieToken {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    ...(secure && { prefix: 'host', secure }),
  };
  return {
    get: (c) => {
      const token = secure ? getCookie(c, name, 'host') : getCookie(c, name);
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    set: (c, token, seconds) => setCookie(c, name, token, { ...options, maxAge: seconds }),
    remove: (c) => void deleteCookie(c, name, options),
  };
}
