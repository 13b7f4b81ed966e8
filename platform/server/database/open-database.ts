import { join } from 'node:path';
import { Kysely, type Migration, sql, type Transaction } from 'kysely';
import { createFolder } from '../create-folder.ts';
import { messageOf, StartError } from '../start-error.ts';
import { noteFailure } from './failures.ts';
import { allMigrations, type Migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Backend, PlatformSchema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** The location of the database: `databaseUrl` (PostgreSQL), or else a file in `dataDir`. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Name of the database file in `dataDir`. */
export const DATABASE_FILE = 'site.db';

/**
 * Opens the database and migrates it to the newest schema. Creates the file if it does not exist. Close it with `destroy()`.
 * @param migrations The site's own; the platform's are added.
 * @param warn Called with a sentence if the database is read-only.
 * @throws StartError if the database cannot be used, or has the schema of another version.
 */
export async function openDatabase<Schema extends PlatformSchema>(
  place: DatabasePlace,
  migrations?: Migrations,
  warn: (text: string) => void = () => {},
): Promise<Kysely<Schema>> {
  const { db, ...backend } = await connectDatabase<Schema>(place, warn);
  try {
    await db.transaction().execute((transaction) => migrate(transaction, migrations, backend));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Checks that the database can be opened, without migrating it.
 * @throws StartError if it cannot be used.
 */
export async function checkDatabase(place: DatabasePlace): Promise<void> {
  const { db } = await connectDatabase(place);
  await sql`select 1`.execute(db);
  await db.destroy();
}

/** Opens the database without migrating it. */
export async function connectDatabase<Schema extends PlatformSchema>(
  place: DatabasePlace,
  warn: (text: string) => void = () => {},
) {
  const { dialect, ...backend } = await openBackend(place, warn);
  const db = new Kysely<Schema>({
    dialect,
    log: (event) => {
      if (event.level === 'error') noteFailure(event.error);
    },
  });
  return { db, ...backend };
}

async function openBackend({ dataDir, databaseUrl }: DatabasePlace, warn: (text: string) => void): Promise<Backend> {
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl);
    await createFolder(dataDir);
    return await openSqlite(join(dataDir, DATABASE_FILE), warn);
  } catch (error) {
    // The URL is not shown: it may contain a password.
    const place = databaseUrl === undefined ? `DATA_DIR: ${dataDir}` : 'DATABASE_URL: the database';
    throw new StartError(`${place} cannot be used (${messageOf(error)})`);
  }
}

/** Table of applied migrations. */
export const MIGRATION_TABLE = 'kysely_migration';

interface MigrationLog {
  readonly kysely_migration: { readonly name: string; readonly timestamp: string };
}

/** First migration of the schema before version 1. */
const OLD_SCHEMA = '0001_releases';

/**
 * Applies the migrations that are not applied yet. Servers that start at the same time migrate one after the other, because each
 * transaction excludes all others.
 * @throws StartError if the database has the schema of another version.
 */
export async function migrate<Schema>(
  transaction: Transaction<Schema>,
  migrations: Migrations | undefined,
  { setting, columnTypes }: Omit<Backend, 'dialect'>,
): Promise<void> {
  const log = transaction as Transaction<unknown> as Transaction<MigrationLog>;
  await log.schema
    .createTable(MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const known: Readonly<Record<string, Migration>> = allMigrations(migrations)(columnTypes);
  const applied = await appliedMigrations(log);
  checkMigrations(applied, Object.keys(known), `${setting}: the database`);
  for (const name of Object.keys(known).sort()) {
    if (applied.includes(name)) continue;
    await known[name]?.up(transaction);
    await log.insertInto(MIGRATION_TABLE).values({ name, timestamp: new Date().toISOString() }).execute();
  }
}

const appliedMigrations = async (db: Kysely<MigrationLog>): Promise<string[]> =>
  (await db.selectFrom(MIGRATION_TABLE).select('name').execute()).map(({ name }) => name);

/**
 * @param subject What has these migrations, for the error.
 * @throws StartError if the schema is that of another version.
 */
export function checkMigrations(applied: readonly string[], known: readonly string[], subject: string): void {
  if (applied.includes(OLD_SCHEMA)) {
    throw new StartError(
      `${subject} has the schema before version 1, which this server cannot read: use the server that made it, or an empty database`,
    );
  }
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new StartError(`${subject} was used by a newer server (it has ${newer}): use that one`);
  }
}
