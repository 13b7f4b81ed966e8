import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';
import { type Encoded, type Encoding, encode } from '../http/encoding.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** A page as it is sent: compressed once, its headers worked out once. */
export interface FinishedPage {
  readonly status: number;
  /** Quoted. Names the set, so that no page of one set is taken for one of another. */
  readonly etag: string;
  readonly bodies: Encoded;
  readonly headers: Readonly<Record<Encoding, Headers>>;
  /** Headers of a 304. */
  readonly unchanged: Headers;
  /** What the page takes up in the cache, in bytes. */
  readonly size: number;
}

/** Headers and bookkeeping of a page, in bytes: an estimate on the safe side. */
const OVERHEAD = 8192;

/** Who may keep a page: everybody, asking again each time; or nobody. */
export type Keeping = 'public, no-cache' | 'no-store';

/** Compresses a rendered page of a release set and works out its headers. */
export async function finishPage(
  set: string,
  result: PageResult,
  keeping: Keeping = 'public, no-cache',
): Promise<FinishedPage> {
  const html = new Uint8Array(new TextEncoder().encode(result.html));
  const bodies = await encode(html);
  const etag = `"${set}-${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  const unchanged: Headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': keeping,
    'Content-Security-Policy': contentSecurityPolicy(result),
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
    size: Object.values(bodies).reduce((sum, body) => sum + body.byteLength, OVERHEAD),
  };
}
