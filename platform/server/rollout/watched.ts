import { type Canary, canaryOf } from '../deployments/canary.ts';
import { type Deployment, keptVersions, liveEntry, pinOf } from '../deployments/deployment.ts';

/** How long a plain release is watched, in milliseconds. */
export const RELEASE_MS = 15 * 60_000;

/** A canary that runs, and the version that the other visitors are shown. */
interface WatchedCanary extends Canary {
  readonly kind: 'canary';
  readonly others: string;
}

/** A release that went live for all a short time ago, and the version that a roll-back makes live. */
interface WatchedRelease {
  readonly kind: 'release';
  readonly name: string;
  readonly version: string;
  readonly others: string;
  /** ISO time at which it went live. */
  readonly since: string;
  /** Which look at the version this is: its canary's steps were looks, too. */
  readonly step: number;
}

export type Watched = WatchedCanary | WatchedRelease;

/**
 * Returns what is to be watched: the canary, and what was promoted in the last 15 minutes and can be rolled back. A roll-back is not
 * watched: so a watch never switches to and fro.
 * @param history Of all names, newest first.
 */
export function watchedOf(history: readonly Deployment[], now: Date): readonly Watched[] {
  const canary = canaryOf(history);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  return names.flatMap((name): Watched[] => {
    const own = history.filter((one) => one.name === name);
    const live = liveEntry(own);
    if (live === undefined || pinOf(own)) return [];
    if (canary?.name === name) return [{ kind: 'canary', ...canary, others: live.version }];
    const others = keptVersions(own)[1];
    const isRecent = now.getTime() - Date.parse(live.createdAt) < RELEASE_MS;
    if (live.action !== 'promote' || others === undefined || !isRecent) return [];
    const { version, createdAt: since } = live;
    const step = 1 + own.filter((one) => one.action === 'canary' && one.version === version && one.traffic).length;
    return [{ kind: 'release', name, version, others, since, step }];
  });
}
