import type { Violation } from '@platform/build/gate/violation';
import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import { SHELL } from '@platform/contract/release-names';
import type { Page, Request } from 'playwright';
import { recordSentAttributes, reportToCheck, SENT, WATCHED, watchPage } from './in-page.ts';

/** Names of the functions by which a page calls the check. */
const SETTLED = 'reportPageSettled';
const FAILURE = 'reportPageFailure';

/**
 * Console errors that are no faults: of failed requests, which are recorded with their origin, and of the check's own scripts
 * in a frame that runs none.
 */
const IGNORED =
  /^Failed to load resource|^Blocked script execution in '[^']*' because the document's frame is sandboxed/;

/** What is recorded of a document. */
export interface PageRecord {
  readonly faults: PageFault[];
  /** Requests to the site that have no response yet. */
  readonly pending: Set<Request>;
  /** Resolves when the document is hydrated and has its data, or stays as the server sent it. */
  readonly settled: Promise<void>;
}

/** Types of requests for files of a release; an API may refuse what is requested from it. */
const FILES = new Set(['script', 'stylesheet', 'font', 'image', 'media', 'manifest']);

/** Types of requests that stay open as long as the page. */
const ENDLESS = new Set(['eventsource', 'websocket', 'ping']);

/**
 * Records what goes wrong in a tab. Failure reports to the site are recorded instead of sent.
 * @returns A function that starts a new record, for the next document.
 */
export async function recordTab(page: Page, origin: string): Promise<() => PageRecord> {
  const next = () => ({ faults: [] as PageFault[], pending: new Set<Request>(), ...signal() });
  let record = next();
  const add = (fault: PageFault) => void record.faults.push(fault);

  await page.exposeFunction(SETTLED, () => record.resolve());
  await page.exposeFunction(FAILURE, (text: string) => {
    for (const message of messagesIn(text)) add({ kind: 'load', text: message });
  });
  await page.addInitScript(recordSentAttributes, SENT);
  await page.addInitScript(watchPage, WATCHED);
  await page.addInitScript(reportToCheck, { event: PAGE_SETTLED_EVENT, settled: SETTLED, failure: FAILURE });
  page.on('pageerror', (error) => add({ ...faultOf(String(error), 'error'), ...placeIn(error.stack ?? '') }));
  page.on('console', (message) => {
    const { url, lineNumber, columnNumber } = message.location();
    const text = message.text();
    // An error that is written to the console has its own stack.
    const place = placeIn(`${text}\n${url}:${lineNumber + 1}:${columnNumber + 1}`);
    if (message.type() === 'error' && !IGNORED.test(text)) add({ ...faultOf(text, 'console'), ...place });
    if (message.type() === 'warning') add({ kind: 'warning', text, ...place });
  });
  page.on('crash', () => {
    add({ kind: 'crash', text: 'ends the process that shows it' });
    record.resolve();
  });
  page.on('request', (request) => {
    if (isOwn(request, origin) && !ENDLESS.has(request.resourceType())) record.pending.add(request);
  });
  page.on('requestfinished', (request) => record.pending.delete(request));
  page.on('requestfailed', (request) => {
    record.pending.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (isOwnFile(request, origin) && reason !== 'net::ERR_ABORTED') {
      add({ kind: 'file', text: `${pathOf(request)} is not loaded (${reason})` });
    }
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || !isOwnFile(request, origin)) return;
    add({ kind: 'file', text: `${pathOf(request)} has status ${response.status()}` });
  });
  return () => {
    record = next();
    return { faults: record.faults, pending: record.pending, settled: record.promise };
  };
}

const isOwn = (request: Request, origin: string) => new URL(request.url()).origin === origin;

const isOwnFile = (request: Request, origin: string) => FILES.has(request.resourceType()) && isOwn(request, origin);

/** Returns the path of a request. */
export const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Kinds of a report's faults that are recorded only from reports: other kinds are errors of the page, or on its console. */
const REPORTED = new Set(['load', 'render']);

