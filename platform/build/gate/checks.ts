import { listViolations, readBuild, textsOf, versionOf } from './built-release.ts';
import { contractViolations, sharedViolations } from './compatibility.ts';
import { infoViolations, parseInfo } from './info.ts';
import { ownedPathViolations, removedPathViolations } from './paths/live-paths.ts';
import { pathListViolations, pathSpellingViolations } from './paths/path-rules.ts';
import { integrityViolations, reactCopyViolations } from './scripts.ts';
import { budgetViolations } from './size-budget.ts';
import { pageStyleViolations, styleSheetViolations } from './styles/outside-styles.ts';
import { styleAddressViolations } from './styles/style-addresses.ts';
import type { Budgets, Candidate, CheckedPage, LiveRelease, LiveSite, RenderedPage, Violation } from './violation.ts';

/** Checks of a release that need no site. */
const OFFLINE_CHECKS: readonly ((release: Candidate) => Violation[])[] = [
  infoViolations,
  integrityViolations,
  reactCopyViolations,
  budgetViolations,
  styleSheetViolations,
  styleAddressViolations,
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

/** A build, with all its violations. */
export type CheckedBuild = Awaited<ReturnType<typeof checkBuild>>;

/** Runs those checks of the gate that need no site on the build of `name` in a folder. */
export async function checkBuild(name: string, folder: string, budgets: Budgets = {}) {
  const { files, violations } = await readBuild(folder);
  const json = files.find(({ path }) => path === 'release.json');
  const parsed = json ? parseInfo(json.bytes) : { violations: [] };
  const found =
    'info' in parsed
      ? offlineViolations({ name, info: parsed.info, files, texts: textsOf(files), budgets })
      : parsed.violations;
  const { ownCopies = {} } = 'info' in parsed ? parsed.info : {};
  return {
    ownCopies,
    version: versionOf(files),
    files,
    violations: [...violations, ...listViolations(files), ...found],
  };
}
