import { type Canary, canaryOf } from '../deployments/canary.ts';
import { type Deployment, keptVersions, liveEntry, pinOf } from '../deployments/deployment.ts';

/** Time after its promotion in which a release is analysed, in milliseconds. */
export const RELEASE_MS = 15 * 60_000;

/** A running canary. `baseline`: the live version. */
interface CanaryRollout extends Canary {
  readonly kind: 'canary';
  readonly baseline: string;
}

/** A release that was promoted recently. `baseline`: the version that a roll-back makes live. */
interface ReleaseRollout {
  readonly kind: 'release';
  readonly name: string;
  readonly version: string;
  readonly baseline: string;
  /** ISO time of the promotion. */
  readonly since: string;
  /** Number of the step: the steps of the version's canary count, too. */
  readonly step: number;
}

export type Rollout = CanaryRollout | ReleaseRollout;

/**
 * Returns the rollouts to analyse: the canary, and what was promoted in the last 15 minutes and can be rolled back. A roll-back is not
 * analysed, so that versions never alternate.
 * @param history Of all names, newest first.
 */
export function activeRollouts(history: readonly Deployment[], now: Date): readonly Rollout[] {
  const canary = canaryOf(history);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  return names.flatMap((name): Rollout[] => {
    const entries = history.filter((entry) => entry.name === name);
    const live = liveEntry(entries);
    if (live === undefined || pinOf(entries)) return [];
    if (canary?.name === name) return [{ kind: 'canary', ...canary, baseline: live.version }];
    const baseline = keptVersions(entries)[1];
    const isRecent = now.getTime() - Date.parse(live.createdAt) < RELEASE_MS;
    if (live.action !== 'promote' || baseline === undefined || !isRecent) return [];
    const { version, createdAt: since } = live;
    const canarySteps = entries.filter(
      (entry) => entry.action === 'canary' && entry.version === version && entry.traffic,
    );
    return [{ kind: 'release', name, version, baseline, since, step: 1 + canarySteps.length }];
  });
}
