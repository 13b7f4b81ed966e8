import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { createFolder } from '../create-folder.ts';
import { messageOf } from '../start-error.ts';
import { BackupError } from './backup-error.ts';
import { stampOf, type Target, type TargetOptions } from './target.ts';

/** SQLite's log and its index: they belong to the file whose name they begin with. */
const BESIDE = ['-wal', '-shm'];

/** Opens the file of a data folder as the target of a restore. */
export async function openSqliteTarget(dataDir: string, { replace, now }: TargetOptions): Promise<Target> {
  await createFolder(dataDir);
  const file = join(dataDir, 'site.db');
  const isOld = async () => (await sizeOf(file)) > 0;
  if ((await isOld()) && !replace) {
    throw new BackupError(`${file} exists: add --replace to restore in its place; it is kept under another name`);
  }
  if (await isOld()) requireUnused(file);
  const folder = join(dataDir, 'restoring');
  await rm(folder, { recursive: true, force: true });
  await createFolder(folder);

  async function putInPlace(): Promise<string | undefined> {
    let kept: string | undefined;
    if (await isOld()) {
      requireUnused(file);
      kept = `${file}.replaced-${stampOf(now())}`;
      // At every moment there is a database: a server that started without one would create an empty one.
      await link(file, kept).catch(() => copyFile(file, kept as string));
      for (const end of BESIDE) if ((await sizeOf(file + end)) >= 0) await rename(file + end, kept + end);
    }
    await rename(join(folder, 'site.db'), file);
    const handle = await open(dataDir);
    await handle.sync().finally(() => handle.close());
    return kept;
  }

  return {
    place: { dataDir: folder },
    replace: putInPlace,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the size of a file in bytes; -1 if it does not exist. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  );

/**
 * Moves the log of a database into its file, which SQLite does only while no other process has it open.
 * @throws BackupError if one has. A damaged database is left as it is: that may be why another one is restored.
 */
function requireUnused(file: string): void {
  let connection: DatabaseSyncInstance | undefined;
  try {
    connection = new DatabaseSync(file);
    connection.exec('pragma journal_mode = delete');
  } catch (error) {
    const isDamaged = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(String(Object(error).sqliteCodeName));
    if (!isDamaged) throw new BackupError(`${file} is in use (${messageOf(error)}): stop the site, then restore`);
  } finally {
    connection?.close();
  }
}
