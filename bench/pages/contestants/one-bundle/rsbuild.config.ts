import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shell } from '@platform/build/preset';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { sourcePlugins, without } from '../plugins.ts';

const { resolve } = createRequire(import.meta.url);

/** The build of the shell, whose options the contestant shares. */
const { environments, ...config } = shell({
  name: 'one-bundle',
  root: dirname(import.meta.dirname),
  browser: resolve('shell/browser.tsx'),
  server: '',
});

/** The shell without federation: the module `remotes.ts` beside this file bundles the routes of all remotes. */
const web = mergeRsbuildConfig(environments?.web, {
  resolve: { alias: { 'react-router-dom$': resolve('@platform/browser/router') } },
  output: { distPath: { root: 'dist/one-bundle' }, manifest: true },
  tools: {
    rspack: (_, { rspack, appendPlugins }) =>
      appendPlugins(
        new rspack.NormalModuleReplacementPlugin(/\/remotes\.ts$/, (resource) => {
          if (resource.createData?.resource === resolve('@platform/browser/remotes')) {
            resource.createData.resource = join(import.meta.dirname, 'remotes.ts');
          }
        }),
      ),
  },
});

export default defineConfig({
  ...config,
  environments: { web: { ...web, plugins: without(web.plugins, /federation/) } },
  plugins: sourcePlugins,
});
