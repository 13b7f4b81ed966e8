import { assetPrefix } from '@platform/contract/registry';
import type { EnvironmentConfig } from '@rsbuild/core';
import { FILE_NAMES, FLAT } from './file-names.ts';
import { DIST, SERVED } from './mode.ts';
import { routerAlias } from './router-alias.ts';

interface ServerHalfOptions {
  readonly name: string;
  readonly entry: Record<string, string>;
  /** Modules handed out by the shell's server half when the bundle is run. */
  readonly externals: readonly string[];
  readonly alias?: Record<string, string>;
}

/** The half that runs in a render worker: plain CommonJS, one file per page, no federation runtime. */
export function serverHalf({ name, entry, externals, alias = {} }: ServerHalfOptions): EnvironmentConfig {
  return {
    source: { entry },
    resolve: { alias: { ...routerAlias, ...alias } },
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
      sourceMap: false,
      cleanDistPath: true,
    },
    tools: {
      // What the server renders is what a release is: without the development build's calls.
      swc: { jsc: { transform: { react: { development: false } } } },
      rspack: {
        output: { library: { type: 'commonjs2' }, chunkFilename: '[name].js' },
        optimization: { chunkIds: 'named', splitChunks: false },
      },
    },
  };
}
