import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { rowsOf } from '../database/sqlite-connection.ts';
import { BackupError } from './backup-error.ts';
import type { Value } from './parts.ts';
import { MIGRATIONS, type Snapshot } from './snapshot.ts';

/** Maximum time for which a statement waits for another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Tables in the order in which they were created, without virtual ones and those that they are made of. */
const TABLES = `select name from sqlite_schema join pragma_table_list using (name)
  where pragma_table_list.type = 'table' and schema = 'main' and name not like 'sqlite\\_%' escape '\\'
  order by sqlite_schema.rowid`;

/** Opens a snapshot of a database file: https://www.sqlite.org/isolation.html */
export async function openSqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const file = join(dataDir, 'site.db');
  await stat(file).catch(() => {
    throw new BackupError(`there is no database ${file}: DATA_DIR has to be that of the site`);
  });
  const connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // A transaction reads what was committed before its first reading, to its end.
    connection.exec('begin');
    const names = all(connection, TABLES).flat().map(String);
    const migrations = names.includes(MIGRATIONS)
      ? all(connection, `select name from ${MIGRATIONS} order by name`).flat().map(String)
      : [];
    const tables = names.map((name) => {
      const columns = all(connection, `select name from pragma_table_info('${name}') order by cid`).flat().map(String);
      const query = `select ${columns.map((column) => `"${column}"`).join()} from "${name}"`;
      return { name, columns, rows: () => rowsOf<readonly Value[]>(arrays(connection, query)) };
    });
    return { migrations, tables, close: async () => connection.close() };
  } catch (error) {
    connection.close();
    throw error;
  }
}

function arrays(connection: DatabaseSyncInstance, query: string) {
  const statement = connection.prepare(query);
  statement.setReturnArrays(true);
  return statement;
}

const all = (connection: DatabaseSyncInstance, query: string) =>
  arrays(connection, query).all() as unknown as Value[][];
