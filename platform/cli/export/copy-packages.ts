import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { StepFailed } from '../process/steps.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies installed packages and their dependencies into a folder `node_modules`. The second version of a package is put below the package
 * that depends on it. Optional dependencies that are not installed are left out.
 * @param from Folder from which the packages are resolved.
 * @throws StepFailed if a dependency that is not optional is not installed.
 */
export async function copyPackages(names: readonly string[], from: string, target: string): Promise<void> {
  const placed = new Map<string, string>();

  async function place(name: string, dependent: string, folder: string, isOptional: boolean): Promise<void> {
    const source = find(name, dependent);
    if (source === undefined) {
      if (isOptional) return;
      throw new StepFailed(`${name} is not installed: run npm start once.`);
    }
    const shared = join(target, name);
    const copy = [undefined, source].includes(placed.get(shared)) ? shared : join(folder, 'node_modules', name);
    if (placed.has(copy)) return;
    placed.set(copy, source);
    await cp(source, copy, { recursive: true, filter: isRunFile(source) });
    const { dependencies = {}, optionalDependencies = {} } = readManifest(source);
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      await place(dependency, source, copy, dependency in optionalDependencies);
    }
  }

  for (const name of names) await place(name, from, dirname(target), true);
}

/** Source maps of packages are read by nobody, and are as large as the rest. */
const isRunFile = (source: string) => (path: string) => path !== join(source, 'node_modules') && !path.endsWith('.map');

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the real folder of a package, resolved like in Node; undefined if it is not installed. */
function find(name: string, dependent: string): string | undefined {
  for (let folder = realpathSync(dependent); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Returns the names of the packages that the programs in a folder import at run time: `pg`, `@node-rs/argon2`. */
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
