/** Returns whether `pattern` (static segments and `:parameters`) matches the whole of `path`. Case-sensitive. */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, i) => (segment.startsWith(':') ? actual[i] !== '' : segment === actual[i]))
  );
}

function countParameters(pattern: string): number {
  return pattern.split('/').filter((segment) => segment.startsWith(':')).length;
}

/**
 * Returns the remote that serves a path, with the matching route. The route with the fewest parameters wins, so that
 * `/post/new` is preferred to `/post/:id`.
 */
export function findRemote<
  Route extends { readonly path: string },
  Remote extends { readonly routes: readonly Route[] },
>(remotes: readonly Remote[], path: string): { remote: Remote; route: Remote['routes'][number] } | undefined {
  return remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => matchesPattern(route.path, path))
    .sort((a, b) => countParameters(a.route.path) - countParameters(b.route.path))[0];
}
