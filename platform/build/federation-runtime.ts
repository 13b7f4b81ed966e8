import { extname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

const COMMONJS = /@module-federation\/(runtime|runtime-core|sdk|error-codes|webpack-bundler-runtime)\/dist\/.+\.cjs$/;
const ANY = /@module-federation[\\/](runtime|runtime-core|sdk|error-codes|webpack-bundler-runtime)[\\/]dist/;

/** Compiled into the shell's runtime, which only shares modules: `platform/browser/loading/loading/container.ts` loads containers. */
export const FEDERATION_DEFINES = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

/** The runtime's modules that nothing calls in a shell or a container, but that others import, and its texts: `unused-federation.ts` replaces them. */
const UNUSED = [
  /[\\/]error-codes[\\/]dist[\\/]desc\.m?js$/,
  /[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]context)\.js$/,
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/](getSharedFallbackGetter|installInitialConsumes)\.c?js$/,
];

/** What only Emotion's `withTheme` needs, which is not shared. The packages do not say that importing them does nothing. */
const UNUSED_BY_EMOTION = /[\\/](hoist-non-react-statics|react-is)[\\/]/;

/** TypeScript in the workspace, JavaScript in the packed package. */
const UNUSED_STAND_IN = join(import.meta.dirname, `unused-federation${extname(import.meta.filename)}`);

/**
 * Replaces the CommonJS files of federation's runtime, which cannot be tree-shaken, with their ES modules, and declares these,
 * and what Emotion leaves unused, free of side effects.
 */
export const leanFederationRuntime: RsbuildPlugin = {
  name: 'platform:lean-federation-runtime',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push(
        new rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
          if (COMMONJS.test(resource.request)) resource.request = esModule(resource.request);
          const file = resource.createData?.resource;
          if (resource.createData && file) resource.createData.resource = esModule(file);
        }),
        ...UNUSED.map(
          (module) =>
            new rspack.NormalModuleReplacementPlugin(module, (resource) => {
              if (resource.createData) resource.createData.resource = UNUSED_STAND_IN;
            }),
        ),
      );
      config.module.rules ??= [];
      config.module.rules.push({ test: ANY, sideEffects: false }, { test: UNUSED_BY_EMOTION, sideEffects: false });
    });
  },
};

/** Returns the ES module beside a CommonJS file of the runtime. */
function esModule(file: string): string {
  return file.replace(
    /\.cjs$/,
    file.includes('/error-codes/dist/') && !file.includes('/webpack-bundler-runtime/') ? '.mjs' : '.js',
  );
}
