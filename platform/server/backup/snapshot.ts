import type { Value } from './parts.ts';

/** A table and its rows, as they were when the snapshot was opened. Its rows have to be read before the next table is. */
export interface SnapshotTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: () => AsyncIterable<readonly Value[]> | Iterable<readonly Value[]>;
}

/** A database at one moment, whatever is written meanwhile. */
export interface Snapshot {
  /** Names of the applied migrations. */
  readonly migrations: readonly string[];
  /** In the order in which they were created: what a row refers to is in a table before its own. */
  readonly tables: readonly SnapshotTable[];
  close(): Promise<void>;
}

/** Kysely's table of applied migrations. */
export const MIGRATIONS = 'kysely_migration';
