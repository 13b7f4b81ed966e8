import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageFolders } from './packages.mjs';
import { readJson, root } from './root.mjs';
import { run } from './run.mjs';
import { StepFailed, step } from './steps.mjs';

const stampFile = join(root, 'node_modules/.install-stamp');

/** Installs the dependencies if the lockfile, the workspace file or any package.json changed since the last time. */
export async function install() {
  const startedAt = performance.now();
  const inputs = inputsHash();
  if (readStamp().inputs === inputs) return step('install', 'unchanged', startedAt);
  step('install', 'installing …');
  const pnpm = await findPnpm();
  // CI: pnpm asks no question.
  // Not on stdout: that belongs to the answer of commands that were asked for JSON.
  const { code } = await run('pnpm', ['install', '--frozen-lockfile'], {
    path: pnpm,
    env: { CI: 'true' },
    show: 'stderr',
  });
  if (code !== 0) throw new StepFailed('The dependencies could not be installed; what pnpm said is above.');
  writeStamp({ inputs, pnpm });
  step('install', 'installed', startedAt);
}

/** @returns {Promise<string>} The folder of the pinned pnpm's program: no network once it was fetched. */
export async function pnpmFolder() {
  const { inputs, pnpm } = readStamp();
  if (pnpm !== undefined && existsSync(pnpm)) return pnpm;
  const found = await findPnpm();
  writeStamp({ inputs, pnpm: found });
  return found;
}

/** npx fetches the pinned pnpm and puts its folder on PATH: asking for that PATH once spares a slow npx at every build. */
async function findPnpm() {
  const pinned = readJson('package.json').packageManager;
  const { stdout, output } = await run('npx', ['--yes', `--package=${pinned}`, '--', 'node', '-p', 'process.env.PATH']);
  const found = stdout
    .trim()
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pnpm')) || existsSync(join(folder, 'pnpm.cmd')));
  if (found === undefined) throw new StepFailed(`${pinned} could not be fetched; is the network there?`, output);
  return found;
}

function inputsHash() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const manifests = packageFolders().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of [...files, ...manifests]) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @returns {{ inputs?: string, pnpm?: string }} */
function readStamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/** @param {{ inputs: string | undefined, pnpm: string }} stamp */
function writeStamp(stamp) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}
