import type { Violation } from '@platform/build/gate/violation';

/** What went wrong on a page. `kind` decides the cure. */
export interface PageFault {
  readonly kind: keyof typeof CURES;
  readonly text: string;
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
} as const;

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

/** Returns one violation for each different fault of a page. */
export function violationsOf(url: string, faults: readonly PageFault[]): Violation[] {
  const messages = faults.map(({ kind, text }) => `${firstLine(text)}: ${CURES[kind]}`);
  return [...new Set(messages)].map((message) => ({ field: url, message }));
}

/** Returns the first line of a text, without what follows an error's message, cut to a readable length. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const short = line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)} …` : line;
  return short.replace(/[.:]$/, '');
}
