import type { ColumnDataType, Dialect } from 'kysely';

/** The differences between kinds of databases. */
export interface Backend {
  /** The environment variable with the location of the database. */
  readonly setting: 'DATA_DIR' | 'DATABASE_URL';
  /** Runs one `db.transaction()` at a time, those of other processes included. */
  readonly dialect: Dialect;
  readonly columnTypes: ColumnTypes;
}

/** The differences between databases in a table's definition. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
  /** Full-text search: by a table of SQLite's FTS5, or by an index of PostgreSQL. */
  readonly search: 'fts5' | 'gin';
  /** Whether servers on several machines can share the database. */
  readonly isShared: boolean;
}
