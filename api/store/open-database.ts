import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { reasonOf, StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { migrate } from './migrate.ts';
import { migrationsFor } from './migrations.ts';
import type { Database, Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/**
 * The database in the data folder, with the newest schema. Both are made when they do not exist. End it with
 * `destroy()`.
 * @throws StartError when the folder cannot be written, or belongs to a newer server.
 */
export async function openDatabase({ dataDir }: { dataDir: string }): Promise<Database> {
  const backend = await openFile(dataDir);
  const db = new Kysely<Schema>({ dialect: backend.dialect });
  try {
    await migrate(db, migrationsFor(backend.columnTypes), backend);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function openFile(dataDir: string): Promise<Backend> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await openSqlite(join(dataDir, 'site.db'));
  } catch (error) {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be used (${reasonOf(error)})`);
  }
}
