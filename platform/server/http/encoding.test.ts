import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { encode, negotiate } from './encoding.ts';

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['identity;q=0.1, gzip;q=0.5', 'gzip'],
    ['br;q=nonsense, gzip;q=0.5', 'br'],
  ] as const)('returns for %j: %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });
});

describe('encode', () => {
  it('returns the same bytes in every encoding', async () => {
    const bytes = new Uint8Array(Buffer.from('Hello site '.repeat(100)));
    const { identity, br, gzip } = await encode(bytes);
    expect(identity).toBe(bytes);
    expect(Buffer.compare(brotliDecompressSync(br), bytes)).toBe(0);
    expect(Buffer.compare(gunzipSync(gzip), bytes)).toBe(0);
    expect(br.byteLength).toBeLessThan(bytes.byteLength);
  });
});
