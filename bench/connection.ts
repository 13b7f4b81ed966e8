import { once } from 'node:events';
import { connect } from 'node:net';

/** A request that is sent again and again. */
export interface Request {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * Sends a request over one connection, again after each response, until `isOver`. Returns the number of responses. Rejects if
 * a status is not 2xx. Every response has as many bytes as the first one, so the bytes are only counted: a client on the same
 * machine that parsed every header would measure itself.
 */
export async function sendRepeatedly(request: Request, isOver: () => boolean): Promise<number> {
  const { hostname, port } = new URL(request.url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  const bytes = Buffer.from(bytesOf(request));
  let responses = 0;
  let expected = 0;
  let missing = 0;
  const done = new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', resolve);
    socket.on('data', (data: Buffer) => {
      if (missing === expected) {
        if (data.toString('latin1', 9, 10) !== '2') socket.destroy(new Error(data.toString('latin1', 0, 300)));
        if (expected === 0) missing = expected = lengthOf(data.toString('latin1'));
      }
      missing -= data.length;
      if (missing < 0) socket.destroy(new Error(`${request.url}: a response of another length`));
      if (missing > 0) return;
      missing = expected;
      responses += 1;
      if (isOver()) socket.end();
      else socket.write(bytes);
    });
  });
  socket.write(bytes);
  await done;
  return responses;
}

function bytesOf({ url, method = 'GET', headers = {}, body = '' }: Request): string {
  const { host, pathname, search } = new URL(url);
  const all = { host, ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`;
}

/** Returns the bytes of a response, its head included. `response` contains the whole head. */
function lengthOf(response: string): number {
  const length = /^content-length: (\d+)\r$/im.exec(response);
  const head = response.indexOf(HEAD_END);
  if (!length || head < 0) throw new Error(`A response without a length:\n${response.slice(0, 600)}`);
  return head + HEAD_END.length + Number(length[1]);
}
