import type { DatabasePlace } from '../database/open-database.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/**
 * Opens a snapshot of a database, by a connection of its own. It changes nothing, and holds nobody up.
 * @throws the driver's error if the database cannot be read.
 */
export async function openSnapshot({ dataDir, databaseUrl }: DatabasePlace): Promise<Snapshot> {
  return databaseUrl === undefined ? openSqliteSnapshot(dataDir) : openPostgresSnapshot(databaseUrl);
}
