import { createHash } from 'node:crypto';
import { assetPrefix, DISCOVERY_SCHEMA, type Registry, type RegistryEntry, SHELL } from '@platform/contract/registry';
import type { Script } from '@platform/contract/render';
import { ProblemError } from '../http/problem.ts';
import type { Release, ReleaseRoute } from './release.ts';

/** Releases that are shown together. */
export interface ReleaseSet {
  /** Hash of names and versions, 16 hexadecimal digits. */
  readonly id: string;
  readonly shell: Release;
  readonly remotes: readonly Release[];
}

/** Returns the id of any releases: the hash of their names and versions, 16 hexadecimal digits. */
export function idOf(releases: readonly Pick<Release, 'name' | 'version'>[]): string {
  const lines = releases.map(({ name, version }) => `${name} ${version}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
}

/**
 * Returns the id of the releases that a release's pages depend on: itself and the shell, or all of them if it is the shell. A release of
 * another remote does not change it.
 */
export const checkedIdOf = (releases: readonly Pick<Release, 'name' | 'version'>[], name: string): string =>
  idOf(name === SHELL ? releases : releases.filter((release) => release.name === SHELL || release.name === name));

/** Returns the set of the given releases, one per name; undefined if none is a shell. */
export function releaseSetOf(releases: readonly Release[]): ReleaseSet | undefined {
  const shell = releases.find((release) => release.name === SHELL);
  if (!shell) return undefined;
  return {
    id: idOf(releases),
    shell,
    remotes: releases.filter((release) => release !== shell),
  };
}

/**
 * Returns the set of the live releases, with other releases in place of those of their names.
 * @throws ProblemError (422) if there is no shell.
 */
export function setWith(live: readonly Release[], replacements: readonly Release[]): ReleaseSet {
  const otherReleases = live.filter(({ name }) => !replacements.some((replacement) => replacement.name === name));
  // In the order of `live`, so that a set's pages do not depend on the order of its deployments.
  const set = releaseSetOf([...otherReleases, ...replacements].sort((a, b) => (a.name < b.name ? -1 : 1)));
  if (set !== undefined) return set;
  const title = 'No shell is live: release the shell before any remote';
  throw new ProblemError({ slug: 'no-shell', status: 422, title });
}

/** Returns the releases that a page is made of: the shell, and the remote that serves it, unless it is the error page. */
export const releasesOf = ({ shell }: Pick<ReleaseSet, 'shell'>, remote: Release | undefined): readonly Release[] =>
  remote ? [shell, remote] : [shell];

/**
 * Returns the initial scripts of a page: the shell's entry, then the scripts of the page's remote.
 * @param origin Origin of the addresses of files. Default: they are paths of the site.
 */
export function scriptsOf(
  set: ReleaseSet,
  remote: Release | undefined,
  route: ReleaseRoute | undefined,
  origin = '',
): Script[] {
  const scripts = (release: Release, files: readonly string[]) =>
    files.map((file) => ({
      href: origin + assetPrefix(release.name) + file,
      integrity: release.integrity[file] ?? '',
    }));
  const shellScripts = scripts(set.shell, [set.shell.info.entry]);
  if (!remote) return shellScripts;
  const { entry, chunks } = remote.info;
  return [...shellScripts, ...scripts(remote, [entry, ...(chunks.routes ?? []), ...(route?.chunks ?? [])])];
}

/**
 * Returns the registry document of the given releases, one per name, each with all traffic.
 * @param origin Origin of the addresses of files. Default: they are paths of the site.
 */
export function registryOf(releases: readonly Release[], origin = ''): Registry {
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(releases.map((release) => [release.name, [entryOf(release, origin)]])),
  };
}

function entryOf({ name, version, info, routes, integrity }: Release, origin: string): RegistryEntry {
  const entryIntegrity = integrity[info.entry];
  if (entryIntegrity === undefined) throw new Error(`release ${version} of ${name} has no integrity of its entry`);
  return {
    url: origin + assetPrefix(name) + info.entry,
    metadata: { integrity: entryIntegrity, version },
    deployment: { traffic: 100, default: true },
    extras: {
      contract: info.contract,
      chunks: info.chunks.routes ?? [],
      routes: routes.map(({ path, layout, chunks }) => ({ path, layout, chunks })),
      shared: info.shared,
    },
  };
}
