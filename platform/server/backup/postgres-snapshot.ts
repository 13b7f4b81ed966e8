import { Client, types } from 'pg';
import type { Value } from './parts.ts';
import { MIGRATIONS, type Snapshot } from './snapshot.ts';

/** Rows of one query, and of one in a table with bytes, whose rows are large: files of releases have up to 8 MiB. */
const BATCH = { small: 500, large: 4 };

/** Time after which the database gives up a backup whose disk takes nothing, in milliseconds. */
const IDLE_MS = 300_000;

/** Tables of the site's schema in the order in which they were created, without those of extensions. */
const TABLES = `select c.oid, c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns, bool_or(a.atttypid = 'bytea'::regtype) as has_bytes
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid order by c.oid`;

/** Numbers and bytes; all other values are read as text, as which every column takes them back. */
const PARSED: ReadonlySet<number> = new Set([
  types.builtins.BOOL,
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.FLOAT4,
  types.builtins.FLOAT8,
  types.builtins.BYTEA,
]);

/** Numbers of 64 bits that JavaScript can hold are the same as those of SQLite. */
const parseInt8 = (text: string): number | string => (Number.isSafeInteger(Number(text)) ? Number(text) : text);

function getTypeParser(oid: number): (text: string) => unknown {
  if (oid === types.builtins.INT8) return parseInt8;
  return PARSED.has(oid) ? types.getTypeParser(oid) : (text) => text;
}

/** Opens a snapshot of a PostgreSQL database, by a transaction that reads what was committed before it. */
export async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  // Not the name of a server: a restore asks whether one runs.
  const client = new Client({ connectionString: databaseUrl, application_name: 'site backup', keepAlive: true });
  // An error is followed by the failure of the next query.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`set idle_in_transaction_session_timeout = ${IDLE_MS}`);
    await client.query('begin isolation level repeatable read, read only');
    const { rows: found } = await client.query<{ name: string; columns: string[]; has_bytes: boolean }>(TABLES);
    const hasMigrations = found.some(({ name }) => name === MIGRATIONS);
    const { rows: applied } = hasMigrations
      ? await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by name`)
      : { rows: [] };
    const tables = found.map(({ name, columns, has_bytes }) => ({
      name,
      columns,
      rows: () => rowsOf(client, name, columns, has_bytes ? BATCH.large : BATCH.small),
    }));
    return { migrations: applied.map((one) => one.name), tables, close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Yields the rows of a table, of which a batch is in memory. */
async function* rowsOf(
  client: Client,
  table: string,
  columns: readonly string[],
  batch: number,
): AsyncGenerator<readonly Value[]> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join();
  await client.query(`declare backup no scroll cursor for select ${list} from ${client.escapeIdentifier(table)}`);
  const query = { text: `fetch ${batch} from backup`, rowMode: 'array', types: { getTypeParser } };
  for (;;) {
    const { rows } = await client.query<Value[]>(query as never);
    yield* rows;
    if (rows.length < batch) break;
  }
  await client.query('close backup');
}
