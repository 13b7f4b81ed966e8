import { SHELL } from '@platform/contract/release-names';

/** A place in a script. */
interface Frame {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** Where something happened: in which release, and, if that is known, where in its scripts. */
export interface Place {
  readonly remote: string;
  readonly at?: { readonly file: string; readonly line: number; readonly column: number };
}

/** Maximum length of a stack that is read. */
const MAX_STACK_LENGTH = 5000;

/** Line and column at the end of a line: `at f (https://site.example/a.js:1:2)`, `f@https://site.example/a.js:1:2`. */
const POSITION = /:(\d{1,7}):(\d{1,8})\)?$/;

/** Path of a script of a release. */
const SCRIPT = /^\/assets\/([a-z][a-z0-9-]{0,30})\/([\w-][\w.-]{0,120}\.js)$/;

/** Returns the places that a stack names, the innermost first. */
export const framesOf = (stack: string): Frame[] =>
  stack
    .slice(0, MAX_STACK_LENGTH)
    .split('\n')
    .flatMap((line) => {
      const text = line.trim();
      const position = POSITION.exec(text);
      if (!position) return [];
      const before = text.slice(0, position.index);
      const url = before.slice(Math.max(...[' ', '(', '@'].map((sign) => before.lastIndexOf(sign))) + 1);
      return url.includes('://') ? [{ url, line: Number(position[1]), column: Number(position[2]) }] : [];
    });

/** Returns the release that has a script, and its file name; undefined for any other address. */
export function scriptAt(url: string): { readonly remote: string; readonly file: string } | undefined {
  if (!URL.canParse(url, location.href)) return undefined;
  const { origin, pathname } = new URL(url, location.href);
  const [, remote, file] = (origin === location.origin && SCRIPT.exec(pathname)) || [];
  return remote !== undefined && file !== undefined ? { remote, file } : undefined;
}

/**
 * Returns where an error came from: the first remote in its stack, because the shell's code runs for all; else the shell. `foreign`: an
 * extension of the browser, or a script of another site. Undefined: the frames tell nothing.
 */
export function placeOf(frames: readonly Frame[]): Place | 'foreign' | undefined {
  const [first] = frames;
  if (!first) return undefined;
  if (!URL.canParse(first.url) || new URL(first.url).origin !== location.origin) return 'foreign';
  const places = frames.flatMap(({ url, line, column }): Place[] => {
    const script = scriptAt(url);
    return script ? [{ remote: script.remote, at: { file: script.file, line, column } }] : [];
  });
  return places.find(({ remote }) => remote !== SHELL) ?? places[0] ?? { remote: SHELL };
}
