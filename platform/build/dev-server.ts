import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { BuildInfoOptions } from './build-info.ts';
import { DIST, HOT } from './mode.ts';

/** Stands in a release for the browser's half, which the development server has. */
const STAND_IN = '// The development server has this half.\n';

/** Named by its content, as every file of a release. */
const STAND_IN_FILE = `entry.${createHash('sha256').update(STAND_IN).digest('hex').slice(0, 10)}.js`;

/**
 * A development server that no other page than the site's may read. The site's address is given by `tools/dev.mjs`, which
 * puts the server's scripts at their usual addresses: only the news of a change comes straight from the server.
 */
export const devServer: Pick<RsbuildConfig, 'dev' | 'server'> = {
  dev: {
    hmr: HOT,
    liveReload: true,
    lazyCompilation: false,
    client: { protocol: 'ws', host: '127.0.0.1', port: '<port>', overlay: false },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    printUrls: false,
    htmlFallback: false,
    cors: { origin: process.env.FEDERATION_SITE ?? 'http://127.0.0.1:3000' },
  },
};

/** Writes `release.json` after each compilation: a release whose server half is what was compiled last. */
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
