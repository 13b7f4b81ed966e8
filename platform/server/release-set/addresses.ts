import { declaredSearch, formatSearch } from '@platform/contract/declared-search';
import { countParameters, findRoute } from '@platform/contract/find-remote';
import type { Redirects } from './redirects.ts';
import type { PathLists, Release, ReleaseRoute } from './release.ts';
import type { ReleaseSet } from './release-set.ts';

/** The target of a request: a page, a redirect to a page's right address, or nothing. `path` is encoded. */
export type Address =
  | { readonly kind: 'page'; readonly url: string; readonly remote: Release; readonly route: ReleaseRoute }
  | { readonly kind: 'moved'; readonly path: string; readonly fragment?: string }
  | UnknownAddress;

/** No page. `below`: the first segment of the path, such as `/bn`, if the set has pages below it. Each has an error page of its own. */
interface UnknownAddress {
  readonly kind: 'unknown';
  readonly below: string;
}

/** A listed path and the route that serves it. */
interface Page {
  readonly remote: Release;
  readonly route: ReleaseRoute;
  readonly path: string;
  readonly encoded: string;
}

/** Finds the pages of one release set. */
export type Addresses = ReturnType<typeof addressesOf>;

/**
 * Returns the addresses of a set. Each page has one spelling; letter case, slashes and escapes are corrected.
 * @param redirects Other addresses of pages. A redirect takes effect where the set has no page, and has the target.
 * @param lists The paths of routes that read them from the API.
 */
export function addressesOf(set: ReleaseSet, redirects: Redirects = {}, lists: PathLists = new Map()) {
  const entries = set.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const patterns = entries.filter(({ route }) => route.path.includes(':'));
  const byPath = new Map<string, Page>();
  for (const { remote, route } of entries) {
    for (const path of lists.get(route) ?? listedPaths(route)) {
      const other = byPath.get(path)?.route;
      if (other && countParameters(other.path) <= countParameters(route.path)) continue;
      byPath.set(path, { remote, route, path, encoded: encodeURI(path) });
    }
  }
  const pages = [...byPath.values()];
  const byEncoded = new Map(pages.map((page) => [page.encoded, page]));
  const byLowerCase = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  const targets = new Map(Object.entries(redirects));
  const sections = new Set(pages.flatMap(({ encoded }) => /^\/[^/]+(?=\/)/.exec(encoded) ?? []));

  /** Looks at the path as it is spelled, as the browser does. */
  const unknown = (path: string): UnknownAddress => {
    const [first = ''] = /^\/[^/]+/.exec(path) ?? [];
    return { kind: 'unknown', below: sections.has(first) ? first : '' };
  };

  /** All unlisted paths of a route share its page for missing content, if there is one. */
  const missing = (path: string): Address | undefined => {
    const match = findRoute(patterns, path);
    if (match?.route.missing === undefined) return undefined;
    return { kind: 'page', url: encodeURI(match.route.missing), ...match };
  };

  const redirected = (path: string): Address | undefined => {
    const [target = '', fragment] = targets.get(path.toLowerCase())?.split('#') ?? [];
    const page = byEncoded.get(target);
    if (!page) return undefined;
    return { kind: 'moved', path: page.encoded, ...(fragment !== undefined && { fragment }) };
  };

  /** Finds the target of a request. `path` is still encoded, `search` without its question mark. */
  function find(path: string, search: string): Address {
    const exact = byEncoded.get(path);
    if (exact) {
      const { remote, route, encoded } = exact;
      return { kind: 'page', url: encoded + searchOf(route, search), remote, route };
    }
    const decoded = decodePath(path) ?? '';
    const respelled = byLowerCase.get(decoded.toLowerCase());
    if (respelled) return { kind: 'moved', path: respelled.encoded };
    return redirected(decoded) ?? missing(decoded) ?? unknown(path);
  }

  return {
    /** Returns the remote that serves a listed path, encoded in its right spelling. */
    remoteAt: (path: string): Release | undefined => byEncoded.get(path)?.remote,
    /** Paths that can be rendered before they are requested: without parameters, or listed by their route. */
    listed: [...byPath.keys()],
    find,
    /** Returns the name of the remote whose page a request of a path, encoded, gets or is redirected to; undefined if there is none. */
    servedBy(path: string): string | undefined {
      const address = find(path, '');
      if (address.kind === 'moved') return byEncoded.get(address.path)?.remote.name;
      return address.kind === 'page' ? address.remote.name : undefined;
    },
  };
}

function listedPaths({ path, paths }: ReleaseRoute): readonly string[] {
  return paths ?? (path.includes(':') ? [] : [path]);
}

/** Returns a path without escapes, empty segments and trailing slash; undefined if it cannot be decoded. */
function decodePath(path: string): string | undefined {
  try {
    const segments = path.split('/').filter((segment) => segment !== '');
    return `/${segments.map(decodeURIComponent).join('/')}`;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Returns the declared part of a search, so that a page has one address for each combination of declared values. */
function searchOf({ search }: ReleaseRoute, given: string): string {
  return given === '' ? '' : formatSearch(declaredSearch(search, new URLSearchParams(given)));
}
