import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';

const TABLE = 'kysely_migration';

/**
 * Migrates the schema to the newest of `migrations`, all or nothing. Servers that start at the same time migrate one after the
 * other.
 * @throws StartError if the database was already used by a newer server.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  { setting, begin }: Pick<Backend, 'setting' | 'begin'>,
): Promise<void> {
  await inTransaction(db, begin, async (connection) => {
    const newer = (await appliedMigrations(connection)).find((name) => !(name in migrations));
    if (newer !== undefined) {
      throw new StartError(`${setting}: the database was used by a newer server (it has ${newer}); start that one`);
    }
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableName: TABLE,
      disableTransactions: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** Runs `work` in a transaction of the connection: Kysely's Migrator refuses to run in one of Kysely's own. */
async function inTransaction<Schema>(
  db: Kysely<Schema>,
  begin: readonly string[],
  work: (connection: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    try {
      for (const statement of begin) await run(statement);
      await work(connection);
      await run('commit');
    } catch (error) {
      await run('rollback');
      throw error;
    }
  });
}

async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
