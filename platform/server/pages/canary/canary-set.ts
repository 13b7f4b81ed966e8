import type { LiveSet } from '../live-set.ts';
import type { ReadHeader } from '../page-response.ts';
import { type CanaryCookie, draw, isShown } from './canary-cookie.ts';

/** A set, and how many visitors of 100 are shown it. */
interface Shared<Pages> {
  readonly pages: Pages;
  readonly traffic: number;
}

/** Headers of what a visitor is sent while a canary runs, in place of the page's own. */
export type CanaryHeaders = {
  readonly 'Cache-Control': string;
  readonly 'Set-Cookie'?: string;
};

/** What a visitor is shown. `headers`: unset while no canary runs. */
export interface Shown<Pages> {
  readonly pages: Pages | undefined;
  readonly headers?: CanaryHeaders;
}

/** Responses depend on the visitor while a canary runs, so that no shared cache may keep them. */
const PRIVATE: CanaryHeaders = { 'Cache-Control': 'private, no-cache' };

/** The set that some visitors are shown in place of the live one. */
export type CanarySet = ReturnType<typeof createCanarySet<LiveSet>>;

/**
 * Creates the place of a canary's set, which is empty at first.
 * @param live Returns the live set.
 * @param drawNumber Draws a number for a visitor.
 */
export function createCanarySet<Pages extends Pick<LiveSet, 'set' | 'close'>>(
  cookie: CanaryCookie,
  live: () => Pages | undefined,
  drawNumber = draw,
) {
  let canary: Shared<Pages> | undefined;

  async function replace(next: Shared<Pages> | undefined): Promise<void> {
    const last = canary;
    canary = next;
    if (last?.pages !== next?.pages) await last?.pages.close();
  }

  return {
    /**
     * Returns what a visitor is shown.
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
    /** Shows a set to `traffic` visitors of 100. Resolves when the one before has closed. */
    show: (pages: Pages, traffic: number): Promise<void> => replace({ pages, traffic }),
    /** Id of the set, and its traffic; undefined if no canary is shown. */
    shown: () => canary && { set: canary.pages.set.id, traffic: canary.traffic },
    setTraffic(traffic: number): void {
      if (canary) canary = { ...canary, traffic };
    },
    /** Shows the live set to all visitors. */
    end: (): Promise<void> => replace(undefined),
  };
}

/**
 * Returns how a request's headers are read. Who gets a number gets a whole response: a 304 would let a shared cache add the number to
 * what it has for everybody.
 */
export const readerOf = (read: ReadHeader, headers: CanaryHeaders | undefined): ReadHeader =>
  headers?.['Set-Cookie'] === undefined ? read : (name) => (name === 'if-none-match' ? undefined : read(name));

/** Adds the headers of a canary to a response. What no cache may keep stays so. */
export function withHeaders(response: Response, headers: CanaryHeaders | undefined): Response {
  for (const [name, value] of Object.entries(headers ?? {})) {
    const isKept = name !== 'Cache-Control' || response.headers.get(name) !== 'no-store';
    if (isKept) response.headers.set(name, value);
  }
  return response;
}
