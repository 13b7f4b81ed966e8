import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';

const LOG = 'kysely_migration';

/**
 * Brings the schema up to the newest of `migrations`, all or nothing. Servers that start at the same time wait for
 * each other.
 * @throws StartError when the database was already used by a newer server.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  { setting, begin }: Pick<Backend, 'setting' | 'begin'>,
): Promise<void> {
  await exclusively(db, begin, async (connection) => {
    const newer = (await appliedMigrations(connection)).find((name) => !(name in migrations));
    if (newer !== undefined) {
      throw new StartError(`${setting}: the database was used by a newer server (it has ${newer}); start that one`);
    }
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const migrator = new Migrator({
      db: connection,
      provider,
      migrationTableName: LOG,
      disableTransactions: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** A transaction of the connection rather than Kysely's own, within which its Migrator refuses to run. */
async function exclusively<Schema>(
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
  if (!tables.some(({ name }) => name === LOG)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(LOG)}`.execute(db);
  return rows.map(({ name }) => name);
}
