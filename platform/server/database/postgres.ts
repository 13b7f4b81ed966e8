import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { Pool } from 'pg';
import type { Backend } from './backend.ts';

/** Most connections of one server. */
const CONNECTIONS = 10;

/** How long a connection may take to be made, or to become free, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

/** How long the database works at a statement at most, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** How long an answer is waited for: longer, so that it is given up only when the network is gone. */
const ANSWER_TIMEOUT_MS = 15_000;

/** How long a connection is kept, in seconds, so that one whose network is gone is not kept for ever. */
const LIFETIME_S = 300;

/** `synchronous_commit` is set because a role or a database may have it off, and then answered messages could be lost. */
const SESSION = `set synchronous_commit = on; set statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

/** Held by a transaction to its end; the number means this site's transactions and nothing else. */
const LOCK = 'select pg_advisory_xact_lock(2852025)';

/**
 * Opens a PostgreSQL database. A connection that is lost later fails what was under way on it; the next query makes a new
 * one.
 * @throws the driver's error when the database cannot be reached or does not let us in.
 */
export async function openPostgres(url: string): Promise<Backend> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    onConnect: (client) => client.query(SESSION),
  });
  // Without listeners a lost connection would end the process. Whoever uses it is told by the failure of a query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    setting: 'DATABASE_URL',
    dialect: new LockingPostgresDialect({ pool }),
    columnTypes: { bytes: 'bytea', search: 'gin' },
    begin: ['begin', LOCK],
  };
}

/** Lets one transaction run at a time, as SQLite does, so that what one has read nobody changes before it writes. */
class LockingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LockingPostgresDriver(this.#config);
  }
}

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
