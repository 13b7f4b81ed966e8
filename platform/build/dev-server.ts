import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import type { RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type BuildInfoOptions, webStats } from './build-info.ts';
import { DIST, HOT } from './mode.ts';

/** Replaces the client bundle in a release: the development server serves it itself. */
const STAND_IN = '// The development server serves this half.\n';

/** Named by its content, like every file of a release. */
const STAND_IN_FILE = `entry.${createHash('sha256').update(STAND_IN).digest('hex').slice(0, 10)}.js`;

/**
 * A development server that only the site's pages may read: the command `dev` sets FEDERATION_SITE to their origin. It also
 * serves the scripts at their usual URLs, so that pages connect to the development server only for notifications of changes.
 */
export const devServer: Pick<RsbuildConfig, 'dev' | 'server'> = {
  dev: {
    hmr: HOT,
    // Otherwise the command loads pages again, once the site renders what was compiled.
    liveReload: HOT,
    lazyCompilation: false,
    client: { protocol: 'ws', host: '127.0.0.1', port: '<port>', overlay: false },
  },
  server: {
    host: '127.0.0.1',
    // Refuses other host names, which a page of another site can point at this machine (DNS rebinding).
    allowedHosts: ['localhost'],
    strictPort: true,
    printUrls: false,
    htmlFallback: false,
    cors: { origin: process.env.FEDERATION_SITE ?? 'http://127.0.0.1:3000' },
  },
};

/** A compilation of a development server, in `build.json` beside its release. */
export interface ServedBuild {
  /** The text of `build.txt` among the scripts of the same compilation. */
  readonly id: string;
  /** Errors of the compiler, each with file and line; none if the server bundle can be used. */
  readonly errors: readonly string[];
}

/** Name of the file by which `npm run dev` sees which compilation a development server serves. */
const BUILD_FILE = 'build.txt';

/**
 * Writes `release.json` after each compilation without errors, for a release with the newest server bundle, and `build.json` after each
 * one.
 */
export function servedInfoPlugin({ name, root, shared }: BuildInfoOptions): RsbuildPlugin {
  let builds = 0;
  const ids = new WeakMap<Rspack.Compilation, string>();
  const numberBuilds = {
    apply({ hooks, webpack: { sources } }: Rspack.Compiler) {
      hooks.thisCompilation.tap('served-info', (compilation) => {
        builds += 1;
        const id = String(builds);
        ids.set(compilation, id);
        compilation.hooks.processAssets.tap('served-info', () =>
          compilation.emitAsset(BUILD_FILE, new sources.RawSource(id)),
        );
      });
    },
  };
  return {
    name: 'platform:served-info',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name === 'web') config.plugins.push(numberBuilds);
      });
      api.onAfterDevCompile(async ({ stats }) => {
        // The next compilation may have begun.
        const build: ServedBuild = { id: ids.get(webStats(stats).compilation) ?? '', errors: errorsOf(stats, root) };
        await mkdir(join(root, DIST), { recursive: true });
        if (build.errors.length === 0) await writeRelease();
        await writeFile(join(root, DIST, 'build.json'), JSON.stringify(build));
      });

      async function writeRelease(): Promise<void> {
        const info: BuildInfo = { name, contract: CONTRACT_VERSION, shared, entry: STAND_IN_FILE, chunks: {} };
        await mkdir(join(root, DIST, 'web'), { recursive: true });
        await writeFile(join(root, DIST, 'web', STAND_IN_FILE), STAND_IN);
        await writeFile(join(root, DIST, 'release.json'), `${JSON.stringify(info, null, 2)}\n`);
      }
    },
  };
}

/** The compiler's drawing of the place of an error begins with `╭─[3:6]`. */
const PLACE = /─\[(\d+:\d+)\]/;

/** Returns the errors of a compilation, each once: both bundles contain most modules. */
function errorsOf(stats: Rspack.Stats | Rspack.MultiStats, root: string): string[] {
  const { children = [], errors = [] } = stats.toJson({ all: false, errors: true, children: true });
  const found = new Map<string, string>();
  for (const { moduleName = '', loc, message } of [...errors, ...children.flatMap((child) => child.errors ?? [])]) {
    const place = PLACE.exec(message)?.[1] ?? loc?.split('-')[0];
    const file = [join(basename(root), moduleName), ...(place ? [place] : [])].join(':');
    if (!found.has(file)) found.set(file, `${file}\n${message.trimEnd()}`);
  }
  return [...found.values()];
}

/**
 * Appended to each copy of React's refresh runtime, so that shell and remotes use the first copy in the page: two of them
 * would each refresh a part of it. Components are registered under their container's name, because shell and remotes contain
 * modules with the same ids.
 */
const ONE_RUNTIME = `
const own = module.exports;
const first = (globalThis.__platformRefreshRuntime ??= { ...own, injected: false });
module.exports = {
  ...first,
  injectIntoGlobalHook(target) {
    if (!first.injected) own.injectIntoGlobalHook(target);
    first.injected = true;
  },
  register: (type, id) => first.register(type, __react_refresh_library__ + ' ' + id),
};
`;

/** Makes all containers of a page use one refresh runtime. */
export const oneRefreshRuntime: RsbuildPlugin = {
  name: 'platform:one-refresh-runtime',
  setup(api) {
    api.transform({ test: /[\\/]react-refresh[\\/]runtime\.js$/ }, ({ code }) => code + ONE_RUNTIME);
  },
};
