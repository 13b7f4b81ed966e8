import { join } from 'node:path';
import { listOf, readBuild, versionOf } from '@platform/build/gate/built-release';
import { parseInfo } from '@platform/build/gate/info';
import { liveEntry } from '../deployments/deployment.ts';
import type { Gate } from '../gate/gate.ts';
import { GateError, throwViolations } from '../gate/gate-error.ts';
import { sizeOf } from '../release-set/release.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface PublishOptions {
  readonly store: ReleaseStore;
  /** A build: `release.json`, `web/` and `server/`. */
  readonly folder: string;
  readonly gate: Gate;
}

/** A release that was published. */
export type Published = Awaited<ReturnType<typeof publishFolder>>;

/**
 * Stores the release in a build folder, and promotes it if it was never live: later, only a command makes it live again. Does nothing
 * if its remote is retired.
 * @returns `size`: bytes of all files. `added`, `promoted`: whether this call did it. `retired`: whether its remote is.
 * @throws GateError, or a system error if the folder cannot be read.
 */
export async function publishFolder({ store, folder, gate }: PublishOptions) {
  const { files: built, violations } = await readBuild(folder);
  throwViolations(violations);
  const json = built.find(({ path }) => path === 'release.json');
  if (json === undefined) {
    throw new GateError([{ field: join(folder, 'release.json'), message: 'is missing: build the release again' }]);
  }
  const parsed = parseInfo(json.bytes);
  if ('violations' in parsed) throw new GateError(parsed.violations);
  const { name } = parsed.info;
  const version = versionOf(built);

  const history = await store.historyOf(name);
  const retired = history.length > 0 && liveEntry(history) === undefined;
  const everDeployed = history.some((deployment) => deployment.version === version);
  const unchanged = { name, version, size: sizeOf(built), added: false, promoted: false, retired };
  if (retired) return unchanged;
  if (everDeployed && (await store.get(name, version)) !== undefined) return unchanged;
  const missing = new Set(await store.missing(built));
  for (const { sha256, bytes } of built) if (missing.delete(sha256)) await store.putFile(sha256, bytes);
  const { added, report } = await store.add(name, listOf(built), gate);
  if (!everDeployed) await store.append(name, version, 'promote', { report });
  return { ...unchanged, added, promoted: !everDeployed };
}
