import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { Pool } from 'pg';
import { noteFailure } from './failures.ts';
import type { Backend } from './schema.ts';

/**
 * Time after which the database ends a transaction whose server sends nothing, in milliseconds: a frozen server keeps its locks
 * no longer.
 */
const IDLE_TRANSACTION_MS = 15_000;

/** Maximum time of a statement, in milliseconds. One that waits for the lock of a frozen server gets it before. */
const STATEMENT_MS = IDLE_TRANSACTION_MS + 5000;

/** A role or a database may have `synchronous_commit` off, which could lose stored messages. */
const SESSION = `set synchronous_commit = on;
  set statement_timeout = ${STATEMENT_MS};
  set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`;

/** A transaction holds this lock to its end. The number is used for nothing else. */
const LOCK = 'select pg_advisory_xact_lock(2852025)';

/**
 * Opens a PostgreSQL database. If a connection is lost later, its queries fail, and the next query opens a new one.
 * @throws the driver's error if the database cannot be reached or refuses the connection.
 */
export async function openPostgres(url: string): Promise<Backend> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site',
    max: 10,
    // Also the time for a connection to become free.
    connectionTimeoutMillis: 5000,
    // Longer than the database's own timeout, so that it is exceeded only if the network is down.
    query_timeout: STATEMENT_MS + 5000,
    // A connection whose network is down is closed at some time.
    maxLifetimeSeconds: 300,
    keepAlive: true,
    onConnect: (client) => client.query(SESSION),
  });
  // Without listeners a lost connection would end the process. Its queries fail anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new LockingPostgresDriver({ pool });
  return { setting: 'DATABASE_URL', dialect, columnTypes: { bytes: 'bytea', search: 'gin', isShared: true } };
}

/** Runs one transaction at a time, as SQLite does, so that nothing changes between a transaction's reads and its writes. */
class LockingPostgresDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(LOCK));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}
