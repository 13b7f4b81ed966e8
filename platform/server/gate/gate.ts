import { versionOf } from '@platform/build/gate/built-release';
import { contractViolations } from '@platform/build/gate/contract';
import { listViolations } from '@platform/build/gate/file-list';
import { infoViolations, parseInfo } from '@platform/build/gate/info';
import { integrityOf, integrityViolations } from '@platform/build/gate/integrity';
import { ownedPathViolations } from '@platform/build/gate/owned-paths';
import { sharedViolations } from '@platform/build/gate/shared';
import { budgetViolations, type Wave, wavesOfChunks } from '@platform/build/gate/size-budget';
import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import type { ReleaseFile } from '@platform/contract/release';
import { type Release, type ReleaseRoute, type UndescribedRelease, webFiles } from '../releases/release.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createSequence } from '../sequence.ts';
import { ReleaseRefusal, refuseFor } from './refusal.ts';
import { addressViolations, storedViolations } from './stored-violations.ts';

/**
 * The checks a release passes before it is stored; all its files are. They run for one release at a time.
 * @throws ReleaseRefusal with every reason that was found. Only where a list or a `release.json` cannot be relied on, what
 *   follows from it is not looked at.
 */
export type Gate = (name: string, files: readonly ReleaseFile[]) => Promise<CheckedRelease>;

/** A release that has passed the gate and is not stored yet. */
export type CheckedRelease = Omit<Release, 'createdAt'>;

/** Runs a release beside the other live ones: tells its routes, and which of its pages cannot be rendered. */
export type DryRun = (
  release: UndescribedRelease,
  others: readonly Release[],
) => Promise<{ readonly routes: readonly ReleaseRoute[]; readonly violations: readonly Violation[] }>;

export interface GateDeps {
  readonly store: Pick<ReleaseStore, 'sizes' | 'readFile' | 'byWebPath' | 'live'>;
  readonly dryRun: DryRun;
}

export function createGate({ store, dryRun }: GateDeps): Gate {
  const inOrder = createSequence();

  /** A release whose files fit together, with the bytes of its scripts. */
  async function assemble(name: string, files: readonly ReleaseFile[]) {
    const unreliable = [...listViolations(files), ...storedViolations(files, await store.sizes(files))];
    const json = files.find(({ path }) => path === 'release.json');
    if (unreliable.length > 0 || json === undefined) throw new ReleaseRefusal(unreliable);
    const parsed = parseInfo(await store.readFile(json.sha256));
    if ('violations' in parsed) throw new ReleaseRefusal(parsed.violations);

    const scripts = new Map<string, Uint8Array>();
    for (const { fileName, sha256 } of webFiles(files).filter(({ fileName }) => fileName.endsWith('.js'))) {
      scripts.set(fileName, await store.readFile(sha256));
    }
    const integrity = Object.fromEntries([...scripts].map(([fileName, bytes]) => [fileName, integrityOf(bytes)]));
    return { release: { name, version: versionOf(files), info: parsed.info, files, integrity }, scripts };
  }

  async function check(name: string, files: readonly ReleaseFile[]): Promise<CheckedRelease> {
    const { release, scripts } = await assemble(name, files);
    const { info } = release;
    const others = (await store.live()).filter((live) => live.name !== name);
    const infos = others.map((other) => other.info);
    const incomplete = infoViolations(name, info, files);
    const violations = [
      ...incomplete,
      ...addressViolations(files, (fileName) => store.byWebPath(name, fileName)),
      ...integrityViolations(info, scripts),
      ...sharedViolations(info, infos),
      ...contractViolations(info, infos),
    ];
    if (incomplete.length > 0) throw new ReleaseRefusal(violations);

    const tried = await dryRun(release, others);
    const checked = { ...release, routes: tried.routes };
    refuseFor([
      ...violations,
      ...ownedPathViolations(checked, others),
      ...budgetViolations(info, wavesOf(checked), scripts),
      ...tried.violations,
    ]);
    return checked;
  }

  return (name, files) => inOrder(() => check(name, files));
}

/** One first wave for each page; the shell's pages have its entry alone. */
function wavesOf({ name, info, routes }: CheckedRelease): Wave[] {
  if (name === SHELL) return wavesOfChunks(info);
  return routes.map(({ path, chunks }) => ({ field: path, chunks }));
}
