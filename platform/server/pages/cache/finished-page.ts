import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';
import { compress, type Encoded, type Encoding, encode } from '../../http/encoding.ts';
import { NO_INDEX, SECURITY_HEADERS } from '../../http/response-headers.ts';
import type { ApiRead } from '../../render/api-reads.ts';
import { type Analytics, withAnalytics } from '../analytics.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** A page ready to send, with its compressed bodies and its headers. */
export interface FinishedPage {
  readonly status: number;
  /** Quoted. Contains the set's id, so that pages of two sets never have the same tag. Sent as a weak tag: bodies are improved. */
  readonly etag: string;
  readonly bodies: Encoded;
  readonly headers: Readonly<Record<Encoding, Headers>>;
  /** Headers of a 304. */
  readonly unchanged: Headers;
  /** Time from which the page is rendered anew after it was sent, in milliseconds since 1970. Unset: never. */
  readonly renewAfter?: number;
  /** What its loaders read from the API. Unset: nothing, or it is not known. */
  readonly reads?: readonly ApiRead[] | undefined;
  /** Memory that the page takes up in the cache, in bytes. */
  readonly size: number;
  /** Compresses a cacheable page as much as possible, for later requests. Does nothing when called again. */
  improve(): Promise<void>;
}

/** Names the releases that a response is made of, by the id that browsers report of them, for whoever looks at it. */
const SET_HEADER = 'X-Release-Set';

/** Upper estimate of the memory for a page's headers and bookkeeping, in bytes. */
const OVERHEAD_BYTES = 8192;

/** Pages are improved one after the other, so that they leave threads for other work. */
let lastImproved: Promise<void> = Promise.resolve();

/** How a page is sent. */
export interface PageOptions {
  /** Default: browsers cache the page and revalidate it each time. */
  readonly cacheControl?: 'no-store' | undefined;
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Unset: the page loads nothing of it. */
  readonly analytics?: Analytics | undefined;
  /** Origin of the addresses of files; see `RenderDeps`. */
  readonly fileOrigin?: string | undefined;
  /** Excludes the page from search engines. Default: error pages are excluded. */
  readonly noIndex?: boolean;
}

/** Compresses a rendered page of a release set and adds its headers. */
export function finishPage(
  set: string,
  result: PageResult,
  { cacheControl, frameSources, analytics, fileOrigin, noIndex = result.status >= 400 }: PageOptions = {},
): Promise<FinishedPage> {
  const { status, location } = result;
  if (location !== undefined) {
    return finishText(set, {
      text: location,
      type: 'text/plain; charset=utf-8',
      status,
      cacheControl,
      headers: { Location: location },
    });
  }
  return finishText(set, {
    text: withAnalytics(result, analytics).html,
    type: 'text/html; charset=utf-8',
    status,
    cacheControl,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(result, { frameSources, analytics, fileOrigin }),
      ...(noIndex && NO_INDEX),
    },
  });
}

/** A text to send. */
interface SentText extends Pick<PageOptions, 'cacheControl'> {
  readonly text: string;
  /** Content type. */
  readonly type: string;
  /** Default: 200. */
  readonly status?: number;
  /** Headers beside, and in place of, those of every response. */
  readonly headers?: Headers;
}

/** Compresses a text that is made of a release set and adds its headers. */
export async function finishText(
  set: string,
  { text, type, status = 200, cacheControl, headers: own }: SentText,
): Promise<FinishedPage> {
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  const etag = `"${set}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const unchanged: Headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': cacheControl ?? 'public, no-cache',
    ETag: `W/${etag}`,
    Vary: 'Accept-Encoding',
    [SET_HEADER]: set,
    ...own,
  };
  return pageOf({ status, etag, type, unchanged, bodies: await encode(bytes) });
}

/** Upper estimate of the memory for headers, in bytes: the same text is part of the headers of each encoding. */
const sizeOf = (headers: Headers): number => 2 * Object.values(headers).join('').length;

/** What a finished page is made of. `type`: content type. */
export interface PageParts extends Pick<FinishedPage, 'status' | 'etag' | 'bodies' | 'unchanged'> {
  readonly type: string;
}

/** Returns a page with all its headers. */
export function pageOf({ status, etag, type, unchanged, bodies: given }: PageParts): FinishedPage {
  const bodies: { -readonly [encoding in Encoding]: Encoded[encoding] } = { ...given };
  const headersOf = (encoding: Encoding): Headers => ({
    ...unchanged,
    'Content-Type': type,
    'Content-Length': String(bodies[encoding].byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  const headers = { identity: headersOf('identity'), br: headersOf('br'), gzip: headersOf('gzip') };
  let improved = unchanged['Cache-Control'] === 'no-store' ? Promise.resolve() : undefined;
  async function improveBrotli(): Promise<void> {
    bodies.br = await compress(bodies.identity, 'br');
    headers.br = headersOf('br');
  }
  return {
    status,
    etag,
    bodies,
    headers,
    unchanged,
    size: Object.values(bodies).reduce((sum, body) => sum + body.byteLength, OVERHEAD_BYTES + sizeOf(unchanged)),
    improve() {
      improved ??= lastImproved = lastImproved.then(improveBrotli);
      return improved;
    },
  };
}
