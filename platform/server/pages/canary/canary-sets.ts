import { SHELL } from '@platform/contract/registry';
import { LRUCache } from 'lru-cache';
import { type ReleaseSet, setWith } from '../../release-set/release-set.ts';
import type { LiveSet } from '../live-set.ts';
import type { ReadHeader } from '../page-response.ts';
import { type CanaryCookie, draw, drawOf, type IsShown } from './visitor-number.ts';

/** The set of a name's canary, and how many visitors of 100 are shown it. */
interface CanaryPages<Pages> {
  readonly name: string;
  readonly pages: Pages;
  readonly traffic: number;
  readonly isShown: IsShown;
}

/** Headers of responses while a canary runs, in place of the page's own. */
export type CanaryHeaders = {
  readonly 'Cache-Control': string;
  readonly 'Set-Cookie'?: string;
};

/** The set that a visitor's page is taken from. `headers`: unset while no canary runs. */
export interface Shown<Pages> {
  readonly pages: Pages | undefined;
  readonly headers?: CanaryHeaders;
}

/** Responses depend on the visitor while a canary runs, so that no shared cache may keep them. */
const PRIVATE: CanaryHeaders = { 'Cache-Control': 'private, no-cache' };

/** Maximum number of combinations of canaries that are kept: each is a list of releases, made anew when it is needed. */
const MAX_COMBINATIONS = 64;

/** The sets that some visitors are shown in place of the live one. */
export type CanarySets = ReturnType<typeof createCanarySets<LiveSet>>;

/**
 * Creates the sets of the canaries, none at first. Each set is the live one with one release replaced, and serves the pages of that
 * release alone: a page is made of the shell and one remote, so that each page that a visitor of several canaries is shown is one that the
 * gate has checked. The visitors of the shell's canary are shown the live remotes.
 * @param live Returns the live set.
 * @param close Closes a set that is no longer shown.
 * @param drawNumber Draws a number for a visitor.
 */
export function createCanarySets<Pages extends Pick<LiveSet, 'set' | 'addresses' | 'close'>>(
  cookie: CanaryCookie,
  live: () => Pages | undefined,
  close: (pages: Pages) => void,
  drawNumber = draw,
) {
  const canaries = new Map<string, CanaryPages<Pages>>();
  const combinations = new LRUCache<string, ReleaseSet>({ max: MAX_COMBINATIONS });

  function replace(name: string, next: CanaryPages<Pages> | undefined): void {
    const last = canaries.get(name);
    combinations.clear();
    if (next) canaries.set(name, next);
    else canaries.delete(name);
    if (last && last.pages !== next?.pages) close(last.pages);
  }

  /** Returns the canaries that a visitor is shown: the shell's alone, or any of remotes. */
  function drawn(number: number | undefined): readonly CanaryPages<Pages>[] {
    if (number === undefined) return [];
    const shown = [...canaries.values()].filter(({ isShown, traffic }) => isShown(number, traffic));
    const shell = shown.find(({ name }) => name === SHELL);
    return shell ? [shell] : shown;
  }

  /** Returns the set of the canary that serves a path to a visitor; the live one if none does. */
  function pagesAt(path: string, shown: readonly CanaryPages<Pages>[]): Pages | undefined {
    const base = live();
    const before = base?.addresses.servedBy(path);
    // A path that the canary lacks, and the live release of its name has, is not found.
    const found =
      shown.find(({ name, pages }) => name === SHELL || pages.addresses.servedBy(path) === name) ??
      shown.find(({ name }) => name === before);
    return found?.pages ?? base;
  }

  /** Returns the live set with the releases of these canaries. */
  function combinationOf(shown: readonly CanaryPages<Pages>[]): ReleaseSet | undefined {
    const base = live()?.set;
    const [first] = shown;
    if (!base || !first) return base;
    if (first.name === SHELL) return first.pages.set;
    const key = [base.id, ...shown.map(({ pages }) => pages.set.id)].join(' ');
    const known = combinations.get(key);
    if (known) return known;
    const releases = shown.flatMap(({ name, pages }) => pages.set.remotes.filter((remote) => remote.name === name));
    const combination = setWith([base.shell, ...base.remotes], releases);
    combinations.set(key, combination);
    return combination;
  }

  return {
    /**
     * Returns the set that a visitor's page at a path is taken from.
     * @param header The request's `Cookie` header.
     * @param path Encoded.
     * @param draws Whether a visitor without a number gets one. Otherwise the live set is shown.
     */
    shownTo(header: string | undefined, path: string, draws: boolean): Shown<Pages> {
      if (canaries.size === 0) return { pages: live() };
      const known = cookie.read(header);
      const number = known ?? (draws ? drawNumber() : undefined);
      const isNew = known === undefined && number !== undefined;
      return {
        pages: pagesAt(path, drawn(number)),
        headers: isNew ? { ...PRIVATE, 'Set-Cookie': cookie.header(number) } : PRIVATE,
      };
    },
    /** Returns the releases that a visitor is shown; undefined before the first live set. */
    setShownTo(header: string | undefined): { readonly set: ReleaseSet | undefined; readonly headers?: CanaryHeaders } {
      if (canaries.size === 0) return { set: live()?.set };
      return { set: combinationOf(drawn(cookie.read(header))), headers: PRIVATE };
    },
    /** Shows the set of a name's canary to `traffic` visitors of 100. */
    show: (name: string, pages: Pages, traffic: number): void =>
      replace(name, { name, pages, traffic, isShown: canaries.get(name)?.isShown ?? drawOf(name) }),
    /** Names of the canaries that are shown. */
    names: (): string[] => [...canaries.keys()],
    /** Returns the id of the set of a name's canary, and its traffic; undefined if none is shown. */
    shown(name: string): { readonly set: string; readonly traffic: number } | undefined {
      const canary = canaries.get(name);
      return canary && { set: canary.pages.set.id, traffic: canary.traffic };
    },
    setTraffic(name: string, traffic: number): void {
      const canary = canaries.get(name);
      if (canary) replace(name, { ...canary, traffic });
    },
    /** Shows the live release of a name to all visitors. */
    end: (name: string): void => replace(name, undefined),
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
