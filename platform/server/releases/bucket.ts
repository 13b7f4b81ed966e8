import { S3mini } from 's3mini';
import type { Bytes } from '../http/encoding.ts';

/** Time for one request, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Stores the bytes of files by their sha256. */
export interface Bucket {
  /** Rejects if the file cannot be stored. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Returns a file; undefined if it is not stored. Rejects if the bucket cannot be reached. */
  get(sha256: string): Promise<Bytes | undefined>;
}

/**
 * Opens a bucket of an S3-compatible service.
 * @param url `https://<key id>:<secret>@<host>/<bucket>?region=<region>`, key and secret percent-encoded. Default region: `auto`.
 */
export function openBucket(url: string): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: origin + pathname,
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: TIMEOUT_MS,
  });
  return {
    async put(sha256, bytes) {
      const { ok, status } = await bucket.putObject(sha256, Buffer.from(bytes), 'application/octet-stream');
      if (!ok) throw new Error(`the bucket answered with status ${status}`);
    },
    async get(sha256) {
      const bytes = await bucket.getObjectArrayBuffer(sha256);
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
  };
}
