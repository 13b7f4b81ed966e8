import { randomInt } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieValues } from '../../http/cookies.ts';
import type { LiveSet } from '../live-set.ts';
import type { ReadHeader } from '../page-response.ts';

/** Numbers that visitors can have: 0 to 9999. A canary with 5 % is shown to those below 500. */
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
     * only whether the canary is shown.
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

/** Returns whether the visitor with a number is shown a canary. `traffic`: of 100 visitors. Who is shown it stays so while it grows. */
export const isShown = (number: number, traffic: number): boolean => number * 100 < traffic * NUMBERS;

/** A set, and how many visitors of 100 are shown it. */
interface Shared<Pages> {
  readonly pages: Pages;
  readonly traffic: number;
}

/** Headers of responses while a canary runs, in place of the page's own. */
export type CanaryHeaders = {
  readonly 'Cache-Control': string;
  readonly 'Set-Cookie'?: string;
};

/** The set that a visitor is shown. `headers`: unset while no canary runs. */
export interface Shown<Pages> {
  readonly pages: Pages | undefined;
  readonly headers?: CanaryHeaders;
}

/** Responses depend on the visitor while a canary runs, so that no shared cache may keep them. */
const PRIVATE: CanaryHeaders = { 'Cache-Control': 'private, no-cache' };

/** The set that some visitors are shown in place of the live one. */
export type CanarySet = ReturnType<typeof createCanarySet<LiveSet>>;

/**
 * Creates the slot of a canary's set, which is empty at first.
 * @param live Returns the live set.
 * @param close Closes a set that is no longer shown.
 * @param drawNumber Draws a number for a visitor.
 */
export function createCanarySet<Pages extends Pick<LiveSet, 'set' | 'close'>>(
  cookie: CanaryCookie,
  live: () => Pages | undefined,
  close: (pages: Pages) => void,
  drawNumber = draw,
) {
  let canary: Shared<Pages> | undefined;

  function replace(next: Shared<Pages> | undefined): void {
    if (canary && canary.pages !== next?.pages) close(canary.pages);
    canary = next;
  }

  return {
    /**
     * Returns the set that a visitor is shown.
     * @param header The request's `Cookie` header.
     * @param draws Whether a visitor without a number gets one. Otherwise the live set is shown.
     */
    shownTo(header: string | undefined, draws: boolean): Shown<Pages> {
      if (!canary) return { pages: live() };
      const known = cookie.read(header);
      const number = known ?? (draws ? drawNumber() : undefined);
      const pages = number !== undefined && isShown(number, canary.traffic) ? canary.pages : live();
      const isNew = known === undefined && number !== undefined;
      return { pages, headers: isNew ? { ...PRIVATE, 'Set-Cookie': cookie.header(number) } : PRIVATE };
    },
    /** Shows a set to `traffic` visitors of 100. */
    show: (pages: Pages, traffic: number): void => replace({ pages, traffic }),
    /** Id of the set, and its traffic; undefined if no canary is shown. */
    shown: () => canary && { set: canary.pages.set.id, traffic: canary.traffic },
    setTraffic(traffic: number): void {
      if (canary) canary = { ...canary, traffic };
    },
    /** Shows the live set to all visitors. */
    end: (): void => replace(undefined),
  };
}

/**
 * Returns a function that reads a request's headers. A response with a new number is whole: a 304 would let a shared cache add the number
 * to its stored response.
 */
export const readerOf = (read: ReadHeader, headers: CanaryHeaders | undefined): ReadHeader =>
  headers?.['Set-Cookie'] === undefined ? read : (name) => (name === 'if-none-match' ? undefined : read(name));

/** Adds the headers of a canary to a response. A `no-store` stays. */
export function withHeaders(response: Response, headers: CanaryHeaders | undefined): Response {
  for (const [name, value] of Object.entries(headers ?? {})) {
    const isReplaced = name !== 'Cache-Control' || response.headers.get(name) !== 'no-store';
    if (isReplaced) response.headers.set(name, value);
  }
  return response;
}
