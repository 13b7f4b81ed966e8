import type { RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

const COMMONJS = /@module-federation\/(runtime|runtime-core|sdk|error-codes|webpack-bundler-runtime)\/dist\/.+\.cjs$/;
const ANY = /@module-federation[\\/](runtime|runtime-core|sdk|error-codes|webpack-bundler-runtime)[\\/]dist/;

/**
 * Replaces the CommonJS files of federation's runtime, which cannot be tree-shaken, with their ES modules, and declares these
 * free of side effects.
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
      );
      config.module.rules ??= [];
      config.module.rules.push({ test: ANY, sideEffects: false });
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
