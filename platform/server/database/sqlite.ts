import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Backend } from './schema.ts';
import { BEGIN, connect, rowsOf } from './sqlite-connection.ts';

/** Maximum number of prepared statements. Few statements differ, except for those that write groups of rows. */
const MAX_PREPARED = 100;

/**
 * Opens a database file. Creates it if there is none, for the user of this process alone. `:memory:` opens a database in memory.
 * @param warn Called with a sentence if it can be read only.
 * @throws the driver's error if the file cannot be opened, or is not a database.
 */
export async function openSqlite(file: string, warn: (text: string) => void = () => {}): Promise<Backend> {
  const connection = await connect(file, warn);
  const database = asKyselyDatabase(connection);
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new ImmediateSqliteDriver({ database });
  return { setting: 'DATA_DIR', dialect, columnTypes: { bytes: 'blob', search: 'fts5', isShared: false } };
}

/** Statements stay prepared, except for those that are read row by row: two of these may overlap. */
function asKyselyDatabase(connection: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_PREPARED, memoMethod: prepare });
  function prepare(text: string): SqliteStatement {
    const statement = connection.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => rowsOf(connection.prepare(text), parameters),
    };
  }
  return { close: () => closeWhole(connection), prepare: (text) => prepared.memo(text) };
}

/**
 * Moves all of the write-ahead log into the database file, then closes it, so that the file alone is the whole database even
 * while another process has it open. If another one is reading, the log stays, and belongs to the database.
 */
function closeWhole(connection: DatabaseSyncInstance): void {
  try {
    connection.exec('pragma wal_checkpoint(truncate)');
  } finally {
    connection.close();
  }
}

/**
 * Begins every transaction as a writer. A transaction that begins as a reader fails without waiting if another process
 * writes before its own first write: https://www.sqlite.org/lang_transaction.html
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}
