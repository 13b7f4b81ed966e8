import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assetPrefix } from '@platform/contract/registry';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type BuildInfoOptions, buildInfoPlugin } from './build-info.ts';
import { remoteClientBundle, shellClientBundle } from './client-bundle.ts';
import { devServer, oneRefreshRuntime, servedInfoPlugin } from './dev-server.ts';
import { documentFonts, fileOrigins } from './file-addresses.ts';
import { bundledDefaults } from './library-files.ts';
import { HOT, MODE, SERVED } from './mode.ts';
import { configOf } from './remote-types.ts';
import { serverBundle } from './server-bundle.ts';
import { rangesOf, sharedModulesOf, versionsOf } from './shared.ts';

/** The options that shell and remotes have in common. */
interface FrontEnd {
  /** Name in the registry and in asset addresses: `marketing`. */
  readonly name: string;
  /** The package's folder: `import.meta.dirname` of the build file. */
  readonly root: string;
}

/** A remote's public interface: the modules that federation exposes, by their names. */
export interface RemoteOptions extends FrontEnd {
  readonly exposes: { readonly './routes': string };
  /**
   * Shared packages of which the remote bundles its own copy, because it needs another major than the shell's: `['zustand']`.
   * Visitors load that copy beside the shell's; `npm run gate` prints its size. Not React, its router or Emotion's core.
   */
  readonly ownCopies?: readonly string[];
  /**
   * Whether federation hosts of other sites may load the remote, by its `mf-manifest.json`: its files get CORS headers, and its
   * container bundles the federation runtime, which this site's shell would provide. The types of its modules are published with it.
   */
  readonly open?: boolean;
}

/** The shell's two entries. */
export interface ShellOptions extends FrontEnd {
  readonly browser: string;
  readonly server: string;
}

/** Returns the build of both bundles of a remote's release: a federated container for the browser, CommonJS for the server. */
export function remote({ name, root, exposes, ownCopies = [], open = false }: RemoteOptions): RsbuildConfig {
  const modules = sharedModulesOf(ownCopies);
  const ranges = rangesOf(root, ownCopies);
  const typesConfig = open && MODE === 'production' ? configOf(root) : undefined;
  return frontEnd(
    { name, root, shared: ranges, ownCopies, open, hasTypes: typesConfig !== undefined },
    {
      web: remoteClientBundle({ name, exposes, ranges, modules, open, typesConfig }),
      server: serverBundle({ name, entry: { routes: exposes['./routes'] }, externals: modules }),
    },
  );
}

/** Returns the build of both bundles of the shell's release: the federation host, and the renderer with the shared modules. */
export function shell({ name, root, browser, server }: ShellOptions): RsbuildConfig {
  const versions = versionsOf(root);
  const router = createRequire(join(root, 'package.json')).resolve('@platform/browser/router');
  return frontEnd(
    { name, root, shared: versions },
    {
      web: shellClientBundle(name, browser, router, versions),
      server: serverBundle({ name, entry: { render: server }, externals: [], alias: { 'react-router-dom$': router } }),
    },
  );
}

function frontEnd(info: BuildInfoOptions, environments: NonNullable<RsbuildConfig['environments']>): RsbuildConfig {
  return {
    root: info.root,
    mode: MODE,
    source: { assetsInclude: /\.html$/ },
    environments,
    // Remotes are built apart: without the name, two of them could have the same class.
    output: { cssModules: { localIdentName: `${info.name}-[local]-[hash:base64:6]` } },
    plugins: [
      pluginReact({ swcReactOptions: { importSource: '@emotion/react', development: HOT }, fastRefresh: HOT }),
      documentFonts,
      bundledDefaults,
      ...(HOT ? [oneRefreshRuntime] : []),
      ...(SERVED ? [] : [fileOrigins(assetPrefix(info.name))]),
      (SERVED ? servedInfoPlugin : buildInfoPlugin)(info),
    ],
    ...devServer,
    logLevel: 'warn',
  };
}
