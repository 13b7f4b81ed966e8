import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@platform/contract/version';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { DIST } from './mode.ts';

/** The content of `release.json` that is not visible in the build. */
export interface BuildInfoOptions {
  readonly name: string;
  readonly root: string;
  /** Versions the shell provides, or ranges a remote requires. */
  readonly shared: Record<string, string>;
}

/** Chunk of a remote's empty entry; see `web-half.ts`. */
const EMPTY_CHUNK = 'index';

/** Writes `release.json`: properties of a release that the site cannot read from its other files. */
export function buildInfoPlugin({ name, root, shared }: BuildInfoOptions): RsbuildPlugin {
  return {
    name: 'platform:build-info',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { [EMPTY_CHUNK]: empty = [], ...chunks } = scriptsOfChunks(stats);
        await Promise.all(empty.map((file) => rm(join(root, DIST, 'web', file))));
        const entry = Object.values(chunks)
          .flat()
          .find((file) => file.startsWith('entry.'));
        if (entry === undefined) throw new Error(`${name}: the build has no entry`);
        const info: BuildInfo = {
          name,
          contract: CONTRACT_VERSION,
          shared,
          entry,
          chunks,
          ...(name === SHELL && { hosts: [...HOSTED_CONTRACTS] }),
        };
        await writeFile(join(root, DIST, 'release.json'), `${JSON.stringify(info, null, 2)}\n`);
      });
    },
  };
}

/** Returns the scripts of the web half by chunk name. */
function scriptsOfChunks(stats: Rspack.Stats | Rspack.MultiStats | undefined): Record<string, string[]> {
  const halves = stats && 'stats' in stats ? stats.stats : [];
  const web = halves.find(({ compilation }) => compilation.name === 'web');
  if (!web) throw new Error('The build has no web half');
  const chunks = [...web.compilation.namedChunkGroups].map(([chunk, group]) => [
    chunk,
    group.getFiles().filter((file) => file.endsWith('.js')),
  ]);
  return Object.fromEntries(chunks.sort());
}
