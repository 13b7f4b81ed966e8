import { sha256 } from '@platform/build/gate/built-release';
import type { DeploymentRow } from '../database/schema.ts';

/** The hash before the first entry. */
const START = '0'.repeat(64);

/** What an entry says, without its place in the chain. */
export type Entry = Omit<DeploymentRow, 'previous' | 'hash'>;

/** The newest entry that was read: enough to notice later that it, or one before it, is another one. */
export type Head = Pick<DeploymentRow, 'seq' | 'hash'>;

/**
 * Returns the hash of an entry: of its fields as one JSON list in this order, so that no two entries are written alike. Stored
 * chains have this form; a field that is added later goes into the list only of entries that have it.
 */
function hashOf(entry: Entry, previous: string): string {
  const { seq, name, version, action, created_at, browser, actor, commit_hash, dirty, note, report, traffic } = entry;
  const fields = [previous, seq, name, version, action, created_at, browser, actor, commit_hash, dirty, note, report];
  return sha256(JSON.stringify((traffic ?? null) === null ? fields : [...fields, traffic]));
}

/** Returns an entry with its place in the chain. `last`: the entry before it; undefined for the first one. */
export function chained(entry: Entry, last: Pick<DeploymentRow, 'hash'> | undefined): DeploymentRow {
  const previous = last?.hash ?? START;
  return { ...entry, previous, hash: hashOf(entry, previous) };
}

/**
 * Returns what is wrong with a log: an entry that is missing, out of its order, or has other content than it was written with.
 * Undefined if it is whole.
 * @param rows All entries, oldest first.
 * @param known An entry that was read before, so that the log has to have it.
 */
export function chainFault(rows: readonly DeploymentRow[], known?: Head): string | undefined {
  let previous = START;
  for (const [i, row] of rows.entries()) {
    const { seq } = row;
    if (seq !== i + 1) return `entry ${i + 1} is missing`;
    if (row.previous !== previous) return `entry ${seq} does not follow from the one before it`;
    if (row.hash !== hashOf(row, previous)) return `entry ${seq} has other content than it was written with`;
    previous = row.hash;
  }
  if (known === undefined || rows[known.seq - 1]?.hash === known.hash) return undefined;
  const end = rows.length < known.seq ? `the log ends with entry ${rows.length}` : 'the log has another one';
  return `entry ${known.seq} was read before, and ${end}`;
}
