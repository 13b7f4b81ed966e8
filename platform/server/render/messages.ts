import type { Socket } from 'node:net';
import type { PageRequest, PageResult } from '@platform/contract/render';
import * as v from 'valibot';
import { BOUNDS, isPageStatus } from './bounds.ts';

/** Texts of a server bundle, by file name. */
export type ServerBundle = Readonly<Record<string, string>>;

/** A page request for a render process, which holds one remote at most. */
export interface RenderTask extends Omit<PageRequest, 'remote' | 'api'> {
  /** Name of the remote that serves the path. */
  readonly remote: string | null;
}

/** What the server sends to a render process. The first message is `open`. */
export type ToProcess =
  | {
      readonly type: 'open';
      readonly shell: ServerBundle;
      /** Origin of the addresses of files; empty: paths of the site. */
      readonly fileOrigin: string;
      readonly name: string | null;
      readonly remote: ServerBundle;
    }
  | { readonly type: 'render'; readonly page: RenderTask }
  | { readonly type: 'describe' | 'list' }
  | ({ readonly type: 'response'; readonly id: number } & ApiResponse);

/** A response of the API to a loader. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

const failure = {
  message: v.pipe(v.string(), v.maxLength(BOUNDS.failure.message)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(BOUNDS.failure.stack))),
};
const length = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const lengths = v.pipe(
  v.custom<number[]>((value) => Array.isArray(value) && value.length <= BOUNDS.inline),
  v.array(length(BOUNDS.inlineBytes)),
);

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const axis = v.union([v.number(), v.strictObject({ min: v.number(), max: v.number() })]);
const titleFont = v.strictObject({
  file: text(BOUNDS.titleFont.file),
  axes: v.pipe(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{4}$/)), axis), v.maxEntries(BOUNDS.titleFont.axes)),
  // It stands in an element that `<` could close.
  css: v.pipe(text(BOUNDS.titleFont.css), v.excludes('<')),
  characters: text(BOUNDS.titleFont.characters),
});

/** The first line of a message, as JSON. It has the lengths in bytes of the texts that follow it. */
const fromProcess = v.variant('type', [
  /** The task has begun. */
  v.strictObject({ type: v.literal('started') }),
  /** A loader sends a request to the API. */
  v.strictObject({
    type: v.literal('request'),
    id: v.number(),
    path: v.pipe(v.string(), v.maxLength(BOUNDS.apiPath)),
  }),
  v.strictObject({
    type: v.literal('rendered'),
    status: v.pipe(v.number(), v.integer()),
    location: v.optional(v.string()),
    html: length(BOUNDS.html),
    inlineStyles: lengths,
    inlineScripts: lengths,
    titleFont: v.optional(titleFont),
  }),
  /** The text is the routes, or the paths that they list, as JSON. */
  v.strictObject({ type: v.literal('described'), routes: length(BOUNDS.description) }),
  v.strictObject({ type: v.literal('failed'), ...failure }),
  /** Something failed that no task waits for, such as a timer. The process ends. */
  v.strictObject({ type: v.literal('uncaught'), ...failure }),
]);

type Header = v.InferOutput<typeof fromProcess>;

/** A message of a render process. */
export type FromProcess =
  | Exclude<Header, { type: 'rendered' | 'described' }>
  | { readonly type: 'rendered'; readonly page: PageResult }
  | { readonly type: 'described'; readonly routes: unknown };

function lengthsOf(header: Header): number[] {
  if (header.type === 'described') return [header.routes];
  if (header.type !== 'rendered') return [];
  if (!isPageStatus(header.status, header.location)) throw new Error('The status is not one of a page');
  const inline = [...header.inlineStyles, ...header.inlineScripts];
  if (sum(inline) > BOUNDS.inlineBytes) throw new Error('The inline styles and scripts are too long');
  return [header.html, ...inline];
}

/** Returns a message. `texts`: what follows its header. */
function messageOf(header: Header, texts: readonly string[]): FromProcess {
  const [first = '', ...inline] = texts;
  if (header.type === 'described') return { type: 'described', routes: JSON.parse(first) as unknown };
  if (header.type !== 'rendered') return header;
  if (first.length > BOUNDS.head && !/<\/head/i.test(first.slice(0, BOUNDS.head)))
    throw new Error('The head is too long');
  const { status, location, inlineStyles, titleFont } = header;
  const [styles, scripts] = [inline.slice(0, inlineStyles.length), inline.slice(inlineStyles.length)];
  const page = { status, html: first, inlineStyles: styles, inlineScripts: scripts };
  return {
    type: 'rendered',
    page: { ...page, ...(location !== undefined && { location }), ...(titleFont && { titleFont }) },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Calls `onMessage` with each message of a render process until it returns false. Calls `onError` instead, and reads no more, if one is
 * not valid or exceeds `BOUNDS`.
 */
export function readMessages(
  channel: Pick<Socket, 'on' | 'pause' | 'removeAllListeners'>,
  onMessage: (message: FromProcess) => boolean,
  onError: (error: unknown) => void,
): void {
  let pending: Buffer[] = [];
  let size = 0;
  let header: Header | undefined;
  let expected = BOUNDS.header as number;

  /** Returns the pending bytes and the first `end` bytes of a chunk. */
  function take(chunk: Buffer, end: number): Buffer {
    const bytes = Buffer.concat([...pending, chunk.subarray(0, end)]);
    pending = [];
    size = 0;
    return bytes;
  }

  /** Reads the next header, or the texts after one. Returns the bytes after it, or undefined if a part of it has not arrived. */
  function readNext(chunk: Buffer): Buffer | undefined {
    const end = header ? expected - size : chunk.indexOf('\n');
    const isWhole = header ? chunk.length >= end : end !== -1;
    if (!header && size + (isWhole ? end : chunk.length) > BOUNDS.header) throw new Error('The header is too long');
    if (!isWhole) {
      pending.push(chunk);
      size += chunk.length;
      return undefined;
    }
    const bytes = take(chunk, end);
    if (!header) {
      header = v.parse(fromProcess, JSON.parse(bytes.toString()), { abortEarly: true });
      expected = sum(lengthsOf(header));
      return expected === 0 ? deliver(Buffer.alloc(0), chunk.subarray(end + 1)) : chunk.subarray(end + 1);
    }
    return deliver(bytes, chunk.subarray(end));
  }

  function deliver(bytes: Buffer, rest: Buffer): Buffer | undefined {
    if (!header) return rest;
    let start = 0;
    const texts = lengthsOf(header).map((length) => {
      start += length;
      return bytes.toString('utf8', start - length, start);
    });
    const message = messageOf(header, texts);
    header = undefined;
    if (onMessage(message)) return rest;
    stop();
    return undefined;
  }

  function stop(): void {
    channel.removeAllListeners('data').pause();
  }

  channel.on('data', (chunk: Buffer) => {
    try {
      for (let rest: Buffer | undefined = chunk; rest && rest.length > 0; ) rest = readNext(rest);
    } catch (error) {
      stop();
      onError(error);
    }
  });
}

/** Sends a message to a render process, as one line of JSON. */
export function send(channel: Socket, message: ToProcess): void {
  channel.write(`${JSON.stringify(message)}\n`);
}
