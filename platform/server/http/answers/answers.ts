import type { MiddlewareHandler } from 'hono';
import { encodeAs, negotiate } from './encoding.ts';
import { etagOf, matchesEtag } from './etag.ts';

/** Bytes below which an answer fits into one packet anyway. */
const SMALL_BYTES = 1024;

/** A HEAD has the headers of a GET. */
const READS = new Set(['GET', 'HEAD']);

/**
 * Sends JSON that was asked for by GET compressed, and with an ETag, so that a client that has it already gets a 304. Leaves
 * alone what has an encoding, and files to download, which are streamed.
 */
export const finishAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (!READS.has(c.req.method) || status !== 200 || !headers.get('Content-Type')?.startsWith('application/json'))
    return;
  if (headers.has('Content-Encoding') || headers.has('Content-Disposition')) return;

  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const etag = headers.get('ETag')?.replace(/^W\//, '') ?? etagOf(bytes);
  const finished = new Headers(headers);
  // Weak, because it is the same in every encoding.
  finished.set('ETag', `W/${etag}`);
  finished.set('Vary', 'Accept-Encoding');
  // The former response's headers would be added to those of the new one.
  c.res = undefined;
  if (matchesEtag(c.req.header('If-None-Match'), etag)) {
    finished.delete('Content-Type');
    finished.delete('Content-Length');
    c.res = new Response(null, { status: 304, headers: finished });
    return;
  }
  const encoding = bytes.byteLength < SMALL_BYTES ? 'identity' : negotiate(c.req.header('Accept-Encoding'));
  const body = encoding === 'identity' ? bytes : await encodeAs(encoding, bytes);
  if (encoding !== 'identity') finished.set('Content-Encoding', encoding);
  finished.set('Content-Length', String(body.byteLength));
  c.res = new Response(body, { status, headers: finished });
};
