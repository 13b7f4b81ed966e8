import { isRowError } from './row-error.ts';

/** Most rows that are written together: far from the number of parameters that a statement may have. */
const MOST_ROWS = 500;

/** Writes all the rows in one statement, which commits by itself. Answers what became of each, in the same order. */
type WriteRows<Row, Outcome> = (rows: readonly Row[]) => Promise<readonly Outcome[]>;

interface Waiting<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes rows that arrive one by one, in groups. A commit costs a flush to the disk, whether it has one row or a hundred,
 * and SQLite's stops the event loop meanwhile. So whatever arrives in one turn of the event loop, or while the group before
 * is being written, is committed together; nobody is answered before that. A row that the database refuses costs only itself:
 * the others of its group are then written one by one.
 */
export function createGroupCommit<Row, Outcome>(write: WriteRows<Row, Outcome>): (row: Row) => Promise<Outcome> {
  const waiting: Waiting<Row, Outcome>[] = [];
  let writing = false;

  async function settle(group: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(group.map(({ row }) => row));
      if (outcomes.length !== group.length) throw new Error('every row has an outcome');
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
    while (waiting.length > 0) await settle(waiting.splice(0, MOST_ROWS));
    writing = false;
  }

  return (row) =>
    new Promise<Outcome>((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeAll());
    });
}
