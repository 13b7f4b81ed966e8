import { matchesPattern } from '@platform/contract/find-remote';
import type { CheckedPage, LiveRelease, LiveSite, Violation } from '../violation.ts';
import { comparedForm } from './path-spelling.ts';

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
  const accepted = removes.map(comparedForm);
  return current.routes.flatMap((route) => {
    if (accepted.includes(comparedForm(route.path))) return [];
    const gone = pathsOf(route).filter((path) => {
      const form = comparedForm(path);
      return !kept.has(form) && !accepted.some((one) => covers(one, form));
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

const pathsOf = ({ path, paths }: Page): readonly string[] => paths ?? (path.includes(':') ? [] : [path]);

/** Returns whether an accepted path covers a path. `/team/:role` covers one segment, `/team/*` all paths below. */
function covers(accepted: string, path: string): boolean {
  return accepted.endsWith('/*') ? path.startsWith(accepted.slice(0, -1)) : matchesPattern(accepted, path);
}
