import type { Kysely, Migration, Transaction } from 'kysely';
import { StartError } from '../start-error.ts';

/** The table of applied migrations, as Kysely's own migrator creates it. */
interface MigrationLog {
  readonly kysely_migration: { readonly name: string; readonly timestamp: string };
}

/**
 * Applies all migrations that are not applied yet, in one transaction. Servers that start at the same time migrate one after
 * the other.
 * @param setting The environment variable with the location of the database.
 * @throws StartError if the database was already used by a newer server.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  setting: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const log = transaction as Transaction<unknown> as Transaction<MigrationLog>;
    await log.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    const rows = await log.selectFrom('kysely_migration').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    const newer = [...applied].find((name) => !(name in migrations));
    if (newer !== undefined) {
      throw new StartError(`${setting}: the database was used by a newer server (it has ${newer}); start that one`);
    }
    for (const name of Object.keys(migrations).sort()) {
      if (applied.has(name)) continue;
      await migrations[name]?.up(transaction);
      await log.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
    }
  });
}
