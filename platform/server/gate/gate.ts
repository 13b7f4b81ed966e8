import { isDeepStrictEqual } from 'node:util';
import { isCheckedText, listViolations, versionOf } from '@platform/build/gate/built-release';
import { liveViolations } from '@platform/build/gate/checks';
import { infoViolations, parseInfo } from '@platform/build/gate/info';
import { integrityOf } from '@platform/build/gate/scripts';
import { budgetOf } from '@platform/build/gate/size-budget';
import type { Budgets, Candidate, Violation } from '@platform/build/gate/violation';
import type { GateReport, ReleaseFile } from '@platform/contract/release';
import { createKeyedQueue, type TeamOf } from '../queues.ts';
import { type Release, type ReleaseRoute, sizeOf, webFiles } from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import { messageOf } from '../start-error.ts';
import { inSpan } from '../tracing/spans.ts';
import type { RunCheck } from './check-threads.ts';
import { type DryRun, type DryRunResult, rememberRuns } from './dry-run.ts';
import { GateError, throwViolations } from './gate-error.ts';

/** How a release is checked. */
export interface GateOptions {
  /** Paths of the live release that this one may remove. */
  readonly removes?: readonly string[] | undefined;
  /** Whether the release was live before: it is not queued behind releases that are sent or promoted. */
  readonly isRollBack?: boolean;
  /** Renders all its pages, also those that are the same as the live ones. */
  readonly all?: boolean | undefined;
}

/**
 * Checks a release whose files are stored beside the live releases.
 * @returns `live`: the id of the live releases. `report`: the result, for the log.
 * @throws GateError with all violations.
 */
export type Gate = (
  name: string,
  files: readonly ReleaseFile[],
  options?: GateOptions,
) => Promise<{ readonly release: Omit<Release, 'createdAt'>; readonly live: string; readonly report: GateReport }>;

interface GateDeps {
  readonly store: {
    /** Returns the sizes in bytes of the stored files, by sha256. */
    sizes(files: readonly ReleaseFile[]): Promise<ReadonlyMap<string, number>>;
    readFile(sha256: string): Promise<Uint8Array>;
    /** Returns the sha256 of a web file of any release of `name`. */
    byWebPath(name: string, fileName: string): Promise<string | undefined>;
    live(): Promise<readonly Release[]>;
    get(name: string, version: string): Promise<Release | undefined>;
  };
  readonly dryRun: DryRun;
  readonly runCheck: RunCheck;
  /** Time limit for reading the scripts and style sheets of a release, in milliseconds. */
  readonly limitMs: number;
  readonly budgets?: Budgets;
  /** Returns a key of the team that releases a name. Unset: each name has a team of its own. */
  readonly teamOf?: TeamOf | undefined;
}

/** Maximum number of paths in a report, so that an entry of the log stays below some 4 kB. */
export const MAX_REPORTED_PATHS = 5;

/**
 * Maximum number of releases that are checked at once, and the same when one has waited for a second: each runs a process of its own
 * beside those that serve visitors. Slow releases of seven teams delay no other team longer.
 */
const QUEUE = { width: 2, lateWidth: 8 };

/**
 * Creates the gate of a site: the offline checks, the checks beside the live releases, and a dry run. Releases of one team are checked one
 * at a time, roll-backs in a queue of their own. If the list of files or `release.json` is invalid, it reports their violations alone.
 */
