import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { MODE } from './mode.ts';

/** Returns the path of a package's main file, as the last of `packages` that each depend on the next one. */
const resolveThrough = (...packages: readonly string[]): string =>
  packages.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename);

/** Aliases for React Router's production build: its exports map names the development build in every mode. */
export function routerAlias(): Record<string, string> {
  if (MODE === 'development') return {};
  const root = dirname(resolveThrough('react-router/package.json'));
  return {
    'react-router$': join(root, 'dist/production/index.mjs'),
    'react-router/dom$': join(root, 'dist/production/dom-export.mjs'),
  };
}

const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Tools that each depend on the next one, down to the federation runtime. */
const FEDERATION_TOOLS = [
  '@module-federation/rsbuild-plugin',
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
];

/**
 * Aliases for the ES modules of the federation runtime in a container. Rspack resolves the runtime by `require`, which finds its
 * CommonJS files: they cannot be tree-shaken, and a container would be twice as large.
 */
export function federationAlias(): Record<string, string> {
  const runtime = resolveThrough(...FEDERATION_TOOLS, '@module-federation/runtime');
  return {
    '@module-federation/runtime': runtime.replace(/\.cjs$/, '.js'),
    [BUNDLER_RUNTIME]: bundlerRuntime().replace(/\.cjs$/, '.js'),
  };
}

const bundlerRuntime = () => resolveThrough(...FEDERATION_TOOLS, BUNDLER_RUNTIME);

/**
 * Replaces the path of the federation runtime by its name in the module that the federation plugin generates: the columns of source maps
 * would depend on the folder in which a release is built.
 */
export const runtimeByName: RsbuildPlugin = {
  name: 'platform:runtime-by-name',
  setup(api) {
    api.transform({ test: /@module-federation[\\/]runtime[\\/]rspack\.js$/ }, ({ code }) =>
      code.replace(JSON.stringify(bundlerRuntime()), () => JSON.stringify(BUNDLER_RUNTIME)),
    );
  },
};

/** Packages whose modules do nothing when they are imported, and whose `package.json` does not declare that. */
const WITHOUT_SIDE_EFFECTS = [
  /[\\/]@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]dist[\\/]/,
  /[\\/](hoist-non-react-statics|react-is)[\\/]/,
];

/** Declares packages free of side effects, so that what is not used of them is left out. */
export const sideEffectFlags: RsbuildPlugin = {
  name: 'platform:side-effect-flags',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.module.rules ??= [];
      config.module.rules.push({ test: WITHOUT_SIDE_EFFECTS, sideEffects: false });
    });
  },
};

/**
 * Reads the ES modules of packages by the rules of bundlers. By those of Node, `import styled` from a CommonJS module is all of its
 * exports; shared modules are such modules in a release.
 */
export const bundledDefaults: RsbuildPlugin = {
  name: 'platform:bundled-defaults',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.module.rules ??= [];
      config.module.rules.push({ test: /[\\/]node_modules[\\/].*\.js$/, type: 'javascript/auto' });
    });
  },
};
