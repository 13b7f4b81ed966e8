import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

/** A whole response. `headers` is kept by whoever sends it, and never changed: its text is made once. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null: there is none, as with a 304. */
  readonly body: Uint8Array | null;
}

/** Headers beside those of a response. `everyone`: the same object while it says the same. `visitor`: those of one visitor. */
export interface FurtherHeaders {
  readonly everyone?: Headers | undefined;
  readonly visitor?: Headers | undefined;
}

/** What Node itself keeps of a response: the text of its status line and headers, and whether it was sent. */
interface WithHead {
  _header: string | null;
  _headerSent: boolean;
}

/** Maximum number of responses whose bytes are kept for the second for which they are right. */
const MAX_KEPT = 100;

/**
 * Returns a function that sends a whole response. To check and join a page's 14 headers, and to write them apart from its body, takes Node
 * longer than all the rest. So the bytes of both are made once a second, which the header `Date` counts, and written at once. A
 * response that has headers already, or after which the connection closes, is left to Node.
 * @param idleMs Time for which a connection stays open between two requests, in milliseconds.
 */
export function createSendWhole(idleMs: number) {
  const alive = { Connection: 'keep-alive', 'Keep-Alive': `timeout=${Math.floor(idleMs / 1000)}` };
  const kept = new Map<Headers, Map<Headers, Buffer>>();
  let second = 0;

  /** Returns the bytes of a response. `headers` are those of no other response. */
  function bytesOf({ status, headers, body }: WholeResponse, further: Headers): Buffer {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second || kept.size > MAX_KEPT) kept.clear();
    second = now;
    const found = kept.get(headers)?.get(further);
    if (found) return found;
    const date = { Date: new Date(now * 1000).toUTCString() };
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf({ ...headers, ...further, ...date, ...alive })}\r\n`;
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body ?? new Uint8Array()]);
    kept.set(headers, (kept.get(headers) ?? new Map<Headers, Buffer>()).set(further, bytes));
    return bytes;
  }

  /** @param transport Headers of the connection; the same object for the same headers. */
  return (response: ServerResponse, whole: WholeResponse, transport: Headers, further: FurtherHeaders = {}): void => {
    const { everyone, visitor } = further;
    if (visitor || !isPlain(response)) {
      const headers = { ...whole.headers, ...transport, ...everyone, ...visitor };
      response.writeHead(whole.status, headers).end(whole.body ?? undefined);
      return;
    }
    response.statusCode = whole.status;
    response._header = SENT_WITH_BODY;
    response._headerSent = true;
    // By way of the response, the bytes would be written together with an empty text that marks their end.
    response.socket.write(bytesOf(whole, everyone ? join(transport, everyone) : transport));
    response.end();
  };
}

/** Headers that were joined, so that each pair of objects is joined to one. */
const joined = new WeakMap<Headers, WeakMap<Headers, Headers>>();

function join(a: Headers, b: Headers): Headers {
  const known = joined.get(a)?.get(b);
  if (known) return known;
  const both = { ...a, ...b };
  joined.set(a, (joined.get(a) ?? new WeakMap<Headers, Headers>()).set(b, both));
  return both;
}

/** Node takes a response without this text for one that has no headers yet. */
const SENT_WITH_BODY = 'sent with the body';

/** Returns whether a response needs no header beside its own, and Node keeps the text of its head as is known here. */
const isPlain = (response: ServerResponse): response is ServerResponse & WithHead & { readonly socket: Socket } =>
  response.shouldKeepAlive &&
  response.socket?.writable === true &&
  response.getHeaderNames().length === 0 &&
  (response as Partial<WithHead>)._header === null &&
  (response as Partial<WithHead>)._headerSent === false;

/** Returns headers as they are sent. Throws, as Node does, if a name or a value has characters that no header can have. */
function linesOf(headers: Headers): string {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
