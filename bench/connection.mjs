import { once } from 'node:events';
import { connect } from 'node:net';

/** @typedef {{ url: string, method?: string, headers?: Readonly<Record<string, string>>, body?: string }} Request */

const HEAD_END = '\r\n\r\n';

/**
 * Asks the same over one connection, each time when the answer before is there, until it is over. The same request is
 * answered by as many bytes each time, so after the first answer they are only counted: a client that parsed every header
 * would, on the same machine, measure itself.
 * @param {Request} request
 * @param {() => boolean} isOver
 * @returns {Promise<number>} How often it was answered. Rejects on any answer but a 2xx.
 */
export async function askAgainAndAgain(request, isOver) {
  const { hostname, port } = new URL(request.url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  const asked = Buffer.from(bytesOf(request));
  let answered = 0;
  let expected = 0;
  let missing = 0;
  const done = new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', resolve);
    socket.on('data', (data) => {
      if (missing === expected) {
        if (data.toString('latin1', 9, 10) !== '2') socket.destroy(new Error(data.toString('latin1', 0, 300)));
        if (expected === 0) missing = expected = lengthOf(data.toString('latin1'));
      }
      missing -= data.length;
      if (missing < 0) socket.destroy(new Error(`${request.url}: an answer of another length`));
      if (missing > 0) return;
      missing = expected;
      answered += 1;
      if (isOver()) socket.end();
      else socket.write(asked);
    });
  });
  socket.write(asked);
  await done;
  return answered;
}

/** @param {Request} request */
function bytesOf({ url, method = 'GET', headers = {}, body = '' }) {
  const { host, pathname, search } = new URL(url);
  const all = { host, ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`;
}

/**
 * @param {string} answer From its first byte to the end of its head, at least.
 * @returns {number} Its bytes, the head's included.
 */
function lengthOf(answer) {
  const length = /^content-length: (\d+)\r$/im.exec(answer);
  const head = answer.indexOf(HEAD_END);
  if (!length || head < 0) throw new Error(`An answer that does not tell its length:\n${answer.slice(0, 600)}`);
  return head + HEAD_END.length + Number(length[1]);
}
