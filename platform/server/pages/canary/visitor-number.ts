import { createHash, randomInt } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieValues } from '../../http/cookies.ts';

/** Numbers that visitors can have: 0 to 9999. A canary with 5 % is shown to 500 of them. */
export const NUMBERS = 10_000;

/** How long a visitor keeps a number, in seconds: a week, so that most canaries stay the same for a visitor who comes back. */
const MAX_AGE_S = 7 * 86_400;

/** The cookie with a visitor's number. It identifies nobody: one of 10,000 visitors has the same number. */
export type CanaryCookie = ReturnType<typeof createCanaryCookie>;

/** Creates the cookie. `secure`: visitors reach the site by https; the cookie is then sent by https only, and no subdomain can set it. */
export function createCanaryCookie(secure: boolean) {
  const name = secure ? '__Host-canary' : 'canary';
  return {
    /**
     * Returns the first valid number in a request's `Cookie` header; undefined if there is none. A visitor can choose it, and with it
     * only which canaries are shown.
     */
    read(header: string | undefined): number | undefined {
      const text = cookieValues(header, name).find((value) => /^(0|[1-9]\d{0,3})$/.test(value));
      return text === undefined ? undefined : Number(text);
    },
    /** Returns the `Set-Cookie` header that gives a visitor a number. */
    header: (number: number): string =>
      serialize(name, String(number), { path: '/', maxAge: MAX_AGE_S, httpOnly: true, sameSite: 'Lax', secure }),
  };
}

/** Draws a number for a visitor. */
export const draw = (): number => randomInt(NUMBERS);

/** Returns whether the visitor with a number is shown a canary with this traffic (of 100 visitors). */
export type IsShown = (number: number, traffic: number) => boolean;

/**
 * Returns the draw of a name: an order of all numbers, the same on each server, and of another name another one, so that who is shown one
 * remote's canary says nothing about who is shown another's. A canary is shown to the first ones, exactly its share of them; they stay
 * so while it grows, and for the next canary of the name.
 */
export function drawOf(name: string): IsShown {
  const random = createHash('shake256', { outputLength: 4 * NUMBERS })
    .update(name)
    .digest();
  const order = Array.from({ length: NUMBERS }, (_, number) => number).sort(
    (a, b) => random.readUInt32BE(4 * a) - random.readUInt32BE(4 * b) || a - b,
  );
  const places = new Uint16Array(NUMBERS);
  for (const [place, number] of order.entries()) places[number] = place;
  return (number, traffic) => (places[number] ?? NUMBERS) * 100 < traffic * NUMBERS;
}
