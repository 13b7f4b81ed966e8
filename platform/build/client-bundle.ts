import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { assetPrefix, containerName, SHELL } from '@platform/contract/registry';
import { type EnvironmentConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { federationAlias, routerAlias, runtimeByName, sideEffectFlags } from './library-files.ts';
import { DIST, FILE_NAMES, FLAT, SERVED } from './mode.ts';
import { typesOf } from './remote-types.ts';
import { packageOf, SHARED, sharedAlias } from './shared.ts';

/** Rsbuild requires an entry; a remote has only its container. `build-info.ts` deletes the output. */
const EMPTY_ENTRY = 'data:text/javascript,';

/** The oldest supported browsers, by their support of `light-dark()`. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 120', 'safari >= 17.5'];

const MINIMIZER = { ecma: 2022, compress: { passes: 3, ecma: 2022 } } as const;

/**
 * Variables of a remote's entry get names that do not depend on the texts in it. By default the names have the letters that are frequent
 * there. As the entry contains the hashes of all other files, each change of one page renamed its variables, and the browser opened all
 * pages. The option is missing in the types.
 */
const FIXED_NAMES: object = { disableCharFreq: true };

const ENTRY = /^entry\./;

/** Options that shell and remotes have in common: files named by content, integrity, named page chunks. */
function clientBundle(name: string, own: EnvironmentConfig): EnvironmentConfig {
  const minimizers = [
    { exclude: ENTRY, minimizerOptions: MINIMIZER },
    { include: ENTRY, minimizerOptions: { ...MINIMIZER, mangle: name === SHELL || FIXED_NAMES } },
  ];
  const common: EnvironmentConfig = {
    plugins: [sideEffectFlags],
    resolve: { alias: routerAlias() },
    security: { sri: { enable: !SERVED, algorithm: 'sha384' } },
    dev: { assetPrefix: assetPrefix(name) },
    output: {
      target: 'web',
      distPath: { ...FLAT, root: `${DIST}/web` },
      filename: FILE_NAMES,
      assetPrefix: assetPrefix(name),
      dataUriLimit: 0,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      minify: { jsOptions: minimizers },
      // The plugin of `build-info.ts` moves the maps out of the published files. A map in a style sheet would change the address of the file.
      sourceMap: { js: SERVED ? 'cheap-module-source-map' : 'hidden-nosources-source-map' },
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
  return mergeRsbuildConfig(common, own);
}

/**
 * The shell as federation host: `platform/browser/loading/federation.ts` shares its modules with remotes. It is not a container itself, so
 * that its own imports are ordinary ones, and the first script contains no code of the bundler for sharing.
 */
export function shellClientBundle(
  name: string,
  entry: string,
  router: string,
  versions: Record<string, string>,
): EnvironmentConfig {
  const provided = (module: string) => {
    const version = versions[packageOf(module)];
    if (version === undefined) throw new Error(`The shell shares ${packageOf(module)} but does not depend on it`);
    return version;
  };
  return clientBundle(name, {
    source: {
      entry: { entry },
      define: {
        SHARED_VERSIONS: JSON.stringify(Object.fromEntries(SHARED.map((module) => [module, provided(module)]))),
        ENV_TARGET: '"web"',
        IS_SERVED: JSON.stringify(SERVED),
      },
    },
    resolve: { alias: { 'react-router-dom$': router, ...sharedAlias } },
  });
}

interface RemoteClientOptions {
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
  /** Required ranges of the shell's versions, by package. */
  readonly ranges: Readonly<Record<string, string>>;
  readonly modules: readonly string[];
  /** Whether hosts of other sites can load it: it then bundles the federation runtime, and finds its files beside its entry. */
  readonly open: boolean;
  /** `tsconfig.json` by which the types of its modules are written for such hosts. Unset: they are not. */
  readonly typesConfig?: string | undefined;
}

/**
 * A remote as federated container. It contains no copy of the shared modules, and does not run if the shell's version is
 * outside its `ranges`. Without a range it accepts any version.
 */
export function remoteClientBundle({
  name,
  exposes,
  ranges,
  modules,
  open,
  typesConfig,
}: RemoteClientOptions): EnvironmentConfig {
  const consumed = (module: string) => {
    const range = ranges[packageOf(module)];
    const always = { singleton: true, import: false } as const;
    return range === undefined ? always : { ...always, strictVersion: true, requiredVersion: range };
  };
  const container = {
    name: containerName(name),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: typesConfig !== undefined && typesOf(typesConfig),
    filename: FILE_NAMES.js.replace('[name]', 'entry'),
    exposes: Object.fromEntries(
      // The plugin's `dts` takes the first character of a text for the file.
      Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: key.slice(2) }]),
    ),
    shared: Object.fromEntries(modules.map((module) => [module, consumed(module)])),
    // A remote loads no other remote.
    experiments: { externalRuntime: !open, optimization: { target: 'web', disableRemote: true } },
  } as const;
  return clientBundle(name, {
    source: { entry: { index: EMPTY_ENTRY } },
    resolve: { alias: federationAlias() },
    ...(open && { output: { assetPrefix: 'auto' } }),
    plugins: [pluginModuleFederation(container, { environment: 'web' }), runtimeByName],
  });
}
