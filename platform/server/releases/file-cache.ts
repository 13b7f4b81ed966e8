import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bytes } from '../http/encoding.ts';
import { errorCode } from '../start-error.ts';

/** Copies of stored files in a folder. */
export type FileCache = ReturnType<typeof createFileCache>;

/**
 * Creates a cache of files in a folder, which is created when it is first needed. A copy that cannot be read or written, such as
 * on a full disk, counts as missing.
 * @param onFailure Called when a copy could not be read or written, once in a row of failures.
 */
export function createFileCache(folder: string, onFailure: (error: unknown) => void = () => {}) {
  let isFailing = false;

  async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      const result = await work;
      isFailing = false;
      return result;
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      if (errorCode(error) !== 'ENOENT' && !isFailing) onFailure(error);
      if (errorCode(error) !== 'ENOENT') isFailing = true;
      return undefined;
    }
  }

  return {
    /** Returns the path of a copy, whether or not it exists. */
    path: (name: string) => join(folder, name.slice(0, 2), name),
    /** Returns a copy; undefined if there is none, or if it is not `intact`. */
    async read(name: string, isIntact: (bytes: Bytes) => boolean | Promise<boolean>): Promise<Bytes | undefined> {
      const bytes = await attempt(readFile(this.path(name)));
      return bytes !== undefined && (await isIntact(bytes)) ? bytes : undefined;
    },
    /** Writes a copy. Returns whether it was written. */
    async write(name: string, bytes: Uint8Array): Promise<boolean> {
      const path = this.path(name);
      return (await attempt(writeWhole(path, bytes).then(() => true))) ?? false;
    },
  };
}

/** Writes a file whole or not at all, even if the power fails. Creates its folder. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
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
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
