import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';
import { errorCode, messageOf } from './start-error.ts';

/** Names of a server's files in its data folder. */
const CONTENTS = ['site.db', 'site.db-wal', 'site.db-shm', 'publish-token', 'log-head', 'cache'];

/** Permission bits of everybody but the user. */
const OTHERS = 0o077;

/** Bit of folders such as `/tmp`, which all users share. */
const STICKY = 0o1000;

/**
 * Creates the data folder unless it exists, and removes all rights of other users to it and to the server's files in it.
 * Returns a line about each change, and about each failure.
 * A folder that cannot be created is one of them: with another database, nothing in it is needed.
 */
export async function openDataFolder(folder: string): Promise<string[]> {
  try {
    await createFolder(folder);
    const lines: string[] = [];
    for (const path of [folder, ...CONTENTS.map((name) => join(folder, name))]) lines.push(...(await tighten(path)));
    return lines;
  } catch (error) {
    return [`${folder} cannot be used (${messageOf(error)}): make it a folder that this user can write to`];
  }
}

async function tighten(path: string): Promise<string[]> {
  const info = await stat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (info === undefined || (info.mode & OTHERS) === 0) return [];
  const open = `${path} is open to other users (mode ${octal(info.mode)})`;
  if (info.mode & STICKY) return [`${open}, who share it: set DATA_DIR to a folder of its own`];
  const mode = info.mode & 0o700;
  try {
    await chmod(path, mode);
  } catch (error) {
    return [`${open} and cannot be closed (${messageOf(error)}): run "chmod ${octal(mode)} ${path}" as its owner`];
  }
  // Some file systems, such as those of Windows shares, ignore the change.
  const isClosed = ((await stat(path)).mode & OTHERS) === 0;
  return [
    isClosed
      ? `${path} was open to other users, and is closed now (mode ${octal(mode)})`
      : `${open}: its file system keeps it so`,
  ];
}

const octal = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');
