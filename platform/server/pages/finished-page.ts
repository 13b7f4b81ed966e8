import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';
import { type Encoded, type Encoding, encode } from '../http/encoding.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** A page ready to send, with its compressed bodies and its headers. */
export interface FinishedPage {
  readonly status: number;
  /** Quoted. Contains the set's id, so that pages of two sets never have the same tag. */
  readonly etag: string;
  readonly bodies: Encoded;
  readonly headers: Readonly<Record<Encoding, Headers>>;
  /** Headers of a 304. */
  readonly unchanged: Headers;
  /** Memory that the page takes up in the cache, in bytes. */
  readonly size: number;
}

/** Upper estimate of the memory for a page's headers and bookkeeping, in bytes. */
const OVERHEAD_BYTES = 8192;

/** Compresses a rendered page of a release set and adds its headers. */
export async function finishPage(
  set: string,
  result: PageResult,
  cacheControl: 'public, no-cache' | 'no-store' = 'public, no-cache',
  frameSources: readonly string[] = [],
): Promise<FinishedPage> {
  const html = new Uint8Array(new TextEncoder().encode(result.html));
  const bodies = await encode(html);
  const etag = `"${set}-${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  const unchanged: Headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': contentSecurityPolicy(result, frameSources),
    ETag: `W/${etag}`,
    Vary: 'Accept-Encoding',
  };
  const headersOf = (encoding: Encoding): Headers => ({
    ...unchanged,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(bodies[encoding].byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  return {
    status: result.status,
    etag,
    bodies,
    headers: { identity: headersOf('identity'), br: headersOf('br'), gzip: headersOf('gzip') },
    unchanged,
    size: Object.values(bodies).reduce((sum, body) => sum + body.byteLength, OVERHEAD_BYTES),
  };
}
