import type { Socket } from 'node:net';
import type { PageRequest } from '@platform/contract/render';
import * as v from 'valibot';

/** Number of the descriptor over which a render process and the server exchange messages. */
export const CHANNEL_FD = 3;

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
  | { readonly type: 'describe' }
  | ({ readonly type: 'response'; readonly id: number } & ApiResponse);

/** A response of the API to a loader. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

const failure = { message: v.string(), stack: v.optional(v.string()) };

/** What a render process sends. It runs foreign code, so the server parses each message. */
const fromProcess = v.variant('type', [
  /** The task has begun. */
  v.strictObject({ type: v.literal('started') }),
  /** A loader sends a request to the API. */
  v.strictObject({ type: v.literal('request'), id: v.number(), path: v.pipe(v.string(), v.maxLength(2000)) }),
  v.strictObject({
    type: v.literal('rendered'),
    page: v.strictObject({
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      html: v.string(),
      inlineStyles: v.array(v.string()),
      inlineScripts: v.array(v.string()),
    }),
  }),
  v.strictObject({ type: v.literal('described'), routes: v.unknown() }),
  v.strictObject({ type: v.literal('failed'), ...failure }),
  /** Something failed that no task waits for, such as a timer. The process ends. */
  v.strictObject({ type: v.literal('uncaught'), ...failure }),
]);

export type FromProcess = v.InferOutput<typeof fromProcess>;

/** Parses a message of a render process. Throws if it has another shape. */
export const parseMessage = (line: string): FromProcess => v.parse(fromProcess, JSON.parse(line));

/** Sends a message as one line of JSON. */
export function send(channel: Socket, message: ToProcess | FromProcess): void {
  channel.write(`${JSON.stringify(message)}\n`);
}

/** Calls `onLine` with each line. Calls `onTooLong` instead, and reads no more, if a line has more than `max` characters. */
export function readLines(channel: Socket, max: number, onLine: (line: string) => void, onTooLong: () => void): void {
  let rest: string[] = [];
  let length = 0;
  channel.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = chunk.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      const whole = rest.join('') + line;
      rest = [];
      length = 0;
      if (whole.length > max) return stop();
      onLine(whole);
    }
    rest.push(last);
    length += last.length;
    if (length > max) stop();
  });

  function stop(): void {
    channel.removeAllListeners('data').pause();
    onTooLong();
  }
}
