import { matchPath } from 'react-router';

/** Returns whether `pattern` (static segments and `:parameters`) matches the whole of `path`. Case-sensitive. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, path) !== null;

interface RouteEntry {
  readonly route: { readonly path: string };
}

/** Returns the number of parameters of a pattern. */
export const countParameters = (pattern: string): number => pattern.split('/:').length - 1;

/** Returns the entry whose route matches a path. The fewest parameters win: `/post/new` is preferred to `/post/:id`. */
export const findRoute = <Entry extends RouteEntry>(entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter(({ route }) => matchesPattern(route.path, path))
    .sort((a, b) => countParameters(a.route.path) - countParameters(b.route.path))[0];

/** Returns the remote that serves a path, with the matching route; see `findRoute`. */
export function findRemote<
  Route extends { readonly path: string },
  Remote extends { readonly routes: readonly Route[] },
>(remotes: readonly Remote[], path: string): { remote: Remote; route: Remote['routes'][number] } | undefined {
  const entries = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  return findRoute(entries, path);
}
