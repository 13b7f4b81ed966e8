import { contractViolations } from './contract.ts';
import { infoViolations } from './info.ts';
import { integrityViolations } from './integrity.ts';
import { ownedPathViolations } from './owned-paths.ts';
import { sharedViolations } from './shared.ts';
import { budgetViolations } from './size-budget.ts';
import type { Candidate, LiveRelease, Violation } from './violation.ts';

/** Checks of a release by itself: they need no site. */
const OFFLINE_CHECKS: readonly ((release: Candidate) => Violation[])[] = [
  infoViolations,
  integrityViolations,
  budgetViolations,
];

/** Checks of a release beside the live releases of all other names. */
const LIVE_CHECKS: readonly ((release: LiveRelease, live: readonly LiveRelease[]) => Violation[])[] = [
  sharedViolations,
  contractViolations,
  ownedPathViolations,
];

/** Returns the violations that can be found without a site. */
export const offlineViolations = (release: Candidate): Violation[] => OFFLINE_CHECKS.flatMap((check) => check(release));

/** Returns the violations that depend on the live releases. `live`: those of all other names. */
export const liveViolations = (release: LiveRelease, live: readonly LiveRelease[]): Violation[] =>
  LIVE_CHECKS.flatMap((check) => check(release, live));
