import { copyFile, link, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { createFolder } from '../create-folder.ts';
import { allMigrations } from '../database/migrations.ts';
import { checkMigrations, DATABASE_FILE, MIGRATION_TABLE, openDatabase } from '../database/open-database.ts';
import type { PlatformSchema } from '../database/schema.ts';
import type { Site } from '../site.ts';
import { messageOf, StartError } from '../start-error.ts';
import { damaged, readBackup, stampOf, syncFolder } from './backup-file.ts';
import { type BackupSettings, LAST_BACKUP, requireSqlite, withWorkFolder } from './make-backup.ts';

export interface RestoreOptions {
  /** Absolute path of a backup. */
  readonly file: string;
  /** Whether an existing database is replaced, and preserved under another name. */
  readonly replace: boolean;
  /** Whether the backup is only checked, and nothing is changed. */
  readonly isCheck: boolean;
}

/**
 * Restores a backup into the data folder. The backup is unpacked beside the database, checked and migrated, and then put in its place in
 * one step.
 * @returns `at`: ISO time at which the backup was begun. `replaced`: new path of the replaced database.
 * @throws StartError if the backup is not whole, has another key or is newer, or if the database may not be replaced or is in use.
 */
export async function restore<Schema extends PlatformSchema>(
  { file, replace, isCheck }: RestoreOptions,
  settings: BackupSettings,
  { migrations, restored }: Pick<Site<Schema>, 'migrations' | 'restored'>,
  now = () => new Date(),
): Promise<{ readonly at: string; readonly replaced?: string | undefined }> {
  requireSqlite(settings);
  const { dataDir, backupKey } = settings;
  await createFolder(dataDir);
  const database = join(dataDir, DATABASE_FILE);
  if (!isCheck && (await sizeOf(database)) > 0) {
    if (!replace) {
      throw new StartError(`${database} exists: add --replace to restore in its place; it is kept under another name`);
    }
    requireUnused(database);
  }
  return withWorkFolder(dataDir, async (folder) => {
    const unpacked = join(folder, DATABASE_FILE);
    await readBackup(file, unpacked, backupKey);
    const known = Object.keys(allMigrations(migrations)({ bytes: 'blob', search: 'fts5', isShared: false }));
    const at = checkBackup(unpacked, known);
    if (isCheck) return { at };
    const db = await openDatabase<Schema>({ dataDir: folder }, migrations);
    await (restored?.(db) ?? Promise.resolve()).finally(() => db.destroy());
    const replaced = await putInPlace(unpacked, database, now());
    // The server's copy of the end of the replaced log.
    await rm(join(dataDir, 'log-head'), { force: true });
    await syncFolder(dataDir);
    return { at, replaced };
  });
}

/** Returns the time of an unpacked backup. */
function checkBackup(file: string, known: readonly string[]): string {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const [result] = connection.prepare('pragma quick_check').all();
    if (Object(result).quick_check !== 'ok') throw damaged('its database is damaged');
    const applied = connection.prepare(`select name from ${MIGRATION_TABLE}`).all();
    const names = applied.map((row) => String(Object(row).name));
    checkMigrations(names, known, 'the backup');
    const row = connection.prepare('select value from settings where key = ?').get(LAST_BACKUP);
    return String(Object(row).value);
  } catch (error) {
    throw error instanceof StartError ? error : damaged(messageOf(error));
  } finally {
    connection.close();
  }
}

/** Replaces a database by another one. Returns the new path of the replaced one. */
async function putInPlace(unpacked: string, database: string, now: Date): Promise<string | undefined> {
  let replaced: string | undefined;
  if ((await sizeOf(database)) > 0) {
    requireUnused(database);
    const path = `${database}.replaced-${stampOf(now)}`;
    // There is a database at every moment: a server that started without one would create an empty one.
    await link(database, path).catch(() => copyFile(database, path));
    // SQLite's log and its index belong to the file whose name they begin with.
    for (const end of ['-wal', '-shm'])
      if ((await sizeOf(database + end)) >= 0) await rename(database + end, path + end);
    replaced = path;
  }
  await rename(unpacked, database);
  return replaced;
}

/** Returns the size of a file in bytes; -1 if it does not exist. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  );

/**
 * Moves the log of a database into its file, which SQLite does only while no other process has it open.
 * @throws StartError if another process has it open. A damaged database is left as it is: that may be why a backup is restored.
 */
export function requireUnused(file: string): void {
  let connection: DatabaseSyncInstance | undefined;
  try {
    connection = new DatabaseSync(file);
    connection.exec('pragma journal_mode = delete');
  } catch (error) {
    const isDamaged = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(String(Object(error).sqliteCodeName));
    if (!isDamaged) throw new StartError(`${file} is in use (${messageOf(error)}): stop the site first`);
  } finally {
    connection?.close();
  }
}
