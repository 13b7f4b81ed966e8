import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { sha256 } from '@platform/build/gate/built-release';
import { DATABASE_FILE, type DatabasePlace, MIGRATION_TABLE } from '../database/open-database.ts';
import type { FileRow } from '../database/schema.ts';
import { openBucket } from '../releases/store/bucket.ts';
import { objectOf } from '../releases/store/objects.ts';
import { StartError } from '../start-error.ts';
import { writeBackup } from './backup-file.ts';

/** Maximum time for which a statement waits for another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Key of the setting with the ISO time of the last backup. */
export const LAST_BACKUP = 'last-backup';

/** The site's settings about backups. */
export interface BackupSettings extends DatabasePlace {
  readonly filesUrl?: string | undefined;
  readonly backupKey?: string | undefined;
}

/** A finished backup. */
export interface Backup {
  readonly file: string;
  /** Bytes of the file. */
  readonly size: number;
  /** Hashes of files of releases that are not whole in the bucket: the backup has only their rows. */
  readonly missing: readonly string[];
}

/** @throws StartError if the database is PostgreSQL, which has its own programs. */
export function requireSqlite({ databaseUrl }: DatabasePlace): void {
  if (databaseUrl === undefined) return;
  throw new StartError(
    'DATABASE_URL is set: make backups of PostgreSQL with pg_dump, restore them with pg_restore (docs/operate/backup.md)',
  );
}

/**
 * Writes a backup of a site's database file while servers run: a copy by SQLite's VACUUM INTO, compressed and encrypted. Includes the
 * files of releases that are in a bucket.
 * @throws StartError if there is no database file, or the backup exists; the system's or the driver's error otherwise.
 */
export async function makeBackup(file: string, settings: BackupSettings, now = () => new Date()): Promise<Backup> {
  requireSqlite(settings);
  const at = now().toISOString();
  const database = join(settings.dataDir, DATABASE_FILE);
  if (!existsSync(database)) throw new StartError(`${database} does not exist: set DATA_DIR as for the site`);
  // The copy is not encrypted, so it is made beside the database and not beside the backup.
  return withWorkFolder(settings.dataDir, async (folder) => {
    const copy = join(folder, DATABASE_FILE);
    const source = new DatabaseSync(database, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      source.prepare('vacuum into ?').run(copy);
    } finally {
      source.close();
    }
    const connection = new DatabaseSync(copy);
    const missing = await completeCopy(connection, settings, at).finally(() => connection.close());
    const size = await writeBackup(file, copy, settings.backupKey);
    return { file, size, missing };
  });
}

/** Stores the time of the backup in a copy, and the files that are in a bucket. Returns the hashes of those that are missing there. */
async function completeCopy(copy: DatabaseSyncInstance, { filesUrl }: BackupSettings, at: string): Promise<string[]> {
  if (!copy.prepare('select 1 from sqlite_schema where name = ?').get(MIGRATION_TABLE)) {
    throw new StartError('the database has no tables of a site');
  }
  copy.prepare('insert or replace into settings (key, value) values (?, ?)').run(LAST_BACKUP, at);
  // A restored site never removes an object of the site that the backup was made of.
  copy.exec('delete from unneeded_objects');
  const files = copy.prepare('select sha256, object from files where size > 0 and length(bytes) = 0').all();
  if (files.length === 0) return [];
  if (filesUrl === undefined) throw new StartError('files of releases are in a bucket: set FILES_URL as for the site');
  const bucket = openBucket(filesUrl);
  const update = copy.prepare('update files set bytes = ?, object = null where sha256 = ?');
  const missing: string[] = [];
  for (const row of files as unknown as Pick<FileRow, 'sha256' | 'object'>[]) {
    const bytes = await bucket.get(objectOf(row));
    if (bytes !== undefined && sha256(bytes) === row.sha256) update.run(bytes, row.sha256);
    else missing.push(row.sha256);
  }
  return missing;
}

const WORK_FOLDER = 'backup-';
const DAY_MS = 86_400_000;

/** Runs `work` with a new folder in the data folder, then removes it, and those that interrupted runs left there a day ago. */
export async function withWorkFolder<Result>(dataDir: string, work: (folder: string) => Promise<Result>) {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const isOld = name.startsWith(WORK_FOLDER) && (await stat(path)).mtimeMs < Date.now() - DAY_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(dataDir, WORK_FOLDER));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
