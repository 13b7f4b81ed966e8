import { assetPrefix, DISCOVERY_SCHEMA, type Registry, type RegistryEntry } from '@platform/contract/registry';
import type { Release } from './release.ts';

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
