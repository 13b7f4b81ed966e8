import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { packageFolders, root } from '../workspace.mjs';

/** A packed package: its name, its version, and the file that npm installs; absolute. */
interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Files of a package that are neither compiled nor made by packing. */
const COPIED = /^(README\.md|CHANGELOG\.md|run\.mjs|build-server\.mjs)$/;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const readManifest = (folder: string): Manifest => readJson(join(folder, 'package.json'));

/** Packs those packages of the workspace that have a version into `target` (absolute). Throws a `StepFailed` if one cannot be. */
export async function packPackages(target: string): Promise<PackedPackage[]> {
  const folders = packageFolders()
    .map((folder) => join(root, folder))
    .filter((folder) => readManifest(folder).version !== undefined);
  for (const folder of folders) checkChangelog(folder, readManifest(folder));
  // A package is compiled against the declarations of those it depends on.
  await checked('tsc', ['-b', ...folders], root);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  return Promise.all(folders.map((folder) => pack(folder, target)));
}

async function pack(folder: string, target: string): Promise<PackedPackage> {
  const manifest = readManifest(folder);
  const stage = join(root, 'node_modules/.cache/packed', basename(folder));
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const config = `${stage}.json`;
  writeFileSync(config, JSON.stringify(compilation(folder, stage)));
  await checked('tsc', ['-p', config], root);
  for (const file of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) renameImports(join(stage, file));
  }
  for (const file of readdirSync(folder).filter((name) => COPIED.test(name)))
    cpSync(join(folder, file), join(stage, file));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  const versionOf = (name: string) => readManifest(join(folder, 'node_modules', name)).version ?? '';
  const published = publishedManifest(manifest, versionOf);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const { stdout } = await checked('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], stage);
  const [{ filename, version }]: [{ filename: string; version: string }] = JSON.parse(stdout);
  const file = join(target, filename);
  if (!existsSync(file)) throw new StepFailed(`npm did not pack ${manifest.name} into ${file}.`);
  return { name: manifest.name, version, file };
}

/**
 * Returns the configuration by which a package is compiled: `.ts` files to JavaScript beside its declarations, because Node runs no
 * TypeScript in node_modules. Tests are left out.
 */
function compilation(folder: string, stage: string) {
  const { exclude = [], references = [] }: TsConfig = readJson(join(folder, 'tsconfig.json'));
  return {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      outDir: stage,
      rootDir: folder,
      emitDeclarationOnly: false,
      declaration: true,
      composite: false,
      incremental: false,
      rewriteRelativeImportExtensions: true,
    },
    include: [folder],
    exclude: [...exclude, '**/*.test.*', '**/*.spec.*', '**/*.fixture.*'].map((path) => join(folder, path)),
    references: references.map(({ path }) => ({ path: join(folder, path) })),
  };
}

interface TsConfig {
  readonly exclude?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

/** The compiler leaves the names of sources in declarations; a strict resolver looks for the compiled file. */
function renameImports(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
}

async function checked(program: string, args: readonly string[], cwd: string) {
  const finished = await run(program, args, { cwd });
  if (finished.code === 0) return finished;
  throw new StepFailed(`The packages could not be packed: ${program} failed; its output is above.`, finished.output);
}

/** The fields of `package.json` that packing reads. */
interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: unknown;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

type Dependencies = Readonly<Record<string, string>>;

/** An export of a packed package: its declarations before its code, because the first matching condition is used. */
interface PackedExport {
  readonly types: string;
  readonly default: string;
}

/**
 * Returns the manifest that a package is packed with: its exports name the compiled files, and its dependencies are ranges
 * instead of references to the workspace. `versionOf` returns the installed version of a dependency.
 */
export function publishedManifest(manifest: Manifest, versionOf: (dependency: string) => string) {
  const { private: _, scripts, devDependencies, exports = {}, dependencies, peerDependencies, ...rest } = manifest;
  const ranges = (given: Dependencies = {}) =>
    Object.fromEntries(Object.keys(given).map((name) => [name, `^${versionOf(name)}`]));
  const packed = Object.entries(exports)
    .filter(([, file]) => !file.includes('.fixture.'))
    .map(([name, file]): [string, PackedExport] => [name, compiled(file)]);
  return {
    ...rest,
    license: 'MIT',
    engines: { node: '>=20.19.0' },
    exports: { ...Object.fromEntries(packed), './package.json': './package.json' },
    dependencies: ranges(dependencies),
    ...(peerDependencies && { peerDependencies: ranges(peerDependencies) }),
  };
}

/** Returns the packed files of a source: `./start.js` of `./start.tsx`, `./run.mjs` of itself. */
function compiled(source: string): PackedExport {
  if (source.endsWith('.mjs')) return { types: source.replace(/\.mjs$/, '.d.mts'), default: source };
  return { types: source.replace(/\.tsx?$/, '.d.ts'), default: source.replace(/\.tsx?$/, '.js') };
}

/** Throws a `StepFailed` if a package's changelog has no section for its version: `## 1.2.0`. */
export function checkChangelog(folder: string, { name, version }: Pick<Manifest, 'name' | 'version'>): void {
  const file = join(folder, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.split(/\r?\n/).includes(`## ${version}`)) return;
  throw new StepFailed(`${name} ${version} cannot be packed: add a section "## ${version}" to ${file}.`);
}
