import type { CheckedPage, Violation } from '../violation.ts';

/** Maximum length of a path, in characters. */
export const MAX_PATH_LENGTH = 500;

/** One segment of a path as visitors see it: letters and digits of any language, and `. _ ~ ! $ & ' ( ) + , ; = @ -`. */
const SEGMENT = /^[\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+$/u;

const PARAMETER = /^:[A-Za-z]\w*$/;

/** Returns a violation for each path that is not in its right spelling. The server redirects all other spellings to it. */
export function pathSpellingViolations(routes: readonly CheckedPage[]): Violation[] {
  return routes.flatMap(({ path, paths, missing }) => [
    ...spellingViolations(path, true),
    ...[...(paths ?? []), ...(missing === undefined ? [] : [missing])].flatMap((one) => spellingViolations(one, false)),
  ]);
}

function spellingViolations(path: string, isPattern: boolean): Violation[] {
  const right = rightSpelling(path);
  const segments = right.split('/').slice(1);
  const isSegment = (segment: string) => SEGMENT.test(segment) && segment !== '.' && segment !== '..';
  const wrong =
    right === '/' ? undefined : segments.find((one) => !(isSegment(one) || (isPattern && PARAMETER.test(one))));
  const field = path.slice(0, MAX_PATH_LENGTH);
  if (wrong !== undefined) {
    const allowed = isPattern ? 'a parameter such as :id, or letters, digits' : 'letters, digits';
    const message = `has the segment ${JSON.stringify(wrong.slice(0, 80))}: write ${allowed} and any of . _ ~ ! $ & ' ( ) + , ; = @ - between slashes`;
    return [{ field, message }];
  }
  if (right === path) return [];
  return [{ field, message: `is not the right spelling: write ${right}` }];
}

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

/** Returns a path in the form in which paths are compared: those that differ in letter case or slashes are the same page. */
export const comparedForm = (path: string): string => rightSpelling(path).toLowerCase();
