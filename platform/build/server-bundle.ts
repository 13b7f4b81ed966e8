import { assetPrefix } from '@platform/contract/registry';
import type { EnvironmentConfig } from '@rsbuild/core';
import { routerAlias } from './library-files.ts';
import { DIST, FILE_NAMES, FLAT, SERVED } from './mode.ts';

interface ServerBundleOptions {
  readonly name: string;
  readonly entry: Record<string, string>;
  /** Modules that the shell's server bundle provides when the bundle runs. */
  readonly externals: readonly string[];
  readonly alias?: Record<string, string>;
}

/** The server writes the text of the functions in these files into every page, so they alone are minified. */
const INLINE_SCRIPTS = {
  test: /[\\/]inline-scripts\.ts$/,
  enforce: 'post',
  loader: 'builtin:swc-loader',
  options: { minify: true, jsc: { target: 'es2023', minify: { compress: true, mangle: true } } },
} as const;

/** Returns the build that runs in a render process: plain CommonJS, one file per page, no federation runtime. */
export function serverBundle({ name, entry, externals, alias = {} }: ServerBundleOptions): EnvironmentConfig {
  return {
    source: { entry },
    resolve: { alias: { ...routerAlias(), ...alias } },
    dev: { assetPrefix: assetPrefix(name), writeToDisk: SERVED },
    output: {
      target: 'node',
      module: false,
      distPath: { ...FLAT, root: `${DIST}/server` },
      filename: { ...FILE_NAMES, js: '[name].js' },
      dataUriLimit: 0,
      assetPrefix: assetPrefix(name),
      emitAssets: false,
      externals: Object.fromEntries(externals.map((module) => [module, `commonjs ${module}`])),
      minify: false,
      sourceMap: { js: SERVED ? false : 'hidden-nosources-source-map' },
      cleanDistPath: true,
    },
    tools: {
      // Without the calls of React's development build, also in a development build.
      swc: { jsc: { transform: { react: { development: false } } } },
      rspack: {
        module: { rules: [INLINE_SCRIPTS] },
        output: { library: { type: 'commonjs2' }, chunkFilename: '[name].js' },
        optimization: { chunkIds: 'named', splitChunks: false },
      },
    },
  };
}
