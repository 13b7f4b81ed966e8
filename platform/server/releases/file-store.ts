import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 as hash } from '@platform/build/gate/built-release';
import { MAX_FILE_BYTES } from '@platform/build/gate/file-list';
import type { ReleaseFile } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import { refuseFor } from '../gate/refusal.ts';
import { errorCode } from '../start-error.ts';
import { writeWhole } from './cache-file.ts';

/** The files of all releases, each kept once by its content. */
export interface FileStore {
  /** Sizes in bytes of those files that are stored, by sha256. */
  sizes(files: readonly ReleaseFile[]): Promise<Map<string, number>>;
  /** The sha256 of those files that are not stored, each once. */
  missing(files: readonly ReleaseFile[]): Promise<string[]>;
  /**
   * Stores a file; one that is there already changes nothing.
   * @throws ReleaseRefusal when the bytes are too many or not those of the hash.
   */
  putFile(sha256: string, bytes: Uint8Array): Promise<void>;
  /** A stored file's bytes; rejects when there is none. */
  readFile(sha256: string): Promise<Uint8Array>;
  /** Where a stored file lies in the cache folder, put there if need be; rejects when it is not stored. */
  filePath(sha256: string): Promise<string>;
}

/** Files in the database, with copies in `cacheDir` that can be made again at any time. */
export function createFileStore({ db, cacheDir }: { db: PlatformDatabase; cacheDir: string }): FileStore {
  async function sizes(files: readonly ReleaseFile[]): Promise<Map<string, number>> {
    const wanted = [...new Set(files.map(({ sha256 }) => sha256))];
    const rows = await db.selectFrom('files').select(['sha256', 'size']).where('sha256', 'in', wanted).execute();
    return new Map(rows.map(({ sha256, size }) => [sha256, size]));
  }

  async function readFile(sha256: string): Promise<Uint8Array> {
    const row = await db.selectFrom('files').select('bytes').where('sha256', '=', sha256).executeTakeFirst();
    if (row === undefined) throw new Error(`no file ${sha256} is stored`);
    if (hash(row.bytes) !== sha256) throw new Error(`the stored file ${sha256} is damaged`);
    return row.bytes;
  }

  return {
    sizes,
    readFile,
    missing: async (files) => {
      const stored = await sizes(files);
      return [...new Set(files.map(({ sha256 }) => sha256))].filter((sha256) => !stored.has(sha256));
    },
    putFile: async (sha256, bytes) => {
      const size = bytes.byteLength;
      refuseFor([
        ...(size > MAX_FILE_BYTES
          ? [{ field: sha256, message: `has ${size} bytes: ${MAX_FILE_BYTES} is the most` }]
          : []),
        ...(hash(bytes) !== sha256
          ? [{ field: sha256, message: 'is not the sha256 of these bytes: send them again' }]
          : []),
      ]);
      await db
        .insertInto('files')
        .values({ sha256, size, bytes })
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    },
    filePath: async (sha256) => {
      const path = join(cacheDir, 'files', sha256.slice(0, 2), sha256);
      if (!(await exists(path))) await writeWhole(path, await readFile(sha256));
      return path;
    },
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
