import type { DatabasePlace } from '../database/open-database.ts';

/** Where a database is restored: beside what is there, which it then replaces in one step. */
export interface Target {
  /** Where the new database is made. Empty. */
  readonly place: DatabasePlace;
  /**
   * Puts the new database, which is closed, in the place of the old one.
   * @returns where the old one is kept; undefined if there was none.
   * @throws BackupError if a server uses the old one.
   */
  replace(): Promise<string | undefined>;
  /** Removes what was made and not put in place. */
  discard(): Promise<void>;
}

export interface TargetOptions {
  /** Whether an old database may be replaced. */
  readonly replace: boolean;
  readonly now: () => Date;
}

/** Returns a time as a part of a name: `20261123t160000z`. */
export const stampOf = (time: Date): string =>
  `${time
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase()}`;
