import { versionOf } from '@platform/build/gate/built-release';
import { liveViolations, offlineViolations } from '@platform/build/gate/checks';
import { listViolations } from '@platform/build/gate/file-list';
import { infoViolations, parseInfo } from '@platform/build/gate/info';
import { integrityOf } from '@platform/build/gate/integrity';
import type { Violation } from '@platform/build/gate/violation';
import type { ReleaseFile } from '@platform/contract/release';
import { type Release, type ReleaseRoute, type UndescribedRelease, webFiles } from '../releases/release.ts';
import type { Gate, ReleaseStore } from '../releases/release-store.ts';
import { createSequence } from '../sequence.ts';
import { GateError, throwViolations } from './gate-error.ts';

/** Runs a release beside the other live releases. Returns its routes, and a violation for each page that fails. */
export type DryRun = (
  release: UndescribedRelease,
  others: readonly Release[],
) => Promise<{ readonly routes: readonly ReleaseRoute[]; readonly violations: readonly Violation[] }>;

interface GateDeps {
  readonly store: Pick<ReleaseStore, 'sizes' | 'readFile' | 'byWebPath' | 'live'>;
  readonly dryRun: DryRun;
}

/**
 * Creates the gate of a site: the offline checks, the checks beside the live releases, and a dry run. It checks one release
 * at a time. If the list of files or `release.json` cannot be used, it reports their violations alone.
 */
export function createGate({ store, dryRun }: GateDeps): Gate {
  const inSequence = createSequence();

  /** Reads `release.json` and the scripts of a release whose files are stored. */
  async function read(name: string, files: readonly ReleaseFile[]) {
    const unusable = [...listViolations(files), ...storedViolations(files, await store.sizes(files))];
    const json = files.find(({ path }) => path === 'release.json');
    if (unusable.length > 0 || json === undefined) throw new GateError(unusable);
    const parsed = parseInfo(await store.readFile(json.sha256));
    if ('violations' in parsed) throw new GateError(parsed.violations);

    const scripts = new Map<string, Uint8Array>();
    for (const { fileName, sha256 } of webFiles(files).filter(({ fileName }) => fileName.endsWith('.js'))) {
      scripts.set(fileName, await store.readFile(sha256));
    }
    const integrity = Object.fromEntries([...scripts].map(([fileName, bytes]) => [fileName, integrityOf(bytes)]));
    return { release: { name, version: versionOf(files), info: parsed.info, files, integrity }, scripts };
  }

  async function check(name: string, files: readonly ReleaseFile[]) {
    const { release, scripts } = await read(name, files);
    const others = (await store.live()).filter((live) => live.name !== name);
    const canRun = infoViolations(release).length === 0;
    const run = canRun ? await dryRun(release, others) : { routes: [], violations: [] };
    const checked = { ...release, routes: run.routes };
    throwViolations([
      ...offlineViolations({ ...checked, scripts }),
      ...addressViolations(files, (fileName) => store.byWebPath(name, fileName)),
      ...liveViolations(checked, others),
      ...run.violations,
    ]);
    return checked;
  }

  return (name, files) => inSequence(() => check(name, files));
}

/** Returns a violation for each file that is not stored, or has another size. `stored`: sizes in bytes by sha256. */
function storedViolations(files: readonly ReleaseFile[], stored: ReadonlyMap<string, number>): Violation[] {
  return files.flatMap(({ path, sha256, size }) => {
    const storedSize = stored.get(sha256);
    if (storedSize === undefined) return [{ field: path, message: 'is not stored: send the file first' }];
    if (storedSize === size) return [];
    return [{ field: path, message: `has ${storedSize} bytes, not ${size}: list the size of the file` }];
  });
}

/** Returns a violation for each web file whose URL already has other bytes, which browsers may cache for a year. */
function addressViolations(
  files: readonly ReleaseFile[],
  sha256At: (fileName: string) => string | undefined,
): Violation[] {
  return webFiles(files)
    .filter(({ fileName, sha256 }) => (sha256At(fileName) ?? sha256) !== sha256)
    .map(({ fileName }) => ({
      field: `web/${fileName}`,
      message: 'has the name of an earlier file with other bytes: put a hash of the content into its name',
    }));
}
