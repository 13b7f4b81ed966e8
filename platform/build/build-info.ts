import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { isCheckedText } from './gate/built-release.ts';
import { DIST } from './mode.ts';
import { nameTypesByContent } from './remote-types.ts';

/** The content of `release.json` that is not visible in the build. */
export interface BuildInfoOptions {
  readonly name: string;
  readonly root: string;
  /** Versions the shell provides, or ranges a remote requires. */
  readonly shared: Record<string, string>;
  /** Shared packages that a remote has a copy of its own of. */
  readonly ownCopies?: readonly string[];
  /** Whether federation hosts of other sites may load a remote. */
  readonly open?: boolean;
  /** The build writes the types of its modules, too. */
  readonly hasTypes?: boolean;
}

/** Chunk of a remote's empty entry; see `client-bundle.ts`. */
const EMPTY_CHUNK = 'index';

/** Writes `release.json`: properties of a release that the site cannot read from its other files. */
export function buildInfoPlugin(options: BuildInfoOptions): RsbuildPlugin {
  const { name, root, shared, ownCopies = [], open = false, hasTypes = false } = options;
  return {
    name: 'platform:build-info',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { [EMPTY_CHUNK]: empty = [], ...chunks } = filesOfChunks(stats);
        await Promise.all(empty.map((file) => rm(join(root, DIST, 'web', file))));
        await keepMaps(join(root, DIST));
        if (hasTypes) await nameTypesByContent(join(root, DIST, 'web'));
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
          ...(open && { open }),
          ...(ownCopies.length > 0 && { ownCopies: sizesOf(ownCopies, stats) }),
        };
        await writeFile(join(root, DIST, 'release.json'), `${JSON.stringify(info, null, 2)}\n`);
      });
    },
  };
}

/** Moves the source maps out of the bundles: the client bundle is published. The site reads them for reports of faults. */
async function keepMaps(dist: string): Promise<void> {
  const maps = join(dist, 'maps');
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const bundle of ['web', 'server']) {
    const names = (await readdir(join(dist, bundle))).filter((name) => name.endsWith('.map'));
    await Promise.all(names.map((name) => rename(join(dist, bundle, name), join(maps, name))));
  }
}

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

/** Returns the result of the client bundle. Throws if there is none. */
export function webStats(stats: Stats): Rspack.Stats {
  const bundles = stats && 'stats' in stats ? stats.stats : [];
  const web = bundles.find(({ compilation }) => compilation.name === 'web');
  if (!web) throw new Error('The build has no client bundle');
  return web;
}

/** Returns the bytes of each package's modules in the client bundle, before they are minified. */
function sizesOf(packages: readonly string[], stats: Stats): Record<string, number> {
  type Module = Rspack.Module & { readonly modules?: readonly Rspack.Module[] };
  // The bundler joins modules of a chunk to one.
  const modules = [...webStats(stats).compilation.modules].flatMap((module: Module) => [
    ...(module.modules ?? [module]),
  ]);
  const sizeOf = (name: string) =>
    modules
      .filter((module) => module.nameForCondition()?.includes(`/node_modules/${name}/`))
      .reduce((sum, module) => sum + module.size(), 0);
  return Object.fromEntries(packages.map((name) => [name, sizeOf(name)]));
}

/** Returns the scripts and style sheets of the client bundle by chunk name. */
function filesOfChunks(stats: Stats): Record<string, string[]> {
  const web = webStats(stats);
  const chunks = [...web.compilation.namedChunkGroups].map(([chunk, group]) => [
    chunk,
    group.getFiles().filter(isCheckedText),
  ]);
  return Object.fromEntries(chunks.sort());
}
