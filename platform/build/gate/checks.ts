import { contractViolations } from './contract.ts';
import { infoViolations } from './info.ts';
import { integrityViolations } from './integrity.ts';
import { ownedPathViolations } from './paths/owned-paths.ts';
import { pathListViolations } from './paths/path-list.ts';
import { pathSpellingViolations } from './paths/path-spelling.ts';
import { removedPathViolations } from './paths/removed-paths.ts';
import { reactCopyViolations } from './react-copy.ts';
import { sharedViolations } from './shared.ts';
import { budgetViolations } from './size-budget.ts';
import { pageStyleViolations } from './styles/page-styles.ts';
import { styleSheetViolations } from './styles/style-sheets.ts';
import type { Candidate, CheckedPage, LiveRelease, LiveSite, RenderedPage, Violation } from './violation.ts';

/** Checks of a release by itself: they need no site. */
const OFFLINE_CHECKS: readonly ((release: Candidate) => Violation[])[] = [
  infoViolations,
  integrityViolations,
  reactCopyViolations,
  budgetViolations,
  styleSheetViolations,
];

/** Checks of a remote's pages by themselves. Pages with violations are not rendered. */
const ROUTE_CHECKS: readonly ((routes: readonly CheckedPage[]) => Violation[])[] = [
  pathListViolations,
  pathSpellingViolations,
];

/** Checks of a release beside the live ones. */
const LIVE_CHECKS: readonly ((release: LiveRelease, live: LiveSite) => Violation[])[] = [
  sharedViolations,
  contractViolations,
  ownedPathViolations,
  removedPathViolations,
];

/** Checks of each rendered page of a remote. */
const PAGE_CHECKS: readonly ((page: RenderedPage) => Violation[])[] = [pageStyleViolations];

/** Returns the violations that can be found without a site. */
export const offlineViolations = (release: Candidate): Violation[] => OFFLINE_CHECKS.flatMap((check) => check(release));

/** Returns the violations of a remote's pages by themselves. */
export const routeViolations = (routes: readonly CheckedPage[]): Violation[] =>
  ROUTE_CHECKS.flatMap((check) => check(routes));

/** Returns the violations that depend on what is live. */
export const liveViolations = (release: LiveRelease, live: LiveSite): Violation[] =>
  LIVE_CHECKS.flatMap((check) => check(release, live));

/** Returns the violations of a rendered page. */
export const pageViolations = (page: RenderedPage): Violation[] => PAGE_CHECKS.flatMap((check) => check(page));
