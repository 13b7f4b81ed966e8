import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { assetPrefix, containerName } from '@platform/contract/registry';
import type { EnvironmentConfig } from '@rsbuild/core';
import { leanFederationRuntime } from './federation-runtime.ts';
import { FILE_NAMES, FLAT } from './file-names.ts';
import { DIST, SERVED } from './mode.ts';
import { routerAlias } from './router-alias.ts';
import { packageOf, SHARED } from './shared.ts';

/** Rsbuild requires an entry; a remote has only its container. `build-info.ts` deletes the output. */
const EMPTY_ENTRY = 'data:text/javascript,';

/** Options that shell and remotes have in common: files named by content, integrity, named page chunks. */
function webHalf(name: string, rest: Pick<EnvironmentConfig, 'source' | 'plugins'>): EnvironmentConfig {
  return {
    source: rest.source ?? {},
    plugins: [...(rest.plugins ?? []), leanFederationRuntime],
    resolve: { alias: { ...routerAlias } },
    security: { sri: { enable: !SERVED, algorithm: 'sha384' } },
    dev: { assetPrefix: assetPrefix(name) },
    output: {
      target: 'web',
      distPath: { ...FLAT, root: `${DIST}/web` },
      filename: FILE_NAMES,
      assetPrefix: assetPrefix(name),
      dataUriLimit: 0,
      legalComments: 'none',
      sourceMap: SERVED,
      cleanDistPath: true,
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { uniqueName: containerName(name), crossOriginLoading: 'anonymous' },
        optimization: { chunkIds: 'named', moduleIds: SERVED ? 'named' : 'natural' },
      },
    },
  };
}

/** The shell as federation host. Shared modules are eager: they are in the first file, so no async boundary is needed. */
export function shellWebHalf(
  name: string,
  entry: string,
  router: string,
  versions: Record<string, string>,
): EnvironmentConfig {
  return webHalf(name, {
    source: { entry: { entry } },
    plugins: [
      pluginModuleFederation(
        {
          name: containerName(name),
          remotes: {},
          shared: Object.fromEntries(
            SHARED.map((module) => [
              module,
              {
                singleton: true,
                eager: true,
                version: versionOf(module, versions),
                requiredVersion: versionOf(module, versions),
                ...(module === 'react-router-dom' && { import: router }),
              },
            ]),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            // Remotes are registered with their entries, so the runtime needs no code that reads manifests.
            optimization: { target: 'web', disableSnapshot: true },
          },
        },
        { environment: 'web' },
      ),
    ],
  });
}

function versionOf(module: string, versions: Record<string, string>): string {
  const version = versions[packageOf(module)];
  if (version === undefined) throw new Error(`The shell shares ${packageOf(module)} but does not depend on it`);
  return version;
}

/**
 * A remote as federated container. It contains no copy of the shared modules, and does not run if the shell's version is
 * outside its `ranges`.
 */
export function remoteWebHalf(
  name: string,
  exposes: Record<string, string>,
  ranges: Record<string, string>,
): EnvironmentConfig {
  return webHalf(name, {
    source: { entry: { index: EMPTY_ENTRY } },
    plugins: [
      pluginModuleFederation(
        {
          name: containerName(name),
          filename: FILE_NAMES.js.replace('[name]', 'entry'),
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [key, { import: file, name: key.slice(2) }]),
          ),
          shared: Object.fromEntries(SHARED.map((module) => [module, consumed(ranges[packageOf(module)])])),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        },
        { environment: 'web' },
      ),
    ],
  });
}

/** Returns how a remote consumes a shared module. Without a range it accepts any version. */
function consumed(range: string | undefined) {
  const always = { singleton: true, import: false } as const;
  return range === undefined ? always : { ...always, strictVersion: true, requiredVersion: range };
}