/** Returns the messages of a report about failures. `text`: as shells of any contract send it. */
function messagesIn(text: string): readonly string[] {
  try {
    const { message, faults = [] } = JSON.parse(text) as {
      readonly message?: string;
      readonly faults?: readonly { readonly kind: string; readonly message: string }[];
    };
    const messages = faults.filter(({ kind }) => REPORTED.has(kind)).map((fault) => fault.message);
    return message === undefined ? messages : [message, ...messages];
  } catch {
    return [text];
  }
}

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** A place in a script of a release. Lines and columns count from 1. */
export interface ScriptPlace {
  /** Name of the release. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What went wrong on a page. `kind` decides the cure. `at`: where it was thrown or reported, if that is known. */
export interface PageFault {
  readonly kind: keyof typeof CURES;
  readonly text: string;
  readonly at?: ScriptPlace;
}

/** A frame of a stack that is in a script of a release. */
const FRAME = /\/assets\/([a-z][a-z0-9-]{0,30})\/([\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/g;

/** Characters of a stack that are read. */
const MAX_STACK = 20_000;

/** Returns the first place in a stack that is in a script of a remote, or else of the shell, which contains React; nothing if there is none. */
export function placeIn(stack: string): Pick<PageFault, 'at'> {
  const places = Array.from(stack.slice(0, MAX_STACK).matchAll(FRAME), ([, name = '', file = '', line, column]) => ({
    ...{ name, file, line: Number(line), column: Number(column) },
  }));
  const at = places.find(({ name }) => name !== SHELL) ?? places[0];
  return at ? { at } : {};
}

const CURES = {
  error: 'fix what throws in the browser',
  console: 'fix what the page reports',
  hydration: 'render the same on the server and on the first render in the browser',
  policy: 'load and run only what belongs to the release, and no inline script or style',
  integrity: 'build the release again',
  file: 'build the release again, with all its files',
  load: 'fix what throws when the code is loaded, or build the release again',
  status: 'fix its loader, or do not list the path',
  hang: 'end the loop or what the page waits for; if the live shell is older than this command, release the shell first',
  crash: 'use less memory',
  visit: 'let the page stay where it is',
  builtIn: 'leave built-in objects as they are: all remotes share them',
  outside: 'style only what the page renders',
  renders: 'end the effect that renders the page again each time',
  blocked: 'do less at once, or only when it is needed',
  warning: 'fix what the page warns of',
  link: 'link to a page that is live, or release that one first',
} as const;

/** Kinds of faults that do not refuse a release. */
const WARNINGS: ReadonlySet<string> = new Set(['warning', 'link']);

/** Maximum characters of a fault's text. */
const MAX_TEXT = 300;

/** Numbers of React's errors about hydration, in a production build. */
const REACT_HYDRATION =
  /Minified React error #(418|419|421|422|423|425)\b|[Hh]ydrat(?:ion failed|ed but some attributes)/;

/** Returns the fault that a text of the browser's console or an uncaught error describes. */
export function faultOf(text: string, source: 'error' | 'console'): PageFault {
  if (REACT_HYDRATION.test(text)) return { kind: 'hydration', text: 'differs from what the server sent' };
  if (/Content Security Policy|Trusted ?Type/i.test(text)) return { kind: 'policy', text };
  if (/'integrity' attribute/.test(text)) return { kind: 'integrity', text };
  return { kind: source, text };
}

/** What was found on a page, and where in its scripts. */
export interface Finding extends Violation {
  readonly at?: ScriptPlace;
}

/** What was found in pages: what refuses a release, and what a team is only told of. */
export interface Findings {
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Returns one violation or warning for each different fault of a page. */
export function findingsOf(url: string, faults: readonly PageFault[]): Findings {
  const findings = (isWarning: boolean) => {
    const chosen = faults.filter(({ kind }) => WARNINGS.has(kind) === isWarning);
    const found = new Map<string, Finding>();
    for (const { kind, text, at } of chosen) {
      const message = `${firstLine(text)}: ${CURES[kind]}`;
      if (!found.get(message)?.at) found.set(message, { field: url, message, ...(at && { at }) });
    }
    return [...found.values()];
  };
  return { violations: findings(false), warnings: findings(true) };
}

/** Returns the first line of a text, without what follows an error's message, cut to a readable length. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const short = line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)} …` : line;
  return short.replace(/[.:]$/, '');
}
