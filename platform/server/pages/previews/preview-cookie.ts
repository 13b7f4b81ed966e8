import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

const NAME = 'preview';

/** The cookie of a browser that looks at a named preview: the key of the link that was opened. */
export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

/** Creates the cookie. `secure`: visitors reach the site by https; the cookie is then sent by https only. */
export function createPreviewCookie(secure: boolean) {
  // Links to previews are opened from other sites: with "Strict" the first page after the redirect would be the live one.
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    ...(secure && { prefix: 'host', secure }),
  };
  return {
    get: (c: Context): string | undefined => (secure ? getCookie(c, NAME, 'host') : getCookie(c, NAME)),
    /** Sets the cookie for `seconds`. */
    set: (c: Context, key: string, seconds: number): void => setCookie(c, NAME, key, { ...options, maxAge: seconds }),
    remove: (c: Context): void => void deleteCookie(c, NAME, options),
  };
}
