import { constants, existsSync, statSync } from 'node:fs';
import { access, open as openFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { errorCode, messageOf } from '../start-error.ts';

/** Maximum time for which a statement waits for another process's transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Begins a transaction as a writer. */
export const BEGIN = 'begin immediate';

/** Statements whose rows are being read. */
const reading = new Set<object>();

/**
 * Reads the rows of a statement one by one. The driver's own iterator reads from memory that was freed if nothing else refers to its
 * statement meanwhile.
 */
export function* rowsOf<Row>(
  statement: StatementSyncInstance,
  parameters: readonly unknown[] = [],
): Generator<Row, void, void> {
  reading.add(statement);
  try {
    for (const row of statement.iterate(...parameters)) yield row as Row;
  } finally {
    reading.delete(statement);
  }
}

/**
 * Opens a database file. Creates it if there is none, for the user of this process alone. A database whose disk is full or
 * read-only is opened all the same, if it has a file: it can be read, and writing to it fails.
 * @param warn Called with a sentence if it cannot be written.
 * @throws the driver's error if the file cannot be opened, or is not a database.
 */
export async function connect(file: string, warn: (text: string) => void): Promise<DatabaseSyncInstance> {
  const isOld = existsSync(file);
  const isReadOnly = await isOnReadOnlyDisk(file);
  if (!isOld && file !== ':memory:') await createPrivately(file);
  if (isReadOnly && isOld)
    warn(`${file} is on a read-only disk: nothing can be stored; make it writable, then start again`);
  try {
    return await prepare(open(file));
  } catch (error) {
    if (!isOld || !isDiskError(error)) throw error;
    if (isReadOnly) return prepare(openReadOnly(file, error));
    const connection = await prepare(openExclusively(file));
    warn(`${file} is on a full disk (${messageOf(error)}): nothing can be stored; free some space, then start again`);
    return connection;
  }
}

/** SQLite gives the write-ahead log and its index the rights of the database file. */
async function createPrivately(file: string): Promise<void> {
  await (await openFile(file, 'a', 0o600)).close();
}

const open = (file: string | URL) =>
  new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });

/** On a full disk there is no room for the index of the write-ahead log, which processes share: https://sqlite.org/wal.html#noshm */
function openExclusively(file: string): DatabaseSyncInstance {
  const connection = open(file);
  connection.exec('pragma locking_mode = exclusive');
  return connection;
}

/** Opens a file on a read-only disk, which no process can change. Throws if there is a write-ahead log, whose rows would be missing. */
function openReadOnly(file: string, error: unknown): DatabaseSyncInstance {
  const log = `${file}-wal`;
  if (existsSync(log) && statSync(log).size > 0) throw error;
  const url = pathToFileURL(file);
  url.search = '?immutable=1';
  return open(url);
}

/** Sets up a connection, or closes it. */
async function prepare(connection: DatabaseSyncInstance): Promise<DatabaseSyncInstance> {
  try {
    await turnOnWriteAheadLog(connection);
    connection.exec('pragma synchronous = full');
    connection.exec(`${BEGIN}; rollback`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Retries for the busy timeout, which a change of the journal ignores. */
async function turnOnWriteAheadLog(connection: DatabaseSyncInstance): Promise<void> {
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!/locked|busy/i.test(messageOf(error)) || Date.now() > end) throw error;
      await delay(20);
    }
  }
}

/** SQLite's names for what a full or read-only disk causes. */
const DISK_ERRORS: ReadonlySet<unknown> = new Set([
  'SQLITE_IOERR',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);

const isDiskError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'sqliteCodeName' in error && DISK_ERRORS.has(error.sqliteCodeName);

/** Returns whether a file is, or would be, on a read-only disk. */
const isOnReadOnlyDisk = (file: string): Promise<boolean> =>
  access(dirname(file), constants.W_OK).then(
    () => false,
    (error: unknown) => errorCode(error) === 'EROFS',
  );
