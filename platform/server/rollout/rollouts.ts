import { SHELL } from '@platform/contract/registry';
import { type Canary, canariesOf } from '../deployments/canary.ts';
import { type Deployment, keptVersions, liveEntry, pinOf } from '../deployments/deployment.ts';
import { idOf } from '../release-set/release-set.ts';

/** Time after its promotion in which a release is analysed, in milliseconds. */
export const RELEASE_MS = 15 * 60_000;

interface Compared {
  /** Ids of the sets of pages that have another name's canary: what is reported of these is not compared. */
  readonly otherSets: readonly string[];
}

/** A running canary. `baseline`: the live version. */
interface CanaryRollout extends Canary, Compared {
  readonly kind: 'canary';
  readonly baseline: string;
}

/** A release that was promoted recently. `baseline`: the version that a roll-back makes live. */
interface ReleaseRollout extends Compared {
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
 * Returns the rollouts to analyse: the canaries, and what was promoted in the last 15 minutes and can be rolled back. A roll-back is not
 * analysed, so that versions never alternate.
 * @param history Of all names, newest first.
 */
export function activeRollouts(history: readonly Deployment[], now: Date): readonly Rollout[] {
  const canaries = canariesOf(history);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  return names.flatMap((name): Rollout[] => {
    const entries = history.filter((entry) => entry.name === name);
    const live = liveEntry(entries);
    if (live === undefined || pinOf(entries)) return [];
    const canary = canaries.find((running) => running.name === name);
    if (canary) {
      const otherSets = setsWithOthers(name, [canary.version, live.version], canaries);
      return [{ kind: 'canary', ...canary, baseline: live.version, otherSets }];
    }
    const baseline = keptVersions(entries)[1];
    const isRecent = now.getTime() - Date.parse(live.createdAt) < RELEASE_MS;
    if (live.action !== 'promote' || baseline === undefined || !isRecent) return [];
    const { version, createdAt: since } = live;
    const canarySteps = entries.filter(
      (entry) => entry.action === 'canary' && entry.version === version && entry.traffic,
    );
    const otherSets = setsWithOthers(name, [version, baseline], canaries);
    return [{ kind: 'release', name, version, baseline, since, step: 1 + canarySteps.length, otherSets }];
  });
}

/** Returns the ids of the sets of pages, each of the shell and one remote, that have a version of a name and the canary of another name. */
function setsWithOthers(name: string, versions: readonly string[], canaries: readonly Canary[]): string[] {
  const others = canaries.filter((canary) => canary.name !== name && (name === SHELL || canary.name === SHELL));
  return others.flatMap((other) => versions.map((version) => idOf([{ name, version }, other])));
}
