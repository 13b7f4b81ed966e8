#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, isStandalone, root } from './workspace.mjs';

// `site start` runs commands/start.ts, `site bench/bench.ts` any other program of the workspace. Node 20 does not run
// TypeScript: a program is bundled with what it imports from the workspace, in a twentieth of a second, and then run.
const [name = 'help', ...args] = process.argv.slice(2);
const commands = join(dirname(fileURLToPath(import.meta.url)), 'commands');
const program = /\.(ts|mjs)$/.test(name) ? resolve(name) : join(commands, `${name}.${isStandalone ? 'js' : 'ts'}`);

// With --json, standard output has the result alone.
if (args.includes('--json')) console.log = console.error;

/** Replaces `import.meta.url` and `import.meta.dirname` by those of the source file. */
const ownPlace = {
  name: 'own-place',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (path.includes('/node_modules/') || !text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

const bundle = await prepare().catch((error) => {
  if (error.output) console.error(error.output.trimEnd());
  console.error(error.message);
  if (name === 'test') console.log('tests: 0 passed, 1 failed');
  process.exit(1);
});
process.argv = [process.execPath, bundle, ...args];
await import(pathToFileURL(bundle).href);

/** Returns the file to run. Rejects if the program cannot be run. */
async function prepare() {
  const marker = isStandalone ? 'package.json' : 'pnpm-workspace.yaml';
  if (!existsSync(join(root, marker))) throw new Error(`There is no ${marker} in or above ${root}.`);
  const { engines } = readJson(join(isStandalone ? import.meta.dirname : root, 'package.json'));
  const needed = engines.node.replace('>=', '');
  if (needed.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
    throw new Error(`Node ${needed} or later is needed; this is ${process.versions.node}.`);
  }
  if (!existsSync(program)) {
    const names = readdirSync(commands).flatMap((file) =>
      /^(\w|-)+\.(ts|js)$/.test(file) ? [file.split('.')[0]] : [],
    );
    throw new Error(`There is no command ${name}. Commands: ${names.join(', ')}.`);
  }
  // A packed command is compiled already.
  if (isStandalone) return program;
  if (!existsSync(join(root, 'node_modules/.modules.yaml'))) {
    if (name === 'serve') throw new Error('Nothing is installed yet: run npm start once.');
    install();
  }
  return writeBundle();
}

/** Bundles the program into the node_modules of its package, where Node resolves the packages that are not bundled. */
async function writeBundle() {
  const esbuild = await import('esbuild');
  const folder = packageFolder(program);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [program],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: installedPackages(folder),
    plugins: [ownPlace],
    logLevel: 'warning',
  });
  await esbuild.stop();
  const [{ contents }] = outputFiles;
  const file = join(folder, 'node_modules/.cache/site', `${basename(program).replace(/\.\w+$/, '')}.mjs`);
  if (existsSync(file) && readFileSync(file).equals(contents)) return file;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Returns the packages outside the workspace that a package declares. Those of the workspace are named by its root. */
function installedPackages(folder) {
  const { dependencies, devDependencies, peerDependencies } = readJson(join(folder, 'package.json'));
  const { devDependencies: ofRoot = {} } = readJson(join(root, 'package.json'));
  const isOfWorkspace = (version = '') => version.startsWith('workspace:');
  return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
    .filter(([dependency, version]) => !isOfWorkspace(version) && !isOfWorkspace(ofRoot[dependency]))
    .filter(([dependency]) => !dependency.startsWith('@platform/'))
    .map(([dependency]) => dependency);
}

function packageFolder(file) {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(folder);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
