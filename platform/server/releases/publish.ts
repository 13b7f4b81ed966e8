import { join } from 'node:path';
import { listOf, readBuild, versionOf } from '@platform/build/gate/built-release';
import { parseInfo } from '@platform/build/gate/info';
import type { Gate } from '../gate/gate.ts';
import { ReleaseRefusal, refuseFor } from '../gate/refusal.ts';
import type { ReleaseStore } from './release-store.ts';

/** What to publish. `folder` is a build: `release.json`, `web/` and `server/`. */
export interface PublishOptions {
  readonly store: ReleaseStore;
  readonly folder: string;
  readonly gate: Gate;
  /** Called after each file that had to be stored. */
  readonly onProgress?: (progress: { readonly path: string; readonly done: number; readonly of: number }) => void;
}

/** What came of it. `size` is the sum of all files, in bytes. */
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly size: number;
  /** False: the site had this release. */
  readonly added: boolean;
  /** False: it was live at some time, so that which release is live is the team's decision. */
  readonly promoted: boolean;
}

/**
 * Stores the release in a build folder, and promotes it if it was never live.
 * @throws ReleaseRefusal, or a system error when the folder cannot be read.
 */
export async function publishFolder({ store, folder, gate, onProgress }: PublishOptions): Promise<Published> {
  const { files: built, violations } = await readBuild(folder);
  refuseFor(violations);
  const files = listOf(built);
  const json = built.find(({ path }) => path === 'release.json');
  if (json === undefined) {
    throw new ReleaseRefusal([{ field: join(folder, 'release.json'), message: 'is missing: build the release again' }]);
  }
  const parsed = parseInfo(json.bytes);
  if ('violations' in parsed) throw new ReleaseRefusal(parsed.violations);
  const { name } = parsed.info;
  const version = versionOf(files);

  const missing = new Set(await store.missing(files));
  const toSend = built.filter((file) => missing.delete(file.sha256));
  for (const [i, file] of toSend.entries()) {
    await store.putFile(file.sha256, file.bytes);
    onProgress?.({ path: file.path, done: i + 1, of: toSend.length });
  }
  const { added } = await store.add(name, files, gate);
  const promoted = !(await store.everDeployed(name, version));
  if (promoted) await store.append(name, version, 'promote');
  return { name, version, size: files.reduce((sum, { size }) => sum + size, 0), added, promoted };
}
