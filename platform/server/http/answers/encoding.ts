import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Compressions of a body, best first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSED)[number];
export type Encoding = Compression | 'identity';

/** Bytes of a response. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One body in every encoding. */
export type Encoded = Readonly<Record<Encoding, Bytes>>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliDecompressAsync = promisify(brotliDecompress);
const gunzipAsync = promisify(gunzip);

/** Maximum bytes of a file that is compressed with the highest quality. Larger files are from development builds. */
const LARGE_BYTES = 512 * 1024;

/** Brotli's quality for large files: a tenth of the time of the highest. */
const LARGE_QUALITY = 9;

/** Brotli's quality for rendered pages and answers of the API: for a page of 119 kB 2 ms instead of 126 ms, 12 % more bytes than the highest. */
const QUICK_QUALITY = 5;

/** Compresses a file as much as possible, in another thread. For files that are compressed once and cached for a year. */
export function compress(bytes: Bytes, compression: Compression): Promise<Bytes> {
  if (compression === 'gzip') return gzipAsync(bytes, GZIP);
  return brotli(bytes, bytes.byteLength > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY);
}

/** Reverses `compress`. Rejects if the bytes are damaged, or become more than `maxBytes`. */
export function decompress(bytes: Bytes, compression: Compression, maxBytes: number): Promise<Bytes> {
  const options = { maxOutputLength: maxBytes };
  return compression === 'gzip' ? gunzipAsync(bytes, options) : brotliDecompressAsync(bytes, options);
}

/** Returns a page's bytes in every encoding, compressed quickly. */
export async function encode(bytes: Bytes): Promise<Encoded> {
  const [br, gzip] = await Promise.all([encodeAs('br', bytes), encodeAs('gzip', bytes)]);
  return { identity: bytes, br, gzip };
}

/** Compresses what is sent once, quickly. */
export function encodeAs(compression: Compression, bytes: Bytes): Promise<Bytes> {
  return compression === 'gzip' ? gzipAsync(bytes, GZIP) : brotli(bytes, QUICK_QUALITY);
}

const GZIP = { level: constants.Z_BEST_COMPRESSION };

function brotli(bytes: Bytes, quality: number): Promise<Bytes> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Browsers send few different headers. The limit protects against clients that send many. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/**
 * Returns the encoding for an `Accept-Encoding` header by the weights of RFC 9110 §12.5.3: the heaviest, and of equally
 * heavy ones the best. `identity` if neither compression is accepted.
 */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const encoding = heaviestOf(acceptEncoding);
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

function heaviestOf(acceptEncoding: string): Encoding {
  const weights = weightsIn(acceptEncoding);
  const weightOf = (encoding: Compression) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = COMPRESSED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}

/** Returns the weights by encoding. An invalid weight counts as 0. */
function weightsIn(acceptEncoding: string): Map<string, number> {
  const parts = acceptEncoding.toLowerCase().split(',');
  const weights = parts.map((part) => {
    const [encoding = '', weight = 'q=1'] = part.split(';').map((piece) => piece.trim());
    return [encoding, weight.startsWith('q=') ? Number(weight.slice(2)) || 0 : 0] as const;
  });
  return new Map(weights);
}
