import { matchesPattern } from '@platform/contract/find-remote';
import type { CheckedPage, Violation } from '../violation.ts';
import { comparedForm } from './path-spelling.ts';

/** Maximum number of paths of a release: its routes and those that they list. Each is rendered at every switch. */
export const MAX_PATHS = 2000;

/** Returns violations if a remote has no page or too many paths, lists a path outside its route, or two routes are the same. */
export function pathListViolations(routes: readonly CheckedPage[]): Violation[] {
  const field = 'server/routes.js';
  if (routes.length === 0) return [{ field, message: 'has no page: export at least one route' }];
  const count = routes.reduce((sum, { paths }) => sum + 1 + (paths?.length ?? 0), 0);
  if (count > MAX_PATHS) {
    const message = `has ${count} paths, more than ${MAX_PATHS}: list fewer, or move some to another remote`;
    return [{ field, message }];
  }
  return [...routes.flatMap(outsideViolations), ...sameRouteViolations(routes)];
}

function outsideViolations({ path, paths, missing }: CheckedPage): Violation[] {
  return [...(paths ?? []), ...(missing === undefined ? [] : [missing])]
    .filter((listed) => !matchesPattern(path, listed))
    .map((listed) => ({
      field: path,
      message: `lists ${listed}, which is not a path of this route: list paths that ${path} matches`,
    }));
}

/** Two routes are the same if they differ only in letter case and in the names of parameters. */
function sameRouteViolations(routes: readonly CheckedPage[]): Violation[] {
  const first = new Map<string, string>();
  return routes.flatMap(({ path }) => {
    const shape = comparedForm(path).replace(/:[^/]+/g, ':');
    const earlier = first.get(shape);
    if (earlier === undefined) first.set(shape, path);
    if (earlier === undefined) return [];
    return [{ field: path, message: `matches the same paths as the route ${earlier}: keep one of them` }];
  });
}
