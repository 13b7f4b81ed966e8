import { SHELL } from '@platform/contract/release-names';
import type { Fault } from '@platform/contract/report';
import { cleanText } from '@platform/contract/report-text';
import { RemoteLoadError } from '../loading/loading.ts';
import { framesOf, type Place, placeOf, scriptAt } from './attribute.ts';
import type { KeptFault } from './kept.ts';

/** Message of a harmless error: an observer was slower than a frame. */
const HARMLESS = /^ResizeObserver loop/;

/** A fault without the release of the page that it may belong to. */
type Found = Pick<Fault, 'kind'> & { readonly error: unknown; readonly place: Place | 'foreign' | undefined };

/**
 * Returns what is reported of a fault; undefined if it is not one of this site's releases: an extension's, another site's,
 * or a file that is missing because the visitor is offline.
 * @param owner The release that serves the page.
 */
export function describeFault(kept: KeptFault, owner: string): Fault | undefined {
  const found = kept instanceof Event ? ofEvent(kept) : ofShown(kept, owner);
  if (!found || found.place === 'foreign' || (found.kind === 'load' && !navigator.onLine)) return undefined;
  const { kind, error } = found;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (HARMLESS.test(text)) return undefined;
  return { kind, message: cleanText(text), ...(found.place ?? { remote: owner }) };
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

function ofShown(kept: Exclude<KeptFault, Event>, owner: string): Found | undefined {
  const { kind, error, place, componentStack = '' } = kept;
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

function ofEvent(event: Event): Found | undefined {
  if (event instanceof PromiseRejectionEvent) {
    const { reason } = event as { readonly reason: unknown };
    return { kind: 'rejection', error: reason, place: placeOf(framesOf(stackOf(reason))) };
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
    // Errors of another site's script have no details.
    if (frames.length === 0 && url === '') return undefined;
    return { kind: 'error', error, place: placeOf(frames.length > 0 ? frames : [{ url, line, column }]) };
  }
  return ofElement(event.target);
}

/** A script or picture of a release that could not be loaded. What is only prefetched is loaded again when it is needed. */
function ofElement(target: EventTarget | null): Found | undefined {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLImageElement)) return undefined;
  const [, remote] = /^\/assets\/([a-z][a-z0-9-]{0,30})\//.exec(pathOf(target.src)) ?? [];
  if (remote === undefined) return undefined;
  // Without the hash of its content.
  const [name] = scriptAt(target.src)?.file.split('.', 1) ?? [];
  const file = name === undefined ? 'A picture' : `${name}.js`;
  return { kind: 'load', error: `${file} did not load`, place: { remote } };
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return origin === location.origin ? pathname : '';
}
