import type { LiveRelease, LiveSite, Violation } from '../violation.ts';
import { comparedForm } from './path-spelling.ts';

/** First segments of the paths that the site serves itself. */
const RESERVED = new Set(['api', 'assets', 'healthz', 'readyz', 'robots.txt', 'sitemap.xml']);

/** Returns a violation for each path of the release that the site or another live remote serves. */
export function ownedPathViolations(
  { routes }: Pick<LiveRelease, 'routes'>,
  { others }: Pick<LiveSite, 'others'>,
): Violation[] {
  const owned = others.flatMap((other) =>
    other.routes.map(({ path }) => ({ name: other.name, path, segments: segmentsOf(path) })),
  );
  return routes.flatMap(({ path }) => {
    const segments = segmentsOf(path);
    const message = 'is a path of the site itself: give the page another path';
    return [
      ...(RESERVED.has(segments[1] ?? '') ? [{ field: path, message }] : []),
      ...owned
        .filter((other) => overlap(segments, other.segments))
        .map((other) => ({
          field: path,
          message: `belongs to the live ${other.name} (${other.path}): give the page another path, or release ${other.name} without it first`,
        })),
    ];
  });
}

const segmentsOf = (path: string): string[] => comparedForm(path).split('/');

/** Returns whether there is a path that both patterns match. A parameter matches any segment that is not empty. */
function overlap(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  // Written without closures: releases of 2,000 paths are compared millions of times.
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const one = left[i] ?? '';
    const other = right[i] ?? '';
    if (one !== other && !(one.startsWith(':') && other !== '') && !(other.startsWith(':') && one !== '')) return false;
  }
  return true;
}
