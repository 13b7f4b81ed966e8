import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { BuildInfoOptions } from './build-info.ts';
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

/** Writes `release.json` after each compilation, for a release with the newest server bundle. */
export function servedInfoPlugin({ name, root, shared }: BuildInfoOptions): RsbuildPlugin {
  return {
    name: 'platform:served-info',
    setup(api) {
      api.onAfterDevCompile(async ({ stats }) => {
        if (stats.hasErrors()) return;
        const info: BuildInfo = { name, contract: CONTRACT_VERSION, shared, entry: STAND_IN_FILE, chunks: {} };
        await mkdir(join(root, DIST, 'web'), { recursive: true });
        await writeFile(join(root, DIST, 'web', STAND_IN_FILE), STAND_IN);
        await writeFile(join(root, DIST, 'release.json'), `${JSON.stringify(info, null, 2)}\n`);
      });
    },
  };
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
