import { createHash } from 'node:crypto';
import { assetPrefix, type Registry, SHELL } from '@platform/contract/registry';
import type { Script } from '@platform/contract/render';
import { registryOf } from '../releases/registry.ts';
import type { Release, ReleaseRoute } from '../releases/release.ts';

/** The exact releases a page is made of. */
export interface ReleaseSet {
  /** Hash of names and versions, 16 hexadecimal digits. */
  readonly id: string;
  readonly shell: Release;
  readonly remotes: readonly Release[];
  /** What the browser is told of the set. */
  readonly registry: Registry;
}

/** The set of the given releases, one a name; none without a shell. */
export function releaseSetOf(releases: readonly Release[]): ReleaseSet | undefined {
  const shell = releases.find((release) => release.name === SHELL);
  if (!shell) return undefined;
  const parts = releases.map(({ name, version }) => `${name} ${version}\n`).sort();
  return {
    id: createHash('sha256').update(parts.join('')).digest('hex').slice(0, 16),
    shell,
    remotes: releases.filter((release) => release !== shell),
    registry: registryOf(releases),
  };
}

/** The first wave of scripts for a page: the shell's entry, then what its owner's page needs. */
export function scriptsOf(set: ReleaseSet, remote: Release | undefined, route: ReleaseRoute | undefined): Script[] {
  const wanted = (release: Release, files: readonly string[]) =>
    files.map((file) => ({
      href: assetPrefix(release.name) + file,
      integrity: release.integrity[file] ?? '',
    }));
  return [
    ...wanted(set.shell, [set.shell.info.entry]),
    ...(remote
      ? wanted(remote, [remote.info.entry, ...(remote.info.chunks.routes ?? []), ...(route?.chunks ?? [])])
      : []),
  ];
}
