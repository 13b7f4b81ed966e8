import { idOf } from '../pages/release-set.ts';
import type { DryRun } from './dry-run.ts';

/** Time for which a dry run without violations is not repeated, in milliseconds: a release is promoted right after it is sent. */
const VALID_MS = 60_000;

/**
 * Returns a dry run that does not run the same release beside the same live releases twice within a minute. It keeps the last
 * one of each name.
 */
export function createRecentRuns(dryRun: DryRun, now = Date.now): DryRun {
  const recent = new Map<string, { readonly key: string; readonly until: number; readonly run: ReturnType<DryRun> }>();
  return async (release, others) => {
    const key = `${release.version} ${idOf(others)}`;
    const last = recent.get(release.name);
    if (last?.key === key && now() < last.until) return last.run;
    recent.delete(release.name);
    const run = dryRun(release, others);
    if ((await run).violations.length === 0) recent.set(release.name, { key, until: now() + VALID_MS, run });
    return run;
  };
}
