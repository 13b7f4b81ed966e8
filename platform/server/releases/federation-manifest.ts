import { containerName } from '@platform/contract/registry';
import type { Release } from '../release-set/release.ts';

/**
 * Returns the `mf-manifest.json` of a remote, by which federation hosts and their devtools find its entry and its modules.
 * Addresses in it are relative to the manifest (`auto`), so that it holds behind any proxy.
 * https://module-federation.io/configure/manifest
 */
export function federationManifest({ name, version, info }: Pick<Release, 'name' | 'version' | 'info'>) {
  const id = containerName(name);
  const none = { sync: [], async: [] };
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: info.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: id,
      publicPath: 'auto',
    },
    shared: Object.entries(info.shared).map(([module, range]) => ({
      id: `${id}:${module}`,
      name: module,
      version: '0.0.0',
      singleton: true,
      requiredVersion: range,
      assets: { js: none, css: none },
    })),
    remotes: [],
    exposes: [
      {
        id: `${id}:routes`,
        name: 'routes',
        path: './routes',
        assets: { js: { sync: info.chunks.routes ?? [], async: [] }, css: none },
      },
    ],
  };
}

/** Name of the manifest below a remote's asset prefix. */
export const MANIFEST = 'mf-manifest.json';
