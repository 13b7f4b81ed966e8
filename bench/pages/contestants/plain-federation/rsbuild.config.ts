import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { SHARED } from '@platform/build/shared';
import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { sourcePlugins } from '../plugins.ts';

const { resolve } = createRequire(import.meta.url);

const REMOTES = ['admin', 'catalog', 'chat', 'marketing'];

/** A container called `admin` would be mistaken for an element with that id. */
const container = (remote: string) => `mf_${remote}`;

/** Each module once in a page. There is one version of everything in the workspace, so that any is the right one. */
const shared = Object.fromEntries(
  [...SHARED, 'react-router'].map((module) => [module, { singleton: true, requiredVersion: false as const }]),
);

/**
 * Host and remotes as the plugin's documentation sets them up: all choices are the defaults of Rsbuild and of the plugin. Types are
 * off, because the plugin cannot make them with the workspace's TypeScript.
 */
function part(
  name: string,
  entry: string,
  federation: Partial<Parameters<typeof pluginModuleFederation>[0]>,
): EnvironmentConfig {
  return {
    source: { entry: { index: entry } },
    output: { distPath: { root: `dist/plain-federation/${name}` }, assetPrefix: `/${name}/` },
    plugins: [pluginModuleFederation({ name, shared, dts: false, ...federation }, { environment: name })],
  };
}

const remotes = REMOTES.map((name) => [
  container(name),
  part(container(name), 'data:text/javascript,', { exposes: { './routes': resolve(`${name}-mfe/routes.ts`) } }),
]);

const host = part('host', join(import.meta.dirname, 'index.ts'), {
  remotes: Object.fromEntries(REMOTES.map((name) => [name, `${container(name)}@/${container(name)}/mf-manifest.json`])),
});

export default defineConfig({
  root: dirname(import.meta.dirname),
  environments: { host, ...Object.fromEntries(remotes) },
  source: { assetsInclude: /\.html$/ },
  plugins: sourcePlugins,
  logLevel: 'warn',
});
