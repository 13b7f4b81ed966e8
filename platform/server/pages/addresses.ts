import { findRemote } from '@platform/contract/find-remote';
import type { Release, ReleaseRoute } from '../releases/release.ts';
import type { ReleaseSet } from './release-set.ts';

/** Where a request leads: a page, the same page under its one right spelling, or nowhere. */
export type Address =
  | { readonly kind: 'page'; readonly url: string; readonly remote: Release; readonly route: ReleaseRoute }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' };

/** Looks addresses up in the routes of one release set. */
export interface Addresses {
  /** `path` as it was asked for, still encoded; `search` without its question mark. */
  find(path: string, search: string): Address;
  /** Addresses that can be rendered ahead: without parameters, or listed by their route. Without search parameters. */
  readonly ahead: readonly string[];
}

/** One spelling a page: letter case, slashes and needless escapes are mended; unknown search parameters are ignored. */
export function addressesOf(set: ReleaseSet): Addresses {
  const ahead = set.remotes.flatMap(({ routes }) => routes.flatMap(listedPaths));
  const pages = ahead.flatMap((path) => {
    const found = findRemote(set.remotes, path);
    return found ? [{ ...found, path, encoded: encodeURI(path) }] : [];
  });
  const byEncoded = new Map(pages.map((page) => [page.encoded, page]));
  const byLowerCase = new Map(pages.map((page) => [page.path.toLowerCase(), page]));

  /** All paths that a route does not list share one page, where it has one for them. */
  const missing = (path: string): Address => {
    const found = findRemote(set.remotes, path);
    if (found?.route.missing === undefined) return { kind: 'unknown' };
    return { kind: 'page', url: encodeURI(found.route.missing), ...found };
  };

  return {
    ahead,
    find(path, search) {
      const exact = byEncoded.get(path);
      if (exact) {
        const { remote, route, encoded } = exact;
        return { kind: 'page', url: encoded + declaredSearch(route, search), remote, route };
      }
      const decoded = decodePath(path) ?? '';
      const meant = byLowerCase.get(decoded.toLowerCase());
      return meant ? { kind: 'moved', path: meant.encoded } : missing(decoded);
    },
  };
}

/** The paths of a route; a route that declares none has the one it is named by. */
function listedPaths({ path, paths }: ReleaseRoute): readonly string[] {
  return paths ?? (path.includes(':') ? [] : [path]);
}

/** A path without escapes, empty segments and trailing slash; undefined if it cannot be decoded. */
function decodePath(path: string): string | undefined {
  try {
    const segments = path.split('/').filter((segment) => segment !== '');
    return `/${segments.map(decodeURIComponent).join('/')}`;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The declared parameters that have one of their declared values, in the order of declaration. */
function declaredSearch({ search }: ReleaseRoute, given: string): string {
  if (given === '') return '';
  const parameters = new URLSearchParams(given);
  const kept = Object.entries(search).flatMap(([name, values]) => {
    const value = parameters.get(name);
    return value !== null && values.includes(value) ? [[name, value] as [string, string]] : [];
  });
  return kept.length ? `?${new URLSearchParams(kept)}` : '';
}