export function createGate({
  store,
  dryRun,
  runCheck,
  limitMs,
  budgets = {},
  teamOf = async (name) => name,
}: GateDeps): Gate {
  const enqueue = createKeyedQueue(QUEUE);
  const enqueueRollBack = createKeyedQueue(QUEUE);
  const run = rememberRuns(dryRun);

  /** Reads `release.json` and the scripts and style sheets of a release whose files are stored. */
  async function read(name: string, files: readonly ReleaseFile[]) {
    const unusable = [...listViolations(files), ...storedViolations(files, await store.sizes(files))];
    const json = files.find(({ path }) => path === 'release.json');
    if (unusable.length > 0 || json === undefined) throw new GateError(unusable);
    const parsed = parseInfo(await store.readFile(json.sha256));
    if ('violations' in parsed) throw new GateError(parsed.violations);

    const texts = new Map<string, Uint8Array>();
    const integrity: Record<string, string> = {};
    for (const { fileName, sha256 } of webFiles(files).filter(({ fileName }) => isCheckedText(fileName))) {
      const bytes = await store.readFile(sha256);
      texts.set(fileName, bytes);
      integrity[fileName] = integrityOf(bytes);
    }
    return { release: { name, version: versionOf(files), info: parsed.info, files, integrity }, texts };
  }

  const checkFiles = (candidate: Candidate): ReturnType<typeof runCheck<'files'>> =>
    runCheck('files', candidate, limitMs).catch((error: unknown) => {
      const message = `cannot be checked: ${messageOf(error)}. Make the scripts and style sheets smaller`;
      return { violations: [{ field: 'web', message }], initial: 0, lazy: 0 };
    });

  async function check(
    name: string,
    files: readonly ReleaseFile[],
    { removes = [], isRollBack = false, all = false }: GateOptions,
  ) {
    const startedAt = performance.now();
    const { release, texts } = await read(name, files);
    const live = await store.live();
    const otherReleases = live.filter((other) => other.name !== name);
    const current = live.find((other) => other.name === name);
    const isRunnable = infoViolations(release).length === 0;
    const result: DryRunResult = isRunnable
      ? await run(release, otherReleases, { current: all ? undefined : current, isUrgent: isRollBack })
      : { violations: [] };
    const { routes, violations, rendered } = result;
    const checked = { ...release, routes: routes ?? [] };
    // Without routes, removed paths cannot be computed.
    const site = { others: otherReleases, removes, ...(routes && { current }) };
    const candidate = { ...release, texts, budgets, ...(routes && { routes }) };
    const { violations: ofFiles, initial, lazy } = await checkFiles(candidate);
    throwViolations([
      ...ofFiles,
      ...(await addressViolations(files, (fileName) => store.byWebPath(name, fileName))),
      ...liveViolations(checked, site),
      ...violations,
      ...changedViolations(checked, await store.get(name, release.version)),
    ]);
    const budget = budgetOf(budgets, name);
    const report: GateReport = {
      beside: idOf(live),
      files: files.length,
      bytes: sizeOf(files),
      initial: { bytes: initial, budget: budget.initial },
      lazy: { bytes: lazy, budget: budget.lazy },
      routes: checked.routes.length,
      ...(rendered && { rendered }),
      removes: removes.slice(0, MAX_REPORTED_PATHS),
      ms: Math.round(performance.now() - startedAt),
    };
    return { release: checked, live: idOf(live), report };
  }

  return async (name, files, options = {}) =>
    inSpan('gate', { 'release.name': name }, async () =>
      (options.isRollBack ? enqueueRollBack : enqueue)(await teamOf(name), () => check(name, files, options)),
    );
}

/** Returns a violation for each file that is not stored, or has another size. `stored`: sizes in bytes by sha256. */
export function storedViolations(files: readonly ReleaseFile[], stored: ReadonlyMap<string, number>): Violation[] {
  return files.flatMap(({ path, sha256, size }) => {
    const storedSize = stored.get(sha256);
    if (storedSize === undefined) return [{ field: path, message: 'is not stored: send the file first' }];
    if (storedSize === size) return [];
    return [{ field: path, message: `has ${storedSize} bytes, not ${size}: list the size of the file` }];
  });
}

/** Returns a violation for each web file whose URL already has other bytes, which browsers may cache for a year. */
async function addressViolations(
  files: readonly ReleaseFile[],
  sha256At: (fileName: string) => Promise<string | undefined>,
): Promise<Violation[]> {
  const message = 'has the name of an earlier file with other bytes: put a hash of the content into its name';
  const violations = webFiles(files).map(async ({ fileName, sha256 }) => {
    const isTaken = ((await sha256At(fileName)) ?? sha256) !== sha256;
    return isTaken ? [{ field: `web/${fileName}`, message }] : [];
  });
  return (await Promise.all(violations)).flat();
}

/** Returns a violation if the same release described other routes when it was stored: pages are served by those. */
function changedViolations({ routes }: Pick<Release, 'routes'>, stored: Release | undefined): Violation[] {
  if (stored === undefined || routes.length === 0) return [];
  const comparable = (described: readonly ReleaseRoute[]) =>
    described.map(({ chunks: _, inputs: __, missing = null, ...route }) => ({ ...route, missing }));
  if (isDeepStrictEqual(comparable(routes), comparable(stored.routes))) return [];
  const message = 'describes other routes than before: let routes depend on the sources alone, and build again';
  return [{ field: 'server/routes.js', message }];
}
