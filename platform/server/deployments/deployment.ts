import type { GateReport } from '@platform/contract/release';
import type { Action, DeploymentRow } from '../database/schema.ts';
import type { CheckedEntry } from './entries.ts';

/** Who deploys, what the release was built from, and why. */
export interface Provenance {
  /** Whose token it was. Unset: a start of the site. */
  readonly actor?: string | undefined;
  /** Hash of a commit. */
  readonly commit?: string | undefined;
  /** Whether sources were changed since that commit. */
  readonly dirty?: boolean | undefined;
  readonly note?: string | undefined;
}

/** An entry of the deployment log. `seq` grows by one, over all names. */
export interface Deployment extends Provenance {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: Action;
  /** ISO time. */
  readonly createdAt: string;
  /** Whether a browser opened the release's pages first. */
  readonly browser: boolean;
  /** Hash of this entry and of all before it. */
  readonly hash: string;
  /** Report of the gate. Unset: it did not run. */
  readonly report?: GateReport;
  /** Only of `canary`: how many visitors of 100 are shown the release. */
  readonly traffic?: number;
}

/** A deployment or a pin, and its version. */
type Change = Pick<Deployment, 'version' | 'action'>;

/** Reads an entry. A checked one has no report. */
export function fromDeploymentRow(row: CheckedEntry & Partial<Pick<DeploymentRow, 'report'>>): Deployment {
  const { seq, name, version, action, created_at, browser, actor, commit_hash, dirty, note, hash, traffic } = row;
  const { report = null } = row;
  return {
    seq,
    name,
    version,
    action,
    createdAt: created_at,
    browser: browser === 1,
    hash,
    ...(actor !== null && { actor }),
    ...(commit_hash !== null && { commit: commit_hash }),
    ...(dirty !== null && { dirty: dirty === 1 }),
    ...(note !== null && { note }),
    // Only servers write entries of the chain.
    ...(report !== null && { report: JSON.parse(report) as GateReport }),
    ...(traffic !== null && { traffic }),
  };
}

const SWITCHES: readonly string[] = ['promote', 'rollback', 'retire'];

/** Whether an entry changes what is live for all. */
export const isSwitch = ({ action }: Pick<Change, 'action'>): boolean => SWITCHES.includes(action);

/**
 * Returns the entry that says what is live of a name; undefined if nothing is.
 * @param history Of one name, newest first.
 */
export function liveEntry<Entry extends Change>(history: readonly Entry[]): Entry | undefined {
  const newest = history.find(isSwitch);
  return newest?.action === 'retire' ? undefined : newest;
}

/**
 * Returns the entry that pinned a name; undefined if releases of it can go live.
 * @param history Of one name, newest first.
 */
export function pinOf<Entry extends Change>(history: readonly Entry[]): Entry | undefined {
  const newest = history.find(({ action }) => action === 'pin' || action === 'unpin');
  return newest?.action === 'pin' ? newest : undefined;
}

/**
 * Returns the versions that were live and were not rolled back, newest first, each once.
 * @param history Of one name, newest first.
 */
export function keptVersions(history: readonly Change[]): string[] {
  const versions: string[] = [];
  for (const { version, action } of history.toReversed()) {
    if (action === 'rollback') versions.pop();
    // A version that is promoted after it was retired is at the end already.
    else if (action === 'promote' && versions.at(-1) !== version) versions.push(version);
  }
  return [...new Set(versions.reverse())];
}
