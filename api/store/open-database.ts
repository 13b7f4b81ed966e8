import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { reasonOf, StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { migrate } from './migrate.ts';
import { migrationsFor } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Where the database is: at `databaseUrl` (PostgreSQL), or else in a file in `dataDir`. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/**
 * The database at its place, with the newest schema; a file is made when there is none. End it with `destroy()`.
 * @throws StartError when it cannot be used, or belongs to a newer server.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> {
  const backend = await (databaseUrl === undefined ? openFile(dataDir) : openServer(databaseUrl));
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

/** The complaint does not show the address, which may have a password in it. */
async function openServer(databaseUrl: string): Promise<Backend> {
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be used (${reasonOf(error)})`);
  }
}
