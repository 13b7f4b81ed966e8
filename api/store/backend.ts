import type { ColumnDataType, Dialect, Kysely } from 'kysely';

/** Everything that one kind of database does in its own way. */
export interface Backend {
  readonly dialect: Dialect;
  readonly columnTypes: ColumnTypes;
  /** Runs `work` on one connection, while every other process that would write the schema waits. */
  exclusively<Schema>(db: Kysely<Schema>, work: (connection: Kysely<Schema>) => Promise<void>): Promise<void>;
}

/** What differs between databases in a table's definition. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
}
