import { S3mini } from 's3mini';
import type { Bytes } from '../../http/encoding.ts';

/** Time for one request, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Stores the bytes of files as objects. Each function rejects if the bucket cannot be reached. */
export interface Bucket {
  /** Rejects if the object cannot be stored. */
  put(object: string, bytes: Uint8Array): Promise<void>;
  /** Returns an object; undefined if it is not stored. */
  get(object: string): Promise<Bytes | undefined>;
  /** Removes an object, if it is stored. */
  remove(object: string): Promise<void>;
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
    async put(object, bytes) {
      const { ok, status } = await bucket.putObject(object, Buffer.from(bytes), 'application/octet-stream');
      if (!ok) throw new Error(`the bucket answered with status ${status}`);
    },
    async get(object) {
      const bytes = await bucket.getObjectArrayBuffer(object);
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
    async remove(object) {
      if (!(await bucket.deleteObject(object))) throw new Error(`the bucket did not remove ${object}`);
    },
  };
}
