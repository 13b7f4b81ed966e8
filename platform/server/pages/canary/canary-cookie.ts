import { randomInt } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/** Numbers that visitors can have: 0 to 9999. A canary with 5 % is shown to those below 500. */
export const NUMBERS = 10_000;

/** How long a visitor keeps a number, in seconds: a week, so that most canaries stay the same for a visitor who comes back. */
const MAX_AGE_S = 7 * 86_400;

/** The cookie with a visitor's number. It is no id: one of 10,000 visitors has the same. */
export type CanaryCookie = ReturnType<typeof createCanaryCookie>;

/** Creates the cookie. `secure`: visitors reach the site by https; the cookie is then sent by https only, and no subdomain can set it. */
export function createCanaryCookie(secure: boolean) {
  const name = secure ? '__Host-canary' : 'canary';
  return {
    /**
     * Returns the number in a request's `Cookie` header; undefined if there is none, or anything else. A visitor can choose it: all that
     * does is to show the canary, which is served to anybody.
     */
    read(header: string | undefined): number | undefined {
      const text = header?.includes(name) ? parse(header, name)[name] : undefined;
      return text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;
    },
    /** Returns the `Set-Cookie` header that gives a visitor a number. */
    header: (number: number): string =>
      serialize(name, String(number), { path: '/', maxAge: MAX_AGE_S, httpOnly: true, sameSite: 'Lax', secure }),
  };
}

/** Draws a number for a visitor. */
export const draw = (): number => randomInt(NUMBERS);

/** Returns whether the visitor with a number is shown a canary. `traffic`: of 100 visitors. Who is shown it stays so while it grows. */
export const isShown = (number: number, traffic: number): boolean => number * 100 < traffic * NUMBERS;
