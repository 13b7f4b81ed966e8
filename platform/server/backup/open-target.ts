import type { DatabasePlace } from '../database/open-database.ts';
import { openPostgresTarget } from './postgres-target.ts';
import { openSqliteTarget } from './sqlite-target.ts';
import type { Target, TargetOptions } from './target.ts';

/**
 * Opens the target of a restore.
 * @throws BackupError if there is an old database and it may not be replaced, or if a server uses it.
 */
export async function openTarget({ dataDir, databaseUrl }: DatabasePlace, options: TargetOptions): Promise<Target> {
  return databaseUrl === undefined
    ? openSqliteTarget(dataDir, options)
    : openPostgresTarget(databaseUrl, dataDir, options);
}
