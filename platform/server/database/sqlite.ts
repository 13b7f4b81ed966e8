import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { messageOf } from '../start-error.ts';
import type { Backend } from './backend.ts';

/** How long a statement waits for another process's transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

const BEGIN = 'begin immediate';

/**
 * Opens a database file, which is made when there is none. `:memory:` keeps everything in memory.
 * @throws the driver's error when the file cannot be opened or written, or is no database.
 */
export async function openSqlite(file: string): Promise<Backend> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    await turnOnWriteAheadLog(database);
    database.exec('pragma synchronous = full');
    database.exec(`${BEGIN}; rollback`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    setting: 'DATA_DIR',
    dialect: new ImmediateSqliteDialect({ database: asKyselyDatabase(database) }),
    columnTypes: { bytes: 'blob', search: 'fts5' },
    begin: [BEGIN],
  };
}

/** Changing the journal ignores the busy timeout, so it is tried again for as long. */
async function turnOnWriteAheadLog(database: DatabaseSyncInstance): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!/locked|busy/i.test(messageOf(error)) || Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}

/** Statements that are kept prepared: there are few different ones, but for those that write groups of many sizes. */
const MOST_PREPARED = 100;

/** A statement that is read row by row is prepared for that: it is not over when it is asked for again. */
function asKyselyDatabase(database: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MOST_PREPARED, memoMethod: prepare });
  function prepare(text: string): SqliteStatement {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => database.prepare(text).iterate(...parameters),
    };
  }
  return { close: () => database.close(), prepare: (text) => prepared.memo(text) };
}

/**
 * Begins every transaction as a writer. A transaction that begins as a reader fails without waiting when another
 * process writes before its own first write: https://www.sqlite.org/lang_transaction.html
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}
