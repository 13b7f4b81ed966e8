import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './start-error.ts';

/**
 * Creates a folder, which only the user of the process can open, and the folders above it, unless they exist. Unlike `mkdir` with
 * `recursive` it does not try forever where nothing can be created, such as in `/proc`.
 */
export async function createFolder(folder: string): Promise<void> {
  const create = () => mkdir(folder, { mode: 0o700 });
  try {
    await create();
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    if (errorCode(error) !== 'ENOENT') throw error;
    await createFolder(dirname(folder));
    await create().catch((again: unknown) => {
      if (errorCode(again) !== 'EEXIST') throw again;
    });
  }
}
