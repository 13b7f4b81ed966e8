import type { ColumnDataType, Dialect } from 'kysely';

/** Everything that one kind of database does in its own way. */
export interface Backend {
  /** The variable that says where the database is. */
  readonly setting: 'DATA_DIR' | 'DATABASE_URL';
  /** With it, every `db.transaction()` waits for the end of the one before, of other processes too. */
  readonly dialect: Dialect;
  readonly columnTypes: ColumnTypes;
  /** The statements that begin a transaction in which the schema may be changed; it waits as those of `dialect` do. */
  readonly begin: readonly string[];
}

/** What differs between databases in a table's definition. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
  /** How messages are searched: by a table of SQLite's FTS5, or by an index of PostgreSQL's text search. */
  readonly search: 'fts5' | 'gin';
}
