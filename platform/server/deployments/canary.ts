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
 * Returns the canary that runs; undefined if none does. An entry with traffic 0 ends a canary, and so does each
 * promotion, roll-back, retirement and pin of its name.
 * @param history Of all names, newest first.
 */
export function canaryOf(history: readonly CanaryEntry[]): Canary | undefined {
  const newest = history.findIndex(({ action }) => action === 'canary');
  const entry = history[newest];
  if (!entry?.traffic) return undefined;
  const { name, version, traffic, seq, createdAt } = entry;
  const isEnded = history.slice(0, newest).some((later) => later.name === name && later.action !== 'unpin');
  if (isEnded) return undefined;
  const steps = stepsOf(history.slice(newest), entry);
  return {
    ...{ name, version, traffic, seq, since: createdAt },
    begunAt: steps.at(-1)?.createdAt ?? createdAt,
    step: steps.length,
    removes: steps.at(-1)?.report?.removes ?? [],
  };
}

/** Returns the entries of the canary that ends with `newest`, newest first. */
function stepsOf(history: readonly CanaryEntry[], newest: CanaryEntry): CanaryEntry[] {
  const own = history.filter(({ name, action }) => name === newest.name && action !== 'unpin');
  const before = own.findIndex(
    ({ action, version, traffic }) => action !== 'canary' || version !== newest.version || !traffic,
  );
  return before === -1 ? own : own.slice(0, before);
}
