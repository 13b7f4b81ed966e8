import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';

// Plain JavaScript without dependencies: `run.mjs` installs with it where nothing is installed yet.

/**
 * Returns the nearest folder, from the working directory or another folder upwards, that contains a file.
 * @param {string} file
 */
export function nearestFolder(file, from = process.cwd()) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Whether these commands were installed as a package: in the repository of a site or of one remote, without the platform's sources. */
export const isStandalone = import.meta.dirname.includes(`${sep}node_modules${sep}`);

/** The folder of the workspace, or of the repository with a site or a remote of its own; absolute. */
export const root =
  (isStandalone
    ? (nearestFolder('shell/rsbuild.config.ts') ?? nearestFolder('package.json'))
    : nearestFolder('pnpm-workspace.yaml')) ?? process.cwd();

const stampFile = join(root, 'node_modules/.install-stamp');

/** Returns the folders of all packages that the lockfile names, below the workspace: `.`, `packages/ui`. */
export function packageFolders() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const importers = /^importers:\n(.*?)^\w/ms.exec(lockfile)?.[1] ?? '';
  return [...importers.matchAll(/^ {2}(\S+):$/gm)].map(([, folder = '']) => folder);
}

/** Returns whether neither the lockfile, the workspace file nor any package.json changed since the last installation. */
export const isInstalled = () => readStamp().inputs === hashOfInputs();

/**
 * Installs the dependencies unless they are installed. The warnings and errors of pnpm go to standard error. Throws a `StepFailed` if they
 * cannot be installed.
 */
export function install() {
  // Its own package manager installed these commands, and with them everything else.
  if (isStandalone) return;
  const startedAt = performance.now();
  const taken = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  if (isInstalled()) return console.log(`install   unchanged  ${taken()}`);
  console.log('install   installing …');
  const pnpm = findPnpm();
  // With CI set, pnpm does not prompt.
  const env = { ...process.env, CI: 'true', PATH: [pnpm, process.env.PATH].join(delimiter) };
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--loglevel=warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw stepFailed('The dependencies could not be installed. The output of pnpm is above.');
  writeStamp({ inputs: hashOfInputs(), pnpm });
  console.log(`install   installed  ${taken()}`);
}

/** Returns the folder of the pinned pnpm's program. Needs no network after the first installation. */
export function pnpmFolder() {
  const { inputs, pnpm } = readStamp();
  if (pnpm !== undefined && existsSync(pnpm)) return pnpm;
  const folder = findPnpm();
  writeStamp({ inputs, pnpm: folder });
  return folder;
}

/** Downloads the pinned pnpm by npx and returns its folder, which the stamp caches: npx takes a second each time. */
function findPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const args = ['--yes', `--package=${packageManager}`, '--', 'node', '-p', 'process.env.PATH'];
  const { stdout, stderr } = spawnSync('npx', args, { cwd: root, encoding: 'utf8' });
  const pnpm = (stdout ?? '')
    .trim()
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pnpm')));
  if (pnpm === undefined)
    throw stepFailed(`${packageManager} could not be downloaded. Check the network connection.`, stderr ?? '');
  return pnpm;
}

function hashOfInputs() {
  const manifests = packageFolders().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/** @returns {{ inputs?: string | undefined, pnpm?: string }} */
function readStamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/** @param {{ inputs: string | undefined, pnpm: string }} stamp */
function writeStamp(stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/**
 * Returns an error that is reported like a `StepFailed` of `process/steps.ts`.
 * @param {string} message
 */
function stepFailed(message, output = '') {
  return Object.assign(new Error(message), { name: 'StepFailed', output });
}
