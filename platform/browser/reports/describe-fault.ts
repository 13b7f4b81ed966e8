import { SHELL } from '@platform/contract/release-names';
import type { Fault } from '@platform/contract/report';
import { cleanText } from '@platform/contract/report-text';
import { RemoteLoadError } from '../loading/loading.ts';
import type { LoggedFault } from './faults.ts';

/** Message of a harmless error: an observer took longer than an animation frame. */
const HARMLESS = /^ResizeObserver loop/;

/** A fault without the release of the page that it may belong to. */
type Cause = Pick<Fault, 'kind'> & { readonly error: unknown; readonly place: Place | 'foreign' | undefined };

/**
 * Returns what is reported of a fault. `foreign`: it is no fault of a release, but of an extension, another site's script, or a script that
 * a browser has inserted. Undefined: it is not counted at all, such as a file that is missing because the visitor is offline.
 * @param owner The release that serves the page.
 */
export function describeFault(logged: LoggedFault, owner: string): Fault | 'foreign' | undefined {
  const cause = logged instanceof Event ? ofEvent(logged) : ofShown(logged, owner);
  if (!cause || (cause.kind === 'load' && !navigator.onLine)) return undefined;
  const { kind, error, place } = cause;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (HARMLESS.test(text)) return undefined;
  return place === 'foreign' ? place : { kind, message: cleanText(text), ...(place ?? { remote: owner }) };
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

function ofShown(shown: Exclude<LoggedFault, Event>, owner: string): Cause | undefined {
  const { kind, error, place, componentStack = '' } = shown;
  if (error instanceof RemoteLoadError) return { kind: 'load', error, place: { remote: error.remote } };
  if (kind === 'hydration') {
    // The stack is React's own; the list of components shows where the error was thrown.
    const components = placeOf(framesOf(componentStack));
    return { kind, error, place: components === 'foreign' ? undefined : components };
  }
  const thrown = placeOf(framesOf(stackOf(error)));
  if (place === 'layout') return { kind, error, place: thrown ?? { remote: SHELL } };
  // React throws for a page that renders what cannot be rendered.
  const isReacts = thrown !== 'foreign' && thrown?.remote === SHELL;
  return { kind, error, place: isReacts ? { remote: owner } : thrown };
}

function ofEvent(event: Event): Cause | undefined {
  if (event instanceof PromiseRejectionEvent) {
    const { reason } = event as { readonly reason: unknown };
    const frames = framesOf(stackOf(reason));
    // Extensions and the scripts of apps' browsers reject with texts and objects.
    return { kind: 'rejection', error: reason, place: reason instanceof Error ? placeOfUncaught(frames) : 'foreign' };
  }
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
    const frame = { url: sourceFile, line: Math.max(1, lineNumber), column: Math.max(1, columnNumber) };
    return { kind: 'policy', error: effectiveDirective, place: placeOf(sourceFile ? [frame] : []) };
  }
  if (event instanceof ErrorEvent) {
    const error: unknown = event.error ?? event.message;
    const { filename: url, lineno: line, colno: column } = event;
    const frames = framesOf(stackOf(error));
    // Errors of another site's script have no details: `Script error.`
    return { kind: 'error', error, place: placeOfUncaught(frames.length > 0 ? frames : [{ url, line, column }]) };
  }
  return ofElement(event.target);
}

/** A script or picture of a release that could not be loaded. What is only prefetched is loaded again when it is needed. */
function ofElement(target: EventTarget | null): Cause | undefined {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLImageElement)) return undefined;
  const [, remote] = /^\/assets\/([a-z][a-z0-9-]{0,30})\//.exec(pathOf(target.src)) ?? [];
  if (remote === undefined) return undefined;
  // Without the hash of its content.
  const [name] = scriptAt(target.src)?.file.split('.', 1) ?? [];
  const file = name === undefined ? 'A picture' : `${name}.js`;
  return { kind: 'load', error: `${file} did not load`, place: { remote } };
}

/** Returns whether an origin is the page's own, or that of its files: see `fileOriginAttributes`. */
const isOwnOrigin = (origin: string) => [location.origin, document.documentElement.dataset.files].includes(origin);

/** Returns the path of a URL; an empty one for an address of another site. */
function pathOf(url: string): string {
  if (!URL.canParse(url, location.href)) return '';
  const { origin, pathname } = new URL(url, location.href);
  return isOwnOrigin(origin) ? pathname : '';
}

/** A place in a script. */
interface Frame {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** The origin of a fault: its release, and, if known, the position in one of its scripts. */
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
  const [, remote, file] = SCRIPT.exec(pathOf(url)) ?? [];
  return remote !== undefined && file !== undefined ? { remote, file } : undefined;
}

/**
 * Returns where an error came from: the first remote in its stack, because the shell's code runs for all; else the shell. `foreign`: an
 * extension of the browser, or a script of another site. Undefined: there are no frames.
 */
export function placeOf(frames: readonly Frame[]): Place | 'foreign' | undefined {
  const [first] = frames;
  if (!first) return undefined;
  if (!URL.canParse(first.url) || !isOwnOrigin(new URL(first.url).origin)) return 'foreign';
  const places = frames.flatMap(({ url, line, column }): Place[] => {
    const script = scriptAt(url);
    return script ? [{ remote: script.remote, at: { file: script.file, line, column } }] : [];
  });
  return places.find(({ remote }) => remote !== SHELL) ?? places[0] ?? { remote: SHELL };
}

/**
 * Returns where an uncaught error came from, as `placeOf` does. `foreign` as well: no script of a release took part in it, only scripts in the
 * document itself. Those are inserted by extensions and by the browsers of apps.
 */
function placeOfUncaught(frames: readonly Frame[]): Place | 'foreign' | undefined {
  return frames.length === 0 || frames.some(({ url }) => scriptAt(url)) ? placeOf(frames) : 'foreign';
}
