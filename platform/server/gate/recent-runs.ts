import { LRUCache } from 'lru-cache';
import { idOf } from '../release-set/release-set.ts';
import type { DryRun } from './dry-run.ts';

/** Time for which a dry run without violations is not repeated, in milliseconds: a release is promoted right after it is sent. */
const VALID_MS = 60_000;

/** Maximum number of dry runs that are kept. */
const MAX_RUNS = 32;

/** Returns a dry run that does not run the same release beside the same live releases twice within a minute. */
export function createRecentRuns(dryRun: DryRun, now = () => performance.now()): DryRun {
  const recent = new LRUCache<string, Awaited<ReturnType<DryRun>>>({
    max: MAX_RUNS,
    ttl: VALID_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return async (release, others) => {
    const key = `${release.name} ${release.version} ${idOf(others)}`;
    const last = recent.get(key);
    if (last) return last;
    const run = await dryRun(release, others);
    if (run.violations.length === 0) recent.set(key, run);
    return run;
  };
}
