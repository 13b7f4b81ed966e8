import type { Deployment } from './deployment.ts';

/** Part of an entry of the log that canaries are read from. */
type CanaryEntry = Pick<Deployment, 'seq' | 'name' | 'version' | 'action' | 'createdAt' | 'traffic' | 'report'>;

/** A release that is shown to some visitors in place of the live one of its name. */
export interface Canary {
  readonly name: string;
  readonly version: string;
  /** How many visitors of 100 are shown it: 1 to 99. */
  readonly traffic: number;
  /** The entry that set the traffic: its number and its ISO time. */
  readonly seq: number;
  readonly since: string;
  /** ISO time at which it began, with whatever traffic. */
  readonly begunAt: string;
  /** How often its traffic was set. */
  readonly step: number;
  /** Paths of the live release that it may take away, as far as the log has them. */
  readonly removes: readonly string[];
}

/**
 * Returns the canary of a name; undefined if none runs. An entry with traffic 0 ends it, and so does each promotion, roll-back, retirement
 * and pin.
 * @param history Of one name, newest first.
 */
export function canaryOf(history: readonly CanaryEntry[]): Canary | undefined {
  const own = history.filter(({ action }) => action !== 'unpin');
  const [newest] = own;
  if (newest?.action !== 'canary' || !newest.traffic) return undefined;
  const { name, version, traffic, seq, createdAt } = newest;
  const before = own.findIndex((entry) => entry.action !== 'canary' || entry.version !== version || !entry.traffic);
  const first = own.at(before === -1 ? -1 : before - 1) ?? newest;
  return {
    ...{ name, version, traffic, seq, since: createdAt },
    begunAt: first.createdAt,
    step: before === -1 ? own.length : before,
    removes: first.report?.removes ?? [],
  };
}

/**
 * Returns the canaries that run, at most one of each name, sorted by name.
 * @param history Of all names, newest first.
 */
export function canariesOf(history: readonly CanaryEntry[]): Canary[] {
  const names = new Set(history.flatMap(({ name, action }) => (action === 'canary' ? name : [])));
  return [...names].sort().flatMap((name) => canaryOf(history.filter((entry) => entry.name === name)) ?? []);
}
