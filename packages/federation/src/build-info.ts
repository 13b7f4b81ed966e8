import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { BuildInfo } from '@studio/contract/release';
import { CONTRACT_VERSION } from '@studio/contract/version';
import { DIST, MODE } from './mode.ts';

/** What goes into `release.json` and is not seen in the build. */
export interface BuildInfoOptions {
  readonly name: string;
  readonly root: string;
  /** Versions the shell offers, or ranges a remote asks for. */
  readonly shared: Record<string, string>;
  /** Bytes (gzip) of script that a page may load at first; the gate has a budget for those that say none. */
  readonly budget?: number | undefined;
}

/** React's development build is several times as large as what visitors get. */
const DEVELOPMENT_BUDGET = 2_000_000;

/** Chunk of a remote's entry that does nothing; see `web-half.ts`. */
const NOTHING_CHUNK = 'index';

/** Writes `release.json`: what the site must know of a release and cannot read off its files. */
export function buildInfoPlugin({ name, root, shared, budget }: BuildInfoOptions): RsbuildPlugin {
  return {
    name: 'studio:build-info',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { [NOTHING_CHUNK]: nothing = [], ...chunks } = scriptsOfChunks(stats);
        await Promise.all(nothing.map((file) => rm(join(root, DIST, 'web', file))));
        const entry = Object.values(chunks)
          .flat()
          .find((file) => file.startsWith('entry.'));
        if (entry === undefined) throw new Error(`${name}: the build made no entry`);
        const allowed = MODE === 'development' ? DEVELOPMENT_BUDGET : budget;
        const info: BuildInfo = {
          name,
          contract: CONTRACT_VERSION,
          shared,
          entry,
          chunks,
          ...(allowed !== undefined && { budget: allowed }),
        };
        await writeFile(join(root, DIST, 'release.json'), `${JSON.stringify(info, null, 2)}\n`);
      });
    },
  };
}

/** Scripts of the web half by the name of their chunk. */
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
