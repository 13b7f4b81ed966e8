import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createFolder } from '../create-folder.ts';
import { allMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import type { PlatformDatabase, PlatformSchema } from '../database/schema.ts';
import { openHeadFile } from '../deployments/head-file.ts';
import type { Site } from '../site.ts';
import { readBackup } from './backup-file.ts';
import { checkParts, loadParts } from './load.ts';
import type { BackupSettings } from './make-backup.ts';
import { openTarget } from './open-target.ts';

/** What a site tells a restore. */
export type RestoredSite<Schema extends PlatformSchema> = Pick<Site<Schema>, 'migrations' | 'restored'>;

/** What is restored, and how far. */
export interface RestoreOptions {
  /** Absolute path of a backup. */
  readonly file: string;
  /** Whether a database that is there is replaced, and kept aside. */
  readonly replace: boolean;
  /** Whether the backup is only read to its end, and nothing is changed. */
  readonly isCheck: boolean;
}

/** A backup that was checked, or restored. */
export interface Restored {
  /** ISO time at which the backup was begun. */
  readonly at: string;
  readonly rows: number;
  /** Where the database is kept that was there before. */
  readonly kept?: string | undefined;
}

const columnTypes = { bytes: 'blob', search: 'fts5', isShared: false } as const;

/**
 * Restores a backup. It is read to its end first; then a new database is made beside the old one, and put in its place in one step. The
 * backup may be of another kind of database, or of an older server.
 * @throws BackupError if the backup is not whole, has another key or is newer, or if the old database may not be replaced or is in use.
 */
export async function restore<Schema extends PlatformSchema>(
  { file, replace, isCheck }: RestoreOptions,
  settings: BackupSettings,
  { migrations, restored }: RestoredSite<Schema>,
  now = () => new Date(),
): Promise<Restored> {
  const key = settings.backupKey;
  const known = new Set(Object.keys(allMigrations(migrations)(columnTypes)));
  const { start, rows } = await readBackup(file, key, (parts) => checkParts(parts, known));
  if (isCheck) return { at: start.at, rows };
  // The copy of the log's end goes there, also where the database is elsewhere.
  await createFolder(settings.dataDir);
  const target = await openTarget(settings, { replace, now });
  try {
    const old = await openDatabase(target.place, migrations, undefined, new Set(start.migrations));
    await readBackup(file, key, (parts) => loadParts(parts, old as never)).finally(() => old.destroy());
    const db = await openDatabase<Schema>(target.place, migrations);
    const head = await finish(db, restored).finally(() => db.destroy());
    const kept = await target.replace();
    await writeHead(settings.dataDir, head);
    return { at: start.at, rows, kept };
  } finally {
    await target.discard();
  }
}

/** Lets the site finish its tables. Returns the newest entry of the log. */
async function finish<Schema extends PlatformSchema>(db: Kysely<Schema>, restored: RestoredSite<Schema>['restored']) {
  await restored?.(db);
  const log = (db as unknown as PlatformDatabase).selectFrom('deployments');
  return log.select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/** Makes this server expect the restored log, and not the one of before. */
async function writeHead(dataDir: string, head: { seq: number; hash: string } | undefined): Promise<void> {
  const file = join(dataDir, 'log-head');
  await rm(file, { force: true });
  if (head === undefined) return;
  let failure: unknown;
  const headFile = await openHeadFile(file, (error) => {
    failure = error;
  });
  await headFile.write(head);
  if (failure) throw failure;
}
