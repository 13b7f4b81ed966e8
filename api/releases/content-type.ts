import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  readonly compressible: boolean;
}

const text = (type: string): ContentType => ({ type, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const TYPES: Readonly<Record<string, ContentType>> = {
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
