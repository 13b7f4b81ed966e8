import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../../create-folder.ts';
import type { Bytes } from '../../http/encoding.ts';
import { errorCode } from '../../start-error.ts';

/** Copies of stored files in a folder. */
export type FileCache = ReturnType<typeof createFileCache>;

/**
 * Creates a cache of files in a folder, which is created when it is first needed. A copy that cannot be read or written, such as
 * on a full disk, counts as missing.
 * @param onFailure Called when a copy could not be read or written, once in a row of failures.
 */
export function createFileCache(folder: string, onFailure: (error: unknown) => void = () => {}) {
  const path = (name: string) => join(folder, name.slice(0, 2), name);
  let isFailing = false;

  /** Resolves like `work`, but with undefined if that fails by a system error. */
  async function attempt<T>(work: Promise<T>, isExpected = (_code: string) => false): Promise<T | undefined> {
    try {
      const result = await work;
      isFailing = false;
      return result;
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined) throw error;
      if (isExpected(code)) return undefined;
      if (!isFailing) onFailure(error);
      isFailing = true;
      return undefined;
    }
  }

  return {
    /** Returns the path of a copy, whether or not it exists. */
    path,
    /** Returns a copy; undefined if there is none, or if it is not intact. */
    async read(name: string, isIntact: (bytes: Bytes) => boolean | Promise<boolean>): Promise<Bytes | undefined> {
      const bytes = await attempt(readFile(path(name)), (code) => code === 'ENOENT');
      return bytes !== undefined && (await isIntact(bytes)) ? bytes : undefined;
    },
    /** Writes a copy. Returns whether it was written. */
    write: async (name: string, bytes: Uint8Array): Promise<boolean> =>
      (await attempt(writeWhole(path(name), bytes).then(() => true))) ?? false,
  };
}

/** Writes a file whole or not at all, even if the power fails. Creates its folder. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await createFolder(dirname(path));
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
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
