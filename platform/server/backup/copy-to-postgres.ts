import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migrations } from '../database/migrations.ts';
import {
  connectDatabase,
  DATABASE_FILE,
  type DatabasePlace,
  MIGRATION_TABLE,
  migrate,
  openDatabase,
} from '../database/open-database.ts';
import { StartError } from '../start-error.ts';
import { requireUnused } from './restore.ts';

/** Bounds of the rows that are inserted together. */
const MAX = { rows: 500, bytes: 8 * 1024 * 1024 };

type Row = Readonly<Record<string, unknown>>;
type AnyDatabase = Kysely<Record<string, Row>>;

/**
 * Copies the database file of a site to an empty PostgreSQL database, in one transaction. Returns the number of rows.
 * @throws StartError if a server uses the file, or the PostgreSQL database has tables.
 */
export async function copyToPostgres(place: DatabasePlace, migrations?: Migrations): Promise<number> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === undefined) throw new StartError('DATABASE_URL is missing: the empty PostgreSQL database');
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new StartError(`${file} does not exist: set DATA_DIR as for the site`);
  requireUnused(file);
  const source = (await openDatabase({ dataDir }, migrations)) as unknown as AnyDatabase;
  try {
    const { db: target, ...backend } = await connectDatabase(place);
    const copying = target.transaction().execute(async (transaction) => {
      const tables = await sql`select 1 from pg_tables where schemaname = current_schema()`.execute(transaction);
      if (tables.rows.length > 0) throw new StartError('DATABASE_URL: the database has tables; create an empty one');
      await migrate(transaction, migrations, backend);
      let rows = 0;
      for (const table of await tablesOf(source)) {
        rows += await copyTable(source, transaction as unknown as AnyDatabase, table);
      }
      return rows;
    });
    return await copying.finally(() => target.destroy());
  } finally {
    await source.destroy();
  }
}

/** Returns the tables in the order of their creation: references lead to earlier ones. Leaves out the tables of full-text search. */
async function tablesOf(source: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema join pragma_table_list using (name)
    where pragma_table_list.type = 'table' and schema = 'main' and name not like 'sqlite\\_%' escape '\\'
    order by sqlite_schema.rowid`.execute(source);
  return rows.map(({ name }) => name).filter((name) => name !== MIGRATION_TABLE);
}

/** Copies the rows of a table in place of those that migrations have inserted. Returns their number. */
async function copyTable(source: AnyDatabase, target: AnyDatabase, table: string): Promise<number> {
  await target.deleteFrom(table).execute();
  let [batch, bytes, count]: [Row[], number, number] = [[], 0, 0];
  const insert = async () => {
    if (batch.length > 0) await target.insertInto(table).values(batch).execute();
    count += batch.length;
    [batch, bytes] = [[], 0];
  };
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    batch.push(row);
    bytes += Object.values(row).reduce((sum: number, value) => sum + sizeOf(value), 0);
    if (batch.length === MAX.rows || bytes > MAX.bytes) await insert();
  }
  await insert();
  return count;
}

function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  return typeof value === 'string' ? value.length : 8;
}
