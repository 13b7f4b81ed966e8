import { isDeepStrictEqual } from 'node:util';
import { type Budgets, budgetOf } from '@platform/build/gate/budgets';
import { isCheckedText, versionOf } from '@platform/build/gate/built-release';
import { liveViolations, offlineViolations } from '@platform/build/gate/checks';
import { listViolations } from '@platform/build/gate/file-list';
import { infoViolations, parseInfo } from '@platform/build/gate/info';
import { integrityOf } from '@platform/build/gate/integrity';
import { scriptSizes } from '@platform/build/gate/size-budget';
import type { Violation } from '@platform/build/gate/violation';
import type { GateReport, ReleaseFile } from '@platform/contract/release';
import { type Release, type ReleaseRoute, webFiles } from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import { storedViolations } from '../releases/store/file-store.ts';
import { type Gate, type ReleaseStore, sizeOf } from '../releases/store/release-store.ts';
import type { DryRun } from './dry-run.ts';
import { GateError, throwViolations } from './gate-error.ts';
import { createLanes } from './lanes.ts';
import { createRecentRuns } from './recent-runs.ts';

interface GateDeps {
  readonly store: Pick<ReleaseStore, 'sizes' | 'readFile' | 'byWebPath' | 'live' | 'get'>;
  readonly dryRun: DryRun;
  readonly budgets?: Budgets;
}

/** Maximum number of paths in a report, so that an entry of the log stays below some 4 kB. */
export const MAX_REPORTED_PATHS = 5;

/** Maximum number of releases that are checked at once: each runs a process of its own beside those that serve visitors. */
const LANES = 2;

/**
 * Creates the gate of a site: the offline checks, the checks beside the live releases, and a dry run. Releases of one name are
 * checked one at a time. If the list of files or `release.json` cannot be used, it reports their violations alone.
 */
export function createGate({ store, dryRun, budgets = {} }: GateDeps): Gate {
  const inLane = createLanes(LANES);
  const run = createRecentRuns(dryRun);

  /** Reads `release.json` and the scripts and style sheets of a release whose files are stored. */
  async function read(name: string, files: readonly ReleaseFile[]) {
    const unusable = [...listViolations(files), ...storedViolations(files, await store.sizes(files))];
    const json = files.find(({ path }) => path === 'release.json');
    if (unusable.length > 0 || json === undefined) throw new GateError(unusable);
    const parsed = parseInfo(await store.readFile(json.sha256));
    if ('violations' in parsed) throw new GateError(parsed.violations);

    const texts = new Map<string, Uint8Array>();
    for (const { fileName, sha256 } of webFiles(files).filter(({ fileName }) => isCheckedText(fileName))) {
      texts.set(fileName, await store.readFile(sha256));
    }
    const scripts = [...texts].filter(([fileName]) => fileName.endsWith('.js'));
    const integrity = Object.fromEntries(scripts.map(([fileName, bytes]) => [fileName, integrityOf(bytes)]));
    return { release: { name, version: versionOf(files), info: parsed.info, files, integrity }, texts };
  }

  async function check(name: string, files: readonly ReleaseFile[], removes: readonly string[]) {
    const startedAt = performance.now();
    const { release, texts } = await read(name, files);
    const live = await store.live();
    const others = live.filter((one) => one.name !== name);
    const current = live.find((one) => one.name === name);
    const canRun = infoViolations(release).length === 0;
    const { routes, violations, rendered }: Awaited<ReturnType<DryRun>> = canRun
      ? await run(release, others)
      : { violations: [] };
    const checked = { ...release, routes: routes ?? [] };
    // Without routes it is not known which paths are gone.
    const site = { others, removes, ...(routes && { current }) };
    const candidate = { ...release, texts, budgets, ...(routes && { routes }) };
    throwViolations([
      ...offlineViolations(candidate),
      ...(await addressViolations(files, (fileName) => store.byWebPath(name, fileName))),
      ...liveViolations(checked, site),
      ...violations,
      ...changedViolations(checked, await store.get(name, release.version)),
    ]);
    const budget = budgetOf(budgets, name);
    const { pages, lazy } = scriptSizes(candidate);
    const report: GateReport = {
      beside: idOf(live),
      files: files.length,
      bytes: sizeOf(files),
      initial: { bytes: Math.max(0, ...pages.map(({ size }) => size)), budget: budget.initial },
      lazy: { bytes: lazy, budget: budget.lazy },
      routes: checked.routes.length,
      ...(rendered && { rendered }),
      removes: removes.slice(0, MAX_REPORTED_PATHS),
      ms: Math.round(performance.now() - startedAt),
    };
    return { release: checked, live: idOf(live), report };
  }

  return (name, files, removes = []) => inLane(name, () => check(name, files, removes));
}

/** Returns a violation for each web file whose URL already has other bytes, which browsers may cache for a year. */
async function addressViolations(
  files: readonly ReleaseFile[],
  sha256At: (fileName: string) => Promise<string | undefined>,
): Promise<Violation[]> {
  const message = 'has the name of an earlier file with other bytes: put a hash of the content into its name';
  const found = webFiles(files).map(async ({ fileName, sha256 }) => {
    const isTaken = ((await sha256At(fileName)) ?? sha256) !== sha256;
    return isTaken ? [{ field: `web/${fileName}`, message }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Returns a violation if the same release described other routes when it was stored: pages are served by those. */
function changedViolations({ routes }: Pick<Release, 'routes'>, stored: Release | undefined): Violation[] {
  if (stored === undefined || routes.length === 0) return [];
  const served = (all: readonly ReleaseRoute[]) =>
    all.map(({ chunks: _, missing = null, ...route }) => ({ ...route, missing }));
  if (isDeepStrictEqual(served(routes), served(stored.routes))) return [];
  const message = 'describes other routes than before: let routes depend on the sources alone, and build again';
  return [{ field: 'server/routes.js', message }];
}
