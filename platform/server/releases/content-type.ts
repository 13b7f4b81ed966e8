import { extname } from 'node:path';
import { NO_INDEX } from '../http/response-headers.ts';

interface ContentType {
  readonly type: string;
  readonly compressible: boolean;
  /** Further response headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A document of a release, which a picture in SVG is too, runs no script, sends no form, fetches nothing but fonts of this site and has an origin of its own;
 * only this site can frame it. Browsers refuse a sandboxed document with the site's opener policy, and warn about an agent cluster in it:
 * https://html.spec.whatwg.org/#cross-origin-opener-policies
 */
const INERT = {
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Origin-Agent-Cluster': '?0',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** Lets documents with an origin of their own use a font. Browsers fetch fonts with CORS: https://drafts.csswg.org/css-fonts/#font-fetching-requirements */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' } as const;

const text = (type: string): ContentType => ({ type, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const TYPES: Readonly<Record<string, ContentType>> = {
  // A page shows such a document in a frame: search engines list the page.
  '.html': { ...text('text/html; charset=utf-8'), headers: { ...INERT, ...NO_INDEX } },
  '.js': text('text/javascript; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': { ...text('image/svg+xml'), headers: INERT },
  '.ts': text('text/plain; charset=utf-8'),
  '.txt': text('text/plain; charset=utf-8'),
  '.woff2': { ...binary('font/woff2'), headers: ANY_ORIGIN },
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.gif': binary('image/gif'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.png': binary('image/png'),
  '.ico': binary('image/x-icon'),
  '.zip': binary('application/zip'),
};

/** Returns the content type for a file name's extension. Files with an unknown extension are downloaded. */
export function contentTypeOf(fileName: string): ContentType {
  return TYPES[extname(fileName)] ?? binary('application/octet-stream');
}
