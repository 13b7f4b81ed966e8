import { SHELL } from '@studio/contract/registry';
import type { ReleaseFile } from '@studio/contract/release';
import { versionOf } from '@studio/federation/gate/built-release';
import { contractReasons } from '@studio/federation/gate/contract';
import { listReasons } from '@studio/federation/gate/file-list';
import { infoReasons, parseInfo } from '@studio/federation/gate/info';
import { integrityOf, integrityReasons } from '@studio/federation/gate/integrity';
import { ownedPathReasons } from '@studio/federation/gate/owned-paths';
import type { Reason } from '@studio/federation/gate/reason';
import { sharedReasons } from '@studio/federation/gate/shared';
import { budgetReasons, type Wave, wavesOfChunks } from '@studio/federation/gate/size-budget';
import { createSequence } from '../serialize.ts';
import { ReleaseRefusal, refuseFor } from './refusal.ts';
import { type Release, type ReleaseRoute, type UndescribedRelease, webFiles } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addressReasons, storedReasons } from './stored-reasons.ts';

/**
 * The checks a release passes before it is stored; all its files are. They run for one release at a time.
 * @throws ReleaseRefusal with every reason that was found. Only where a list or a `release.json` cannot be relied on, what
 *   follows from it is not looked at.
 */
export type Gate = (name: string, files: readonly ReleaseFile[]) => Promise<CheckedRelease>;

/** A release that has passed the gate and is not stored yet. */
export type CheckedRelease = Omit<Release, 'createdAt'>;

/** Runs a release beside the other live ones: tells its routes, and which of its pages cannot be rendered. */
export type TryOut = (
  release: UndescribedRelease,
  others: readonly Release[],
) => Promise<{ readonly routes: readonly ReleaseRoute[]; readonly reasons: readonly Reason[] }>;

export interface GateDeps {
  readonly store: Pick<ReleaseStore, 'sizes' | 'readFile' | 'byWebPath' | 'live'>;
  readonly tryOut: TryOut;
}

export function createGate({ store, tryOut }: GateDeps): Gate {
  const inOrder = createSequence();

  /** A release whose files fit together, with the bytes of its scripts. */
  async function assemble(name: string, files: readonly ReleaseFile[]) {
    const unreliable = [...listReasons(files), ...storedReasons(files, await store.sizes(files))];
    const json = files.find(({ path }) => path === 'release.json');
    if (unreliable.length > 0 || json === undefined) throw new ReleaseRefusal(unreliable);
    const parsed = parseInfo(await store.readFile(json.sha256));
    if ('reasons' in parsed) throw new ReleaseRefusal(parsed.reasons);

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
    const incomplete = infoReasons(name, info, files);
    const reasons = [
      ...incomplete,
      ...addressReasons(files, (fileName) => store.byWebPath(name, fileName)),
      ...integrityReasons(info, scripts),
      ...sharedReasons(info, infos),
      ...contractReasons(info, infos),
    ];
    if (incomplete.length > 0) throw new ReleaseRefusal(reasons);

    const tried = await tryOut(release, others);
    const checked = { ...release, routes: tried.routes };
    refuseFor([
      ...reasons,
      ...ownedPathReasons(checked, others),
      ...budgetReasons(info, wavesOf(checked), scripts),
      ...tried.reasons,
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
