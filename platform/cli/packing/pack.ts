import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import esbuild from 'esbuild';
import { build, STAMP } from '../builds/build.ts';
import { hashOf } from '../builds/hash.ts';
import { run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { PACK_FILE, type Pack, type PackedPackage, toJson } from '../scaffold/repository.ts';
import { SITE_PACKAGES } from '../scaffold/site-files.ts';
import { packageFolders, root } from '../workspace.mjs';

/** Files of a package that are neither compiled nor made by packing. */
const COPIED = /^(README\.md|CHANGELOG\.md|run\.mjs|build-server\.mjs)$/;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const readManifest = (folder: string): Manifest => readJson(join(folder, 'package.json'));

/**
 * Packs those packages of the workspace that have a version into `target` (absolute), and a package that creates sites of them. They get the
 * hash of all their files as part of their version, so that no package manager takes one pack for another. Throws a `StepFailed` if a
 * package cannot be packed.
 */
export async function packPackages(target: string): Promise<Pack> {
  const folders = packageFolders()
    .map((folder) => join(root, folder))
    .filter((folder) => readManifest(folder).version !== undefined);
  for (const folder of folders) checkChangelog(folder, readManifest(folder));
  // A package is compiled against the declarations of those it depends on.
  await checked('tsc', ['-b', ONE_CHECKER, ...folders], root);
  await build([SERVER]);
  mkdirSync(STAGES, { recursive: true });
  process.once('exit', () => rmSync(STAGES, { recursive: true, force: true }));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await Promise.all(folders.map(stagePackage));
  const hash = hashOf(
    folders.flatMap((folder) => filesIn(stageOf(folder))),
    STAGES,
  ).slice(0, HASH_LENGTH);
  const packages = await Promise.all(folders.map((folder) => pack(folder, hash, target)));
  const sources: Pack = { packages, versions: catalog() };
  writeFileSync(join(target, PACK_FILE), toJson(sources));
  await packCreateSite(sources, hash, target);
  return sources;
}

/** Packs the packages into a folder that is removed when `use` has read it. */
export async function withPackedPackages(use: (packedIn: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packages-'));
  try {
    await packPackages(folder);
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** With several checkers, TypeScript 7 writes the members of unions in an order that depends on their timing. */
const ONE_CHECKER = '--singleThreaded';

/** The server is packed with its build, which needs no bundler where it is installed. */
const SERVER = join(root, 'platform/server');

/** Of this process alone. */
const STAGES = join(root, `node_modules/.cache/packed-${process.pid}`);

const stageOf = (folder: string): string => join(STAGES, basename(folder));

const HASH_LENGTH = 12;

/** Returns all files below a folder, absolute and in a constant order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns the versions in the workspace's catalog, by package. */
function catalog(): Record<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, lines = ''] = /^catalog:\n((?: .*\n)+)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([^':#\s]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}

/** Returns whether a file of the server's build is packed: neither its source maps nor its stamp. */
const isPacked = (path: string): boolean => !path.endsWith('.map') && basename(path) !== STAMP;

/** Writes the files of a package as they are packed, without its manifest. */
async function stagePackage(folder: string): Promise<void> {
  const stage = stageOf(folder);
  mkdirSync(stage, { recursive: true });
  const config = `${stage}.json`;
  writeFileSync(config, JSON.stringify(compilation(folder, stage)));
  await checked('tsc', ['-p', config, ONE_CHECKER], root);
  for (const file of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) renameImports(join(stage, file));
  }
  for (const file of readdirSync(folder).filter((name) => COPIED.test(name)))
    cpSync(join(folder, file), join(stage, file));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  if (folder === SERVER) cpSync(join(folder, 'dist'), join(stage, 'dist'), { recursive: true, filter: isPacked });
  // The manifest as it is written: a changed dependency is another pack.
  cpSync(join(folder, 'package.json'), join(stage, 'package.json'));
}

async function pack(folder: string, hash: string, target: string): Promise<PackedPackage> {
  const versionOf = (name: string) => readManifest(join(folder, 'node_modules', name)).version ?? '';
  const stage = stageOf(folder);
  writeFileSync(join(stage, 'package.json'), toJson(publishedManifest(readManifest(folder), hash, versionOf)));
  return packStage(stage, target);
}

async function packStage(stage: string, target: string): Promise<PackedPackage> {
  const { stdout } = await checked('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], stage);
  const [{ filename, name, version }]: [{ filename: string; name: string; version: string }] = JSON.parse(stdout);
  if (!existsSync(join(target, filename))) throw new StepFailed(`npm did not pack ${name} into ${target}.`);
  return { name, version, file: filename };
}

/** Packs the program of `npx create-site`, with the packages that it writes into a site. */
async function packCreateSite(pack: Pack, hash: string, target: string): Promise<void> {
  const stage = join(STAGES, 'create-site');
  mkdirSync(stage);
  await esbuild.build({
    entryPoints: [join(root, 'platform/cli/scaffold/create-site.ts')],
    outfile: join(stage, 'create-site.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  const used = pack.packages.filter(({ name }) => SITE_PACKAGES.includes(name));
  for (const { file } of used) cpSync(join(target, file), join(stage, file));
  writeFileSync(join(stage, PACK_FILE), toJson({ ...pack, packages: used }));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  writeFileSync(
    join(stage, 'README.md'),
    '# create-site\n\n`npx create-site FOLDER` writes a site on the platform into a new folder, and installs it.\n',
  );
  const { version } = readManifest(join(root, 'platform/cli'));
  const manifest = {
    name: '@platform/create-site',
    version: `${version}-${HASH_PREFIX}${hash}`,
    description: 'Writes a site on the platform: a shell, a remote, and the commands that serve and release them',
    ...PUBLISHED,
    type: 'module',
    bin: { 'create-site': './create-site.mjs' },
  };
  writeFileSync(join(stage, 'package.json'), toJson(manifest));
  await packStage(stage, target);
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
 * instead of references to the workspace; of packages of the same pack the version itself. `versionOf` returns the installed version of a
 * dependency.
 */
export function publishedManifest(manifest: Manifest, hash: string, versionOf: (dependency: string) => string) {
  const { private: _, scripts, devDependencies, exports = {}, dependencies, peerDependencies, ...rest } = manifest;
  const packedVersion = (version: string) => `${version}-${HASH_PREFIX}${hash}`;
  const ranges = (given: Dependencies = {}) =>
    Object.fromEntries(
      Object.entries(given).map(([name, declared]) => {
        const version = versionOf(name);
        return [name, declared.startsWith('workspace:') ? packedVersion(version) : `^${version}`];
      }),
    );
  const packed = Object.entries(exports)
    .filter(([, file]) => !file.includes('.fixture.'))
    .map(([name, file]): [string, PackedExport] => [name, compiled(file)]);
  return {
    ...rest,
    version: packedVersion(manifest.version ?? ''),
    ...PUBLISHED,
    exports: { ...Object.fromEntries(packed), './package.json': './package.json' },
    dependencies: ranges(dependencies),
    ...(peerDependencies && { peerDependencies: ranges(peerDependencies) }),
  };
}

/** A hash alone could be a number with a leading zero, which is no part of a version. */
const HASH_PREFIX = 'h';

/** What all packed packages declare. npm publishes a version with a hash only under a tag. */
const PUBLISHED = {
  license: 'MIT',
  engines: { node: '>=20.19.0' },
  publishConfig: { access: 'public', tag: 'next' },
};

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
