import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const NAME = 'plain-rsbuild';

/** What comes from the shell, in both bundles. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'];

const container = {
  name: 'mf_plain_rsbuild',
  filename: 'entry.[contenthash:10].js',
  exposes: { './routes': { import: './routes.ts', name: 'routes' } },
  shared: Object.fromEntries(SHARED.map((module) => [module, { singleton: true, import: false as const }])),
  dts: false,
};

/** A release is a list of files without folders. */
const flat = { js: '', jsAsync: '', css: '', cssAsync: '', svg: '', image: '', font: '', media: '', assets: '' };

export default defineConfig({
  plugins: [pluginReact()],
  output: { assetPrefix: `/assets/${NAME}/` },
  environments: {
    web: {
      plugins: [pluginModuleFederation(container, { environment: 'web' })],
      source: { entry: { index: 'data:text/javascript,' } },
      security: { sri: { enable: true, algorithm: 'sha384' } },
      output: { distPath: { root: 'dist/web', ...flat }, filename: { js: '[name].[contenthash:10].js' } },
      tools: {
        htmlPlugin: false,
        rspack: { output: { crossOriginLoading: 'anonymous' }, optimization: { chunkIds: 'named' } },
      },
    },
    server: {
      source: { entry: { routes: './routes.ts' } },
      output: {
        target: 'node',
        module: false,
        distPath: { root: 'dist/server', ...flat },
        filename: { js: '[name].js' },
        emitAssets: false,
        externals: Object.fromEntries(SHARED.map((module) => [module, `commonjs ${module}`])),
      },
      tools: {
        rspack: {
          output: { library: { type: 'commonjs2' }, chunkFilename: '[name].js' },
          optimization: { splitChunks: false, chunkIds: 'named' },
        },
      },
    },
  },
});
