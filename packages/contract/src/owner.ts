/** Whether `pattern` (static segments and `:parameters`) matches the whole of `path`. Letter case counts. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment.startsWith(':') ? given[i] !== '' : segment === given[i]))
  );
}

/** Fewer parameters first, so that `/post/new` is preferred to `/post/:id`. */
function parameters(pattern: string): number {
  return pattern.split('/').filter((segment) => segment.startsWith(':')).length;
}

/** A route together with the thing that owns it, as a look-up answers them. */
export interface Owned<Owner, Route> {
  readonly owner: Owner;
  readonly route: Route;
}

/** The owner of a path: the one among `owners` with the most specific route that matches, or none. */
export function findOwner<Route extends { readonly path: string }, Owner extends { readonly routes: readonly Route[] }>(
  owners: readonly Owner[],
  path: string,
): Owned<Owner, Owner['routes'][number]> | undefined {
  return owners
    .flatMap((owner) => owner.routes.map((route) => ({ owner, route })))
    .filter(({ route }) => matchesPattern(route.path, path))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}
