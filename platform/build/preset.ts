import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type BuildInfoOptions, buildInfoPlugin } from './build-info.ts';
import { devServer, servedInfoPlugin } from './dev-server.ts';
import { documentFonts } from './document-fonts.ts';
import { oneRefreshRuntime } from './fast-refresh.ts';
import { HOT, MODE, SERVED } from './mode.ts';
import { serverHalf } from './server-half.ts';
import { packageOf, SHARED } from './shared.ts';
import { remoteWebHalf, shellWebHalf } from './web-half.ts';

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
}

/** The shell's two entries. */
export interface ShellOptions extends FrontEnd {
  readonly browser: string;
  readonly server: string;
}

/** Returns the build of both halves of a remote's release: a federated container for the browser, CommonJS for the server. */
export function remote({ name, root, exposes }: RemoteOptions): RsbuildConfig {
  const ranges = rangesOf(root);
  return frontEnd(
    { name, root, shared: ranges },
    {
      web: remoteWebHalf(name, exposes, ranges),
      server: serverHalf({ name, entry: { routes: exposes['./routes'] }, externals: SHARED }),
    },
  );
}

/** Returns the build of both halves of the shell's release: the federation host, and the renderer with the shared modules. */
export function shell({ name, root, browser, server }: ShellOptions): RsbuildConfig {
  const versions = versionsOf(root);
  const router = createRequire(join(root, 'package.json')).resolve('@platform/browser/router');
  return frontEnd(
    { name, root, shared: versions },
    {
      web: shellWebHalf(name, browser, router, versions),
      server: serverHalf({ name, entry: { render: server }, externals: [], alias: { 'react-router-dom$': router } }),
    },
  );
}

function frontEnd(info: BuildInfoOptions, environments: NonNullable<RsbuildConfig['environments']>): RsbuildConfig {
  return {
    root: info.root,
    mode: MODE,
    source: { assetsInclude: /\.html$/ },
    environments,
    plugins: [
      pluginReact({ swcReactOptions: { importSource: '@emotion/react', development: HOT }, fastRefresh: HOT }),
      documentFonts,
      ...(HOT ? [oneRefreshRuntime] : []),
      (SERVED ? servedInfoPlugin : buildInfoPlugin)(info),
    ],
    ...(SERVED && devServer),
    logLevel: 'warn',
  };
}

/** A remote requires the version it was built with or a later compatible one. */
function rangesOf(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(versionsOf(root)).map(([name, version]) => [name, `^${version}`]));
}

/** Returns the installed versions of the shared packages that the package depends on. */
function versionsOf(root: string): Record<string, string> {
  const { dependencies = {} } = readManifest(root);
  const names = [...new Set(SHARED.map(packageOf))].filter((name) => name in dependencies);
  return Object.fromEntries(names.map((name) => [name, readManifest(join(root, 'node_modules', name)).version]));
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
