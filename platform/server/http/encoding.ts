import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The ways in which a body may be sent, best first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSED)[number];
export type Encoding = Compression | 'identity';

/** Bytes as they can be sent. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One body in every encoding. */
export type Encoded = Readonly<Record<Encoding, Bytes>>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Bytes of a file that is compressed as small as can be. What is larger was built for development: that would take a long time. */
const LARGE = 512 * 1024;

/** For what is large: in a tenth of the time. */
const LARGE_QUALITY = 9;

/** The bytes compressed off the main thread, as small as can be: for what is compressed once and kept for a year. */
export function compress(bytes: Bytes, compression: Compression): Promise<Bytes> {
  if (compression === 'gzip') return gzipAsync(bytes, GZIP);
  return brotli(bytes, bytes.byteLength > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY);
}

/** For pages, of which each release set has its own: in a third of the time of the highest quality, 2 % more bytes. */
const PAGE_QUALITY = 10;

/** A page's bytes in every encoding. */
export async function encode(bytes: Bytes): Promise<Encoded> {
  const [br, gzipped] = await Promise.all([brotli(bytes, PAGE_QUALITY), gzipAsync(bytes, GZIP)]);
  return { identity: bytes, br, gzip: gzipped };
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

/**
 * The encoding to answer an `Accept-Encoding` header with, by the weights of RFC 9110 §12.5.3: the heaviest, and of
 * equally heavy ones the smallest. `identity` where nothing better is accepted.
 */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const encoding = heaviest(acceptEncoding);
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

/** Browsers send few different headers, so what was once worked out is kept. Bounded against those who send many. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

function heaviest(acceptEncoding: string): Encoding {
  const weights = readWeights(acceptEncoding);
  const weightOf = (encoding: Compression) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = COMPRESSED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}

/** Weight by encoding; one that cannot be read counts as 0. */
function readWeights(acceptEncoding: string): Map<string, number> {
  return new Map(
    acceptEncoding.split(',').map((part) => {
      const [encoding = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [encoding, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
