import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { Pool } from 'pg';
import type { Backend } from './backend.ts';

const MAX_CONNECTIONS = 10;

/** Maximum time for a connection to be opened, or to become free, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

/** Maximum time for which the database runs a statement, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Maximum time for a result to arrive, in milliseconds. Longer, so that it is exceeded only if the network is down. */
const QUERY_TIMEOUT_MS = 15_000;

/** Maximum age of a connection, in seconds, so that one with a dead network is closed at some time. */
const MAX_LIFETIME_S = 300;

/** A role or a database may have `synchronous_commit` off, which could lose stored messages. */
const SESSION = `set synchronous_commit = on; set statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

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
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_S,
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
  return {
    setting: 'DATABASE_URL',
    dialect,
    columnTypes: { bytes: 'bytea', search: 'gin' },
    begin: ['begin', LOCK],
  };
}

/** Runs one transaction at a time, as SQLite does, so that nothing changes between a transaction's reads and its writes. */
class LockingPostgresDriver extends PostgresDriver {
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
