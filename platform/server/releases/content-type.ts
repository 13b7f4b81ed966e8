import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  readonly compressible: boolean;
  /** What else its answers say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A document that a release brings along runs no script, sends no form, fetches nothing and has an origin of its own; only this
 * site may frame it. https://html.spec.whatwg.org/#cross-origin-opener-policies refuses a sandboxed document that also has the
 * site's opener policy, so it has none; an agent cluster is a page's affair, and browsers complain of it.
 */
const INERT = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Origin-Agent-Cluster': '?0',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

const text = (type: string): ContentType => ({ type, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const TYPES: Readonly<Record<string, ContentType>> = {
  '.html': { ...text('text/html; charset=utf-8'), headers: INERT },
  '.js': text('text/javascript; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.woff2': binary('font/woff2'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.png': binary('image/png'),
};

/** What a file holds, told by its name; unknown ones are bytes to download. */
export function contentTypeOf(fileName: string): ContentType {
  return TYPES[extname(fileName)] ?? binary('application/octet-stream');
}
