import { isRowError } from './failures.ts';

/** Maximum number of rows that are written together: far below the maximum number of parameters of a statement. */
const MAX_ROWS = 500;

/** Writes all rows in one statement, which commits by itself. Returns the outcome of each row, in the same order. */
type WriteRows<Row, Outcome> = (rows: readonly Row[]) => Promise<readonly Outcome[]>;

interface PendingRow<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that writes a row. Rows that are added in the same turn of the event loop, or while other rows are being
 * written, are committed together: a commit costs one flush to the disk, whatever its number of rows, and with SQLite it
 * blocks the event loop. The function resolves after the commit. If the database refuses a row, it rejects for this row
 * alone: the rows of its group are then written one by one.
 */
export function createGroupCommit<Row, Outcome>(write: WriteRows<Row, Outcome>): (row: Row) => Promise<Outcome> {
  const pending: PendingRow<Row, Outcome>[] = [];
  let writing = false;

  async function settle(group: readonly PendingRow<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(group.map(({ row }) => row));
      if (outcomes.length !== group.length) throw new Error('every row needs an outcome');
      for (const [i, outcome] of outcomes.entries()) group[i]?.resolve(outcome);
    } catch (error) {
      if (group.length > 1 && isRowError(error)) {
        for (const one of group) await settle([one]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  }

  async function writeAll(): Promise<void> {
    while (pending.length > 0) await settle(pending.splice(0, MAX_ROWS));
    writing = false;
  }

  return (row) =>
    new Promise<Outcome>((resolve, reject) => {
      pending.push({ row, resolve, reject });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeAll());
    });
}
