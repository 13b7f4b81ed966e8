import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { PageResult } from '@platform/contract/render';
import { BOUNDS, CHANNEL_FD, isPageStatus } from './bounds.ts';
import type { ToProcess } from './messages.ts';

/*
 * The channel of a render process. Foreign code can replace no function of this realm's language, but the methods of Node's classes:
 * they are taken before it runs. Nothing here is passed to foreign code, or to a promise of its realm.
 */

const encoder = new TextEncoder();
const encode = encoder.encode.bind(encoder);
const pause = new Int32Array(new SharedArrayBuffer(4));
const channel = new Socket({ fd: CHANNEL_FD });

/** Writes a text, also while the server reads slowly. */
function write(text: string): void {
  const bytes = encode(text);
  for (let start = 0; start < bytes.byteLength; ) {
    try {
      start += writeSync(CHANNEL_FD, bytes, start, bytes.byteLength - start);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

/** Calls `onMessage` with each message of the server, and `onEnd` when the channel is closed. */
export function readChannel(onMessage: (message: ToProcess) => void, onEnd: () => void): void {
  let rest = '';
  channel.setEncoding('utf8').on('end', onEnd);
  channel.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      onMessage(JSON.parse(line) as ToProcess);
    }
  });
}

export const sendStarted = (): void => write('{"type":"started"}\n');

export const sendRequest = (id: number, path: string): void =>
  write(`{"type":"request","id":${id},"path":${JSON.stringify(path)}}\n`);

/** Sends a failure, shortened. */
export function sendFailure(type: 'failed' | 'uncaught', error: unknown): void {
  // An error of another realm is no instance of this one's `Error`.
  const described = typeof error === 'object' && error !== null ? (error as Partial<Error>) : {};
  const message = String(described.message ?? error).slice(0, BOUNDS.failure.message);
  const stack = String(described.stack ?? '').slice(0, BOUNDS.failure.stack);
  write(`{"type":"${type}","message":${JSON.stringify(message)},"stack":${JSON.stringify(stack)}}\n`);
}

/** Sends the description of a remote's routes. Throws if it is too long. */
export function sendRoutes(routes: unknown): void {
  const text = JSON.stringify(routes) ?? 'null';
  const size = sizeOf(text, 'The description has', BOUNDS.description);
  write(`{"type":"described","routes":${size}}\n${text}`);
}

/** Sends a page. Throws if its status is not one of a page, or if a part of it is not a text or too long. */
export function sendPage({ status, location, html, inlineStyles, inlineScripts, titleFont }: PageResult): void {
  const isText = location === undefined || typeof location === 'string';
  if (typeof status !== 'number' || !isText || !isPageStatus(status, location)) {
    const target = isText && location !== undefined ? ` and leads to ${location.slice(0, 100)}` : '';
    throw new Error(
      `The page has status ${String(status)}${target}: a page has 200, 404, 410, 5xx, or redirects to a path`,
    );
  }
  const size = sizeOf(html, 'The page has HTML of', BOUNDS.html);
  const styles = joined(inlineStyles, 'inline styles');
  const scripts = joined(inlineScripts, 'inline scripts');
  const redirect = location === undefined ? '' : `"location":${JSON.stringify(location)},`;
  const lengths = `"html":${size},"inlineStyles":[${styles.lengths}],"inlineScripts":[${scripts.lengths}]`;
  const font = titleFont === undefined ? '' : `,"titleFont":${JSON.stringify(titleFont)}`;
  write(`{"type":"rendered","status":${status},${redirect}${lengths}${font}}\n${html}${styles.text}${scripts.text}`);
}

/** Returns the bytes of a text. Throws if it is not a text, or has more than `max` bytes. */
function sizeOf(text: unknown, what: string, max: number): number {
  if (typeof text !== 'string') throw new Error(`${what} something that is no text`);
  // A text has at least as many bytes as characters.
  const size = text.length > max ? text.length : encode(text).byteLength;
  if (size > max) throw new Error(`${what} more than ${max} bytes`);
  return size;
}

/** Returns texts as one, and the length of each in bytes. */
function joined(texts: unknown, what: string) {
  if (!Array.isArray(texts) || texts.length > BOUNDS.inline) {
    throw new Error(`The page has more than ${BOUNDS.inline} ${what}`);
  }
  let text = '';
  let lengths = '';
  for (let i = 0; i < texts.length; i += 1) {
    const part = texts[i] as unknown;
    lengths += `${i === 0 ? '' : ','}${sizeOf(part, `The page has ${what} of`, BOUNDS.inlineBytes)}`;
    text += part as string;
  }
  return { text, lengths };
}
