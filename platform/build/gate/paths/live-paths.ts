import { matchesPattern } from '@platform/contract/find-remote';
import type { CheckedPage, LiveRelease, LiveSite, Violation } from '../violation.ts';
import { comparedForm, shapeOf } from './path-rules.ts';

/** First segments of the paths that the site serves itself, or that browsers and crawlers request of any site. */
const RESERVED = new Set(
  [
    ['api', 'assets', 'media', 'share', 'healthz', 'readyz', 'metrics'],
    ['robots.txt', 'sitemap.xml', 'feed.xml', 'llms.txt', '.well-known'],
    ['favicon.ico', 'manifest.webmanifest', 'site.webmanifest'],
  ].flat(),
);

/**
 * Returns a violation for each path of the release that the site or another live remote serves. Below the first segment of a page with a
 * layout of its own, such as `/admin`, all pages belong to one remote: visitors take them for parts of one program.
 */
export function ownedPathViolations(
  { routes }: Pick<LiveRelease, 'routes'>,
  { others }: Pick<LiveSite, 'others'>,
): Violation[] {
  const owned = others.flatMap((remote) =>
    remote.routes.map(({ path, layout }) => ({ name: remote.name, path, layout, segments: segmentsOf(path) })),
  );
  const areas = new Map(owned.flatMap((page) => areaOf(page.segments).map((area) => [area, page] as const)));
  const bareAreas = new Map(
    owned.flatMap((page) => (page.layout === 'bare' ? areaOf(page.segments).map((area) => [area, page] as const) : [])),
  );
  return routes.flatMap(({ path, layout }) => {
    const segments = segmentsOf(path);
    const message = 'is a path of the site itself: give the page another path';
    const taken = owned.filter((live) => overlap(segments, live.segments));
    const area = areaOf(segments).flatMap((first) => (layout === 'bare' ? areas : bareAreas).get(first) ?? [])[0];
    return [
      ...(RESERVED.has(segments[1] ?? '') ? [{ field: path, message }] : []),
      ...taken.map((live) => ({
        field: path,
        message: `belongs to the live ${live.name} (${live.path}): give the page another path, or release ${live.name} without it first`,
      })),
      ...(area && taken.length === 0
        ? [
            {
              field: path,
              message: `is in an area with a layout of its own, beside ${area.path} of the live ${area.name}: give the page another first segment`,
            },
          ]
        : []),
    ];
  });
}

/** Returns the first segment of a pattern in a list; an empty list for `/` and for a parameter. */
const areaOf = ([, first = '']: readonly string[]): readonly string[] =>
  first === '' || first.startsWith(':') ? [] : [first];

const segmentsOf = (path: string): string[] => comparedForm(path).split('/');

/** Returns whether there is a path that both patterns match. A parameter matches any segment that is not empty. */
function overlap(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  // Written without closures: releases of 2,000 paths are compared millions of times.
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const a = left[i] ?? '';
    const b = right[i] ?? '';
    if (a !== b && !(a.startsWith(':') && b !== '') && !(b.startsWith(':') && a !== '')) return false;
  }
  return true;
}

type Page = Omit<CheckedPage, 'chunks'>;

/** Maximum number of removed paths that a violation names. */
const MAX_NAMED = 5;

/**
 * Returns a violation for each live route with paths that the release does not have and `removes` does not name: visitors and
 * search engines would get a 404 for them.
 */
export function removedPathViolations({ name, routes }: LiveRelease, { current, removes }: LiveSite): Violation[] {
  if (current === undefined) return [];
  const kept = new Set(routes.flatMap(pathsOf).map(comparedForm));
  const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
  const read = routes.filter(({ fromApi }) => fromApi).map(({ path }) => path);
  const accepted = removes.map(comparedForm);
  return current.routes.flatMap((route) => {
    if (accepted.includes(comparedForm(route.path))) return [];
    const gone = pathsOf(route).filter((path) => {
      const form = comparedForm(path);
      const isKept = route.fromApi
        ? shapes.has(shapeOf(path))
        : kept.has(form) || read.some((pattern) => matchesPattern(pattern, path));
      return !isKept && !accepted.some((pattern) => covers(pattern, form));
    });
    if (gone.length === 0) return [];
    const isWhole = gone.length === pathsOf(route).length;
    const named = isWhole ? [route.path] : gone.slice(0, MAX_NAMED);
    const more = isWhole || gone.length <= MAX_NAMED ? '' : ` and ${gone.length - MAX_NAMED} more`;
    const cure = named.map((path) => `--removes ${path}`).join(' ');
    const what = isWhole ? 'is live' : `has live paths (${named.join(', ')}${more})`;
    return [
      {
        field: route.path,
        message: `${what}, and this ${name} lacks ${isWhole ? 'it' : 'them'}: put the page back, or repeat the command with ${cure}`,
      },
    ];
  });
}

/** Returns the paths by which a route is compared: its pattern if they are read from the API. */
const pathsOf = ({ path, paths, fromApi }: Page): readonly string[] =>
  fromApi ? [path] : (paths ?? (path.includes(':') ? [] : [path]));

/** Returns whether an accepted path covers a path. `/team/:role` covers one segment, `/team/*` all paths below. */
function covers(accepted: string, path: string): boolean {
  return accepted.endsWith('/*') ? path.startsWith(accepted.slice(0, -1)) : matchesPattern(accepted, path);
}
