import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

/** Maximum number of characters that are read of a document. */
const MAX_CHARACTERS = 1024 * 1024;

/** Maximum number of elements in each other. */
const MAX_DEPTH = 256;

/** Maximum processor time that a document takes, and time after which other requests run, in milliseconds. A page of 100 kB takes some 5 ms. */
const MAX_MS = 250;
const SLICE_MS = 5;

/** Characters that are parsed between two checks of the depth. The time of a closing tag grows with the depth. */
const CHUNK = 4096;

/** Called with what a document has, in its order. Void elements are closed, too. */
export interface HtmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Returns whether the rest of the document is not needed. */
  readonly isDone?: () => boolean;
}

/**
 * Parses a document that a release has written, in slices of `SLICE_MS`, and in a time that grows linearly with its length, whatever it
 * contains. Stops after `MAX_CHARACTERS` or `MAX_MS`, and where elements are deeper than `MAX_DEPTH`.
 */
export async function scanHtml(
  html: string,
  { open, close = () => {}, text = () => {}, isDone = () => false }: HtmlHandler,
): Promise<void> {
  let depth = 0;
  let isDeep = false;
  const isStopped = () => isDeep || isDone();
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      isDeep ||= depth > MAX_DEPTH;
      if (!isStopped()) open(name, attributes);
    },
    onclosetag(name) {
      depth -= 1;
      if (!isStopped()) close(name);
    },
    ontext(data) {
      if (!isStopped()) text(data);
    },
  });
  const end = Math.min(html.length, MAX_CHARACTERS);
  let spent = 0;
  let start = performance.now();
  let used = process.cpuUsage();
  for (let i = 0; i < end && !isStopped() && spent < MAX_MS; i += CHUNK) {
    parser.write(html.slice(i, Math.min(i + CHUNK, end)));
    const slice = performance.now() - start;
    if (slice < SLICE_MS) continue;
    // Neither the time of other programs counts, which would cut pages off on a busy machine, nor that of other threads.
    const { user, system } = process.cpuUsage(used);
    spent += Math.min(slice, (user + system) / 1000);
    await setImmediate();
    start = performance.now();
    used = process.cpuUsage();
  }
  if (!isStopped() && spent < MAX_MS) parser.end();
}
