import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { packageFolders, root } from '../workspace.mjs';
import { type Manifest, publishedManifest } from './published-manifest.ts';

/** A packed package: its name, its version, and the file that npm installs; absolute. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** How a package is compiled: `.ts` files to JavaScript beside its declarations. Node runs no TypeScript in node_modules. */
const COMPILE = [
  // `tsc -b` has checked the types.
  ['--noCheck', 'true'],
  ['--emitDeclarationOnly', 'false'],
  ['--declaration', 'true'],
  ['--composite', 'false'],
  ['--incremental', 'false'],
  ['--rewriteRelativeImportExtensions', 'true'],
].flat();

/** Files of a package that are neither compiled nor made by packing. */
const COPIED = /^(README\.md|run\.mjs|build-server\.mjs)$/;

const TESTS = /\.(test|spec|fixture)\.(d\.ts|js)$/;

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Packs those packages of the workspace that have a version into `target` (absolute). Throws a `StepFailed` if one cannot be. */
export async function packPackages(target: string): Promise<PackedPackage[]> {
  const folders = packageFolders()
    .map((folder) => join(root, folder))
    .filter((folder) => readManifest(folder).version !== undefined);
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
  await checked('tsc', ['-p', folder, '--outDir', stage, ...COMPILE], root);
  for (const file of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (TESTS.test(file)) rmSync(join(stage, file));
    else if (file.endsWith('.d.ts')) renameImports(join(stage, file));
  }
  for (const file of readdirSync(folder).filter((name) => COPIED.test(name)))
    cpSync(join(folder, file), join(stage, file));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(stage, file));
  const versionOf = (name: string) => readManifest(join(folder, 'node_modules', name)).version ?? '';
  const published = publishedManifest(manifest, versionOf);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const { stdout } = await checked('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], stage);
  const [{ filename, version }]: [{ filename: string; version: string }] = JSON.parse(stdout);
  const file = join(target, filename);
  if (!existsSync(file)) throw new StepFailed(`npm did not pack ${manifest.name} into ${file}.`);
  return { name: manifest.name, version, file };
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
