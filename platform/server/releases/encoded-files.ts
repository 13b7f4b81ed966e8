import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { type Bytes, type Compression, compress, type Encoding } from '../http/encoding.ts';
import { readIfPresent, writeWhole } from './cache-file.ts';
import type { FileStore } from './file-store.ts';

/** Files of releases in the encodings they are sent in. */
export interface EncodedFiles {
  /** A stored file's bytes in that encoding; rejects when the file is not stored. */
  read(sha256: string, encoding: Encoding): Promise<Bytes>;
}

/**
 * Compresses each file once: the outcome lies in the cache folder beside the file (`<sha256>.br`, `<sha256>.gzip`),
 * and what was sent lately stays in memory, `maxBytes` at most.
 */
export function createEncodedFiles({
  files,
  maxBytes,
}: {
  files: Pick<FileStore, 'filePath'>;
  maxBytes: number;
}): EncodedFiles {
  const load = async (sha256: string, encoding: Encoding): Promise<Bytes> => {
    const path = await files.filePath(sha256);
    return encoding === 'identity' ? readFile(path) : compressedBeside(path, encoding);
  };
  const memory = new LRUCache<string, Bytes, { sha256: string; encoding: Encoding }>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: (_key, _stale, { context }) => load(context.sha256, context.encoding),
    ignoreFetchAbort: true,
  });
  return {
    read: (sha256, encoding) => memory.forceFetch(`${sha256}.${encoding}`, { context: { sha256, encoding } }),
  };
}

async function compressedBeside(path: string, compression: Compression): Promise<Bytes> {
  const beside = `${path}.${compression}`;
  const existing = await readIfPresent(beside);
  if (existing !== undefined) return existing;
  const compressed = await compress(await readFile(path), compression);
  await writeWhole(beside, compressed);
  return compressed;
}
