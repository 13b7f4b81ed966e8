import { comparedForm } from './path-spelling.ts';
import type { LiveRelease, LiveSite, Violation } from './violation.ts';

/** First segments of the paths that the site serves itself. */
const RESERVED = new Set(['api', 'assets', 'healthz', 'readyz']);

/** Returns a violation for each path of the release that the site or another live remote serves. */
export function ownedPathViolations(
  { routes }: Pick<LiveRelease, 'routes'>,
  { others }: Pick<LiveSite, 'others'>,
): Violation[] {
  return routes.flatMap(({ path }) => [
    ...(RESERVED.has(segmentsOf(path)[1] ?? '')
      ? [{ field: path, message: 'is a path of the site itself: give the page another path' }]
      : []),
    ...others.flatMap((other) =>
      other.routes
        .filter((route) => overlap(path, route.path))
        .map((route) => ({
          field: path,
          message: `belongs to the live ${other.name} (${route.path}): give the page another path, or release ${other.name} without it first`,
        })),
    ),
  ]);
}

const segmentsOf = (path: string): string[] => comparedForm(path).split('/');

/** Returns whether there is a path that both patterns match. A parameter matches any segment that is not empty. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  const matches = (one: string, other: string) => one === other || (one.startsWith(':') && other !== '');
  return (
    left.length === right.length &&
    left.every((segment, i) => matches(segment, right[i] ?? '') || matches(right[i] ?? '', segment))
  );
}
