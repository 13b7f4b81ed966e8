import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { createFolder } from '../create-folder.ts';
import { messageOf, StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { noteFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { allMigrations, type Migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { PlatformSchema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** The location of the database: `databaseUrl` (PostgreSQL), or else a file in `dataDir`. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/**
 * Opens the database and migrates it to the newest schema. Creates the file if there is none. Close it with `destroy()`.
 * @param migrations The site's own; the platform's are added.
 * @param warn Called with a sentence if the database can be read only.
 * @param only Names of the migrations to apply, all of which an older server had. Default: all.
 * @throws StartError if the database cannot be used, or was used by a newer server.
 */
export async function openDatabase<Schema extends PlatformSchema>(
  place: DatabasePlace,
  migrations: Migrations = () => ({}),
  warn: (text: string) => void = () => {},
  only?: ReadonlySet<string>,
): Promise<Kysely<Schema>> {
  const backend = await openBackend(place, warn);
  const db = new Kysely<Schema>({
    dialect: backend.dialect,
    log: (event) => {
      if (event.level === 'error') noteFailure(event.error);
    },
  });
  try {
    const { columnTypes, setting } = backend;
    const known = Object.entries(allMigrations(migrations)(columnTypes));
    await migrate(db, Object.fromEntries(known.filter(([name]) => only?.has(name) ?? true)), setting);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Checks that a database can be opened. Does not migrate it.
 * @throws StartError if it cannot be used.
 */
export async function checkDatabase(place: DatabasePlace): Promise<void> {
  const { dialect } = await openBackend(place, () => {});
  const db = new Kysely({ dialect });
  await sql`select 1`.execute(db);
  await db.destroy();
}

async function openBackend({ dataDir, databaseUrl }: DatabasePlace, warn: (text: string) => void): Promise<Backend> {
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl);
    await createFolder(dataDir);
    return await openSqlite(join(dataDir, 'site.db'), warn);
  } catch (error) {
    // The URL is not shown: it may contain a password.
    const place = databaseUrl === undefined ? `DATA_DIR: ${dataDir}` : 'DATABASE_URL: the database';
    throw new StartError(`${place} cannot be used (${messageOf(error)})`);
  }
}
