import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { PageResult } from '@platform/contract/render';
import { BOUNDS, CHANNEL_FD, isPageStatus } from './bounds.ts';
import type { ToProcess } from './messages.ts';

/*
 * The channel of a render process. Foreign code in the process can replace every function of the language, and calls to them see their
 * arguments. So this module uses functions that it has taken before foreign code runs, and primitive values: no method and no property
 * is looked up in an object that foreign code can reach. Nothing here is passed to foreign code, or to a promise.
 */

const { stringify, parse } = JSON;
const { wait } = Atomics;
const { isArray } = Array;
const asText = String;
/** Returns a method as a function of its object and arguments. */
const uncurried = <This, Args extends unknown[], Result>(method: (this: This, ...args: Args) => Result) =>
  Function.prototype.call.bind(method) as (object: This, ...args: Args) => Result;
const slice = uncurried(String.prototype.slice);
const indexOf = uncurried(String.prototype.indexOf);
const encoder = new TextEncoder();
const encode = uncurried(TextEncoder.prototype.encode);
const lengthGetter = Reflect.getOwnPropertyDescriptor(Reflect.getPrototypeOf(Uint8Array.prototype) ?? {}, 'byteLength');
const byteLength = uncurried(lengthGetter?.get as (this: Uint8Array) => number);
const isError = uncurried(Function.prototype[Symbol.hasInstance]);
const ErrorClass = Error;
const pause = new Int32Array(new SharedArrayBuffer(4));
const channel = new Socket({ fd: CHANNEL_FD });

/** Writes a text, also while the server reads slowly. */
function write(text: string): void {
  const bytes = encode(encoder, text);
  const end = byteLength(bytes);
  for (let start = 0; start < end; ) {
    try {
      start += writeSync(CHANNEL_FD, bytes, start, end - start);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      wait(pause, 0, 0, 1);
    }
  }
}

/** Calls `onMessage` with each message of the server, and `onEnd` when the channel is closed. */
export function readChannel(onMessage: (message: ToProcess) => void, onEnd: () => void): void {
  let rest = '';
  channel.setEncoding('utf8').on('end', onEnd);
  channel.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = indexOf(rest, '\n'); end !== -1; end = indexOf(rest, '\n')) {
      const line = slice(rest, 0, end);
      rest = slice(rest, end + 1);
      onMessage(parse(line) as ToProcess);
    }
  });
}

export const sendStarted = (): void => write('{"type":"started"}\n');

export const sendRequest = (id: number, path: string): void =>
  write(`{"type":"request","id":${id},"path":${stringify(path)}}\n`);

/** Sends a failure, shortened. */
export function sendFailure(type: 'failed' | 'uncaught', error: unknown): void {
  const isDescribed = isError(ErrorClass, error);
  const message = slice(asText(isDescribed ? (error as Error).message : error), 0, BOUNDS.failure.message);
  const stack = slice(asText((isDescribed && (error as Error).stack) || ''), 0, BOUNDS.failure.stack);
  write(`{"type":"${type}","message":${stringify(message)},"stack":${stringify(stack)}}\n`);
}

/** Sends the description of a remote's routes. Throws if it is too long. */
export function sendRoutes(routes: unknown): void {
  const text = stringify(routes) ?? 'null';
  const size = sizeOf(text, 'The description has', BOUNDS.description);
  write(`{"type":"described","routes":${size}}\n${text}`);
}

/** Sends a page. Throws if its status is not one of a page, or if a part of it is not a text or too long. */
export function sendPage({ status, html, inlineStyles, inlineScripts }: PageResult): void {
  if (typeof status !== 'number' || !isPageStatus(status)) {
    throw new ErrorClass(`The page has status ${asText(status)}: a page has 200, 404, 410 or 5xx`);
  }
  const size = sizeOf(html, 'The page has HTML of', BOUNDS.html);
  const styles = joined(inlineStyles, 'inline styles');
  const scripts = joined(inlineScripts, 'inline scripts');
  const lengths = `"html":${size},"inlineStyles":[${styles.lengths}],"inlineScripts":[${scripts.lengths}]`;
  write(`{"type":"rendered","status":${status},${lengths}}\n${html}${styles.text}${scripts.text}`);
}

/** Returns the bytes of a text. Throws if it is not a text, or has more than `max` bytes. */
function sizeOf(text: unknown, what: string, max: number): number {
  if (typeof text !== 'string') throw new ErrorClass(`${what} something that is no text`);
  // A text has at least as many bytes as characters.
  const size = text.length > max ? text.length : byteLength(encode(encoder, text));
  if (size > max) throw new ErrorClass(`${what} more than ${max} bytes`);
  return size;
}

/** Returns texts as one, and the length of each in bytes. */
function joined(texts: unknown, what: string) {
  if (!isArray(texts) || texts.length > BOUNDS.inline) {
    throw new ErrorClass(`The page has more than ${BOUNDS.inline} ${what}`);
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
