import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 as hash } from '@platform/build/gate/built-release';
import { MAX_FILE_BYTES } from '@platform/build/gate/file-list';
import type { ReleaseFile } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import { throwViolations } from '../gate/gate-error.ts';

/** Stores the files of all releases in the database, each once by its content, with copies in `cacheDir`. */
export function createFileStore({ db, cacheDir }: { db: PlatformDatabase; cacheDir: string }) {
  async function sizes(files: readonly ReleaseFile[]): Promise<Map<string, number>> {
    const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
    const rows = await db.selectFrom('files').select(['sha256', 'size']).where('sha256', 'in', hashes).execute();
    return new Map(rows.map(({ sha256, size }) => [sha256, size]));
  }

  async function readFile(sha256: string): Promise<Uint8Array> {
    const row = await db.selectFrom('files').select('bytes').where('sha256', '=', sha256).executeTakeFirst();
    if (row === undefined) throw new Error(`no file ${sha256} is stored`);
    if (hash(row.bytes) !== sha256) throw new Error(`the stored file ${sha256} is damaged`);
    return row.bytes;
  }

  return {
    /** Returns the sizes in bytes of those files that are stored, by sha256. */
    sizes,
    /** Returns the bytes of a file. Rejects if it is not stored. */
    readFile,
    /** Returns the sha256 of those files that are not stored, each once. */
    async missing(files: readonly ReleaseFile[]): Promise<string[]> {
      const stored = await sizes(files);
      return [...new Set(files.map(({ sha256 }) => sha256))].filter((sha256) => !stored.has(sha256));
    },
    /**
     * Stores a file, unless it is stored already.
     * @throws GateError if the file is too large, or does not have this hash.
     */
    async putFile(sha256: string, bytes: Uint8Array): Promise<void> {
      const size = bytes.byteLength;
      const tooLarge = `has ${size} bytes, more than ${MAX_FILE_BYTES}: make it smaller`;
      const otherHash = 'is not the sha256 of these bytes: send them again';
      throwViolations([
        ...(size > MAX_FILE_BYTES ? [{ field: sha256, message: tooLarge }] : []),
        ...(hash(bytes) !== sha256 ? [{ field: sha256, message: otherHash }] : []),
      ]);
      await db
        .insertInto('files')
        .values({ sha256, size, bytes })
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    },
    /** Returns the path of a file in the cache folder, where it is written if necessary. Rejects if it is not stored. */
    async filePath(sha256: string): Promise<string> {
      const path = join(cacheDir, 'files', sha256.slice(0, 2), sha256);
      if (!existsSync(path)) await writeWhole(path, await readFile(sha256));
      return path;
    },
  };
}

/** Writes a file whole or not at all, even if the power fails. Creates its folder. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
