import { readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Returns the names of the packages that the programs in a folder load at run time: `pg`, `@node-rs/argon2`. */
export async function packagesOf(folder: string): Promise<string[]> {
  const programs = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const { metafile } = await build({
    entryPoints: programs.map((name) => join(folder, name)),
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const loaded = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const names = loaded.filter(({ path, external }) => external && !isBuiltin(path)).map(({ path }) => nameIn(path));
  return [...new Set(names)].sort();
}

/** Returns the package of a specifier: `@node-rs/argon2` of `@node-rs/argon2/browser`. */
const nameIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
