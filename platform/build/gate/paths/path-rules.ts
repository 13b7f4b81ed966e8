import { matchesPattern } from '@platform/contract/find-remote';
import type { CheckedPage, Violation } from '../violation.ts';

/** Maximum number of paths of a release: its routes and those that they list. Each is rendered at every deployment. */
export const MAX_PATHS = 2000;

/** Maximum number of paths that a route reads from the API. */
export const MAX_API_PATHS = 5000;

/** Returns violations if a remote has no page or too many paths, lists a path outside its route, or two routes are the same. */
export function pathListViolations(routes: readonly CheckedPage[]): Violation[] {
  const field = 'server/routes.js';
  if (routes.length === 0) return [{ field, message: 'has no page: export at least one route' }];
  const count = routes.reduce((sum, { paths, fromApi }) => sum + 1 + (fromApi ? 0 : (paths?.length ?? 0)), 0);
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
    const shape = shapeOf(path);
    const earlier = first.get(shape);
    if (earlier === undefined) first.set(shape, path);
    if (earlier === undefined) return [];
    return [{ field: path, message: `matches the same paths as the route ${earlier}: keep one of them` }];
  });
}

/** Returns a pattern in the form in which patterns are compared: without the names of parameters. */
export const shapeOf = (pattern: string): string => comparedForm(pattern).replace(/:[^/]+/g, ':');

/** Maximum length of a path, in characters. */
export const MAX_PATH_LENGTH = 500;

/** One segment of a path as visitors see it: letters and digits of any language, and `. _ ~ ! $ & ' ( ) + , ; = @ -`. */
const SEGMENT = /^[\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+$/u;

const PARAMETER = /^:[A-Za-z]\w*$/;

/** Returns a violation for each path that is not in its right spelling. The server redirects all other spellings to it. */
export function pathSpellingViolations(routes: readonly CheckedPage[]): Violation[] {
  return routes.flatMap(({ path, paths, missing }) => [
    ...spellingViolations(path, true),
    ...[...(paths ?? []), ...(missing === undefined ? [] : [missing])].flatMap((listed) =>
      spellingViolations(listed, false),
    ),
  ]);
}

/** Returns those paths that a pattern matches and that are in their right spelling. */
export const rightPathsOf = (pattern: string, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => matchesPattern(pattern, path) && spellingViolations(path, false).length === 0);

function spellingViolations(path: string, isPattern: boolean): Violation[] {
  const right = rightSpelling(path);
  const segments = right.split('/').slice(1);
  const isSegment = (segment: string) => SEGMENT.test(segment) && segment !== '.' && segment !== '..';
  const wrong =
    right === '/'
      ? undefined
      : segments.find((segment) => !(isSegment(segment) || (isPattern && PARAMETER.test(segment))));
  const field = path.slice(0, MAX_PATH_LENGTH);
  if (wrong !== undefined) {
    const allowed = isPattern ? 'a parameter such as :id, or letters, digits' : 'letters, digits';
    const message = `has the segment ${JSON.stringify(wrong.slice(0, 80))}: write ${allowed} and any of . _ ~ ! $ & ' ( ) + , ; = @ - between slashes`;
    return [{ field, message }];
  }
  const plain = plainSpelling(right);
  if (plain === path) return [];
  return [{ field, message: `is not the right spelling: write ${plain}` }];
}

/**
 * Returns a path with ASCII in place of characters that are variants of ASCII, such as full-width letters: a visitor cannot
 * distinguish them. Other compatibility characters stay: some languages are written with them.
 */
const plainSpelling = (path: string): string =>
  path.replace(/[^\0-\x7f]/gu, (character) => {
    const compatible = character.normalize('NFKC');
    return /[!-~]/.test(compatible) ? compatible : character;
  });

/** Returns a path without escapes, empty segments and trailing slash, in Unicode's composed form. */
function rightSpelling(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(decode).join('/')}`.normalize('NFC');
}

/** Returns a segment without its escapes; unchanged if they are malformed. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}

/** Returns a path in the form in which paths are compared: those that differ in letter case, slashes or width are the same page. */
export const comparedForm = (path: string): string => plainSpelling(rightSpelling(path)).toLowerCase();
