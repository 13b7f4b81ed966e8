import { sha256 } from '@platform/build/gate/built-release';
import type { DeploymentRow } from '../database/schema.ts';

/** The hash before the first entry. */
const START = '0'.repeat(64);

/** An entry without its position in the chain. */
export type Entry = Omit<DeploymentRow, 'previous' | 'hash'>;

/** The newest entry that was read. Its hash depends on all entries before it, so that a change of any is detected. */
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

/** Returns an entry with its position in the chain. `last`: the entry before it; undefined for the first one. */
export function chained(entry: Entry, last: Pick<DeploymentRow, 'hash'> | undefined): DeploymentRow {
  const previous = last?.hash ?? START;
  return { ...entry, previous, hash: hashOf(entry, previous) };
}

/**
 * Returns what is wrong with an entry that has to follow another one: it is missing, out of its order, or has other content than it was
 * written with. Undefined if it is right.
 * @param last The entry before it; undefined before the first one.
 */
export function entryFault(row: DeploymentRow, last: Head | undefined): string | undefined {
  const seq = (last?.seq ?? 0) + 1;
  const previous = last?.hash ?? START;
  if (row.seq !== seq) return `entry ${seq} is missing`;
  if (row.previous !== previous) return `entry ${seq} does not follow from the one before it`;
  if (row.hash !== hashOf(row, previous)) return `entry ${seq} has other content than it was written with`;
  return undefined;
}
