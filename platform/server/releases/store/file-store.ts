import { join } from 'node:path';
import { sha256 as hash, MAX_FILE_BYTES } from '@platform/build/gate/built-release';
import type { ReleaseFile } from '@platform/contract/release';
import type { FileRow, PlatformDatabase } from '../../database/schema.ts';
import { throwViolations } from '../../gate/gate-error.ts';
import type { Bytes } from '../../http/encoding.ts';
import type { Bucket } from './bucket.ts';
import { createFileCache } from './file-cache.ts';
import { createObjects } from './objects.ts';

/** A file is not stored, or is stored with other bytes than it was sent with. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}

interface FileStoreDeps {
  readonly db: PlatformDatabase;
  readonly cacheDir: string;
  /** Keeps the bytes of new files. Unset: the database does. */
  readonly bucket?: Bucket | undefined;
  readonly now: () => Date;
  /** Called when a copy cannot be read or written. The file then comes from the database. */
  readonly onCacheFailure?: (error: unknown) => void;
}

/**
 * Stores the files of all releases, each once by its content, with copies in `cacheDir`. The database has a row for each file; its bytes
 * are there, or else in the bucket.
 */
export function createFileStore({ db, cacheDir, bucket, now, onCacheFailure }: FileStoreDeps) {
  const cache = createFileCache(join(cacheDir, 'files'), onCacheFailure);
  const objects = createObjects({ db, bucket, now });

  async function sizes(files: readonly ReleaseFile[], from = db): Promise<Map<string, number>> {
    const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
    const rows = await from.selectFrom('files').select(['sha256', 'size']).where('sha256', 'in', hashes).execute();
    return new Map(rows.map(({ sha256, size }) => [sha256, size]));
  }

  async function fromStore(sha256: string): Promise<Bytes> {
    const row = await db.selectFrom('files').selectAll().where('sha256', '=', sha256).executeTakeFirst();
    if (row === undefined) throw new BadFileError(`no file ${sha256} is stored`);
    const isInBucket = row.bytes.byteLength === 0 && row.size > 0;
    const bytes = isInBucket ? await objects.get(row) : row.bytes;
    if (bytes === undefined) throw new BadFileError(`the file ${sha256} is not in the bucket that FILES_URL names`);
    if (hash(bytes) !== sha256) throw new BadFileError(`the stored file ${sha256} is damaged`);
    return new Uint8Array(bytes);
  }

  async function putIntoDatabase(
    file: Pick<FileRow, 'sha256' | 'size' | 'stored_at' | 'team'>,
    bytes: Uint8Array,
  ): Promise<void> {
    await db
      .insertInto('files')
      .values({ ...file, bytes, object: null })
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ stored_at: file.stored_at }))
      .execute();
  }

  const readCopy = (sha256: string) => cache.read(sha256, (bytes) => hash(bytes) === sha256);

  async function readFile(sha256: string): Promise<Bytes> {
    const copy = await readCopy(sha256);
    if (copy) return copy;
    const bytes = await fromStore(sha256);
    await cache.write(sha256, bytes);
    return bytes;
  }

  return {
    /** Returns the sizes in bytes of those files that are stored, by sha256. `from`: a transaction; default: the database. */
    sizes,
    /**
     * Returns the bytes of a file, whose hash is checked: those of the copy in the cache folder, or else the stored ones, of
     * which a copy is made.
     * @throws BadFileError
     */
    readFile,
    /** The cache folder, for what is made of a file. */
    cache,
    /** Returns the sha256 of those files that are not stored, each once. */
    async missing(files: readonly ReleaseFile[]): Promise<string[]> {
      const stored = await sizes(files);
      return [...new Set(files.map(({ sha256 }) => sha256))].filter((sha256) => !stored.has(sha256));
    },
    /**
     * Stores a file, unless it is stored already.
     * @param team Its bytes count to the quota of this team. Null: to none.
     * @throws GateError if the file is too large, or does not have this hash.
     */
    async putFile(sha256: string, bytes: Uint8Array, team: string | null = null): Promise<void> {
      const size = bytes.byteLength;
      const tooLarge = `has ${size} bytes, more than ${MAX_FILE_BYTES}: make it smaller`;
      const otherHash = 'is not the sha256 of these bytes: send them again';
      throwViolations([
        ...(size > MAX_FILE_BYTES ? [{ field: sha256, message: tooLarge }] : []),
        ...(hash(bytes) !== sha256 ? [{ field: sha256, message: otherHash }] : []),
      ]);
      const stored_at = now().toISOString();
      const file = { sha256, size, stored_at, team };
      if (bucket) await objects.put(file, bytes);
      else await putIntoDatabase(file, bytes);
    },
    /**
     * Removes the objects in the bucket that no file has any more.
     * @throws the failure of the first one that cannot be removed: it, and those after it, are tried again by the next call.
     */
    removeObjects: objects.removeUnneeded,
  };
}
