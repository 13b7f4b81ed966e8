import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finished, run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { buildFolder, frontEnds, type Mode } from '../site.ts';
import { isStandalone, pnpmFolder, root } from '../workspace.mjs';
import { hashOf, sourcesIn } from './hash.ts';

/**
 * Builds for production those of the folders, by default of all packages, whose sources have changed. If one fails, the former builds of all
 * of them stay.
 */
export async function build(folders?: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  const tasks = await planBuild('production', folders);
  for (const { name, isStale } of tasks) if (!isStale) step('build', `${name} unchanged`);
  const stale = setAside(tasks);
  if (stale.length === 0) return;

  finish(stale, isStandalone ? await runRsbuild(stale, 'production') : [await runBuild(stale)]);
  for (const { name, isCached } of stale) step('build', `${name} ${isCached ? 'taken from the cache' : 'built'}`);
  step('build', 'done', startedAt);
}

/** Builds the site's front ends with React's development build, for the tests that read its warnings. Needs no pnpm. */
export async function buildDevelopment(): Promise<void> {
  const startedAt = performance.now();
  const folders = frontEnds().map(({ folder }) => folder);
  const stale = setAside(await planBuild('development', folders));
  if (stale.length === 0) return;

  finish(stale, await runRsbuild(stale, 'development'));
  step('build', 'for development done', startedAt);
}

/** Builds each task's package by its bundler, without Turbo. */
const runRsbuild = (tasks: readonly Task[], FEDERATION_MODE: Mode): Promise<Finished[]> =>
  Promise.all(tasks.map(({ folder }) => run('rsbuild', ['build'], { cwd: folder, env: { FEDERATION_MODE } })));

/** Stamps the outputs of tasks. If a build failed, puts back the former outputs and throws a `StepFailed`. */
function finish(tasks: readonly Task[], results: readonly Finished[]): void {
  const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (failed.length > 0) {
    putBack(tasks);
    throw new StepFailed('The build failed. Its output is above.', failed.join('\n'));
  }
  writeStamps(tasks);
}

/** Moves stale output away and returns its tasks: Turbo would leave the files of earlier builds, and a release consists of all files. */
function setAside(tasks: readonly Task[]): Task[] {
  const stale = tasks.filter(({ isStale }) => isStale);
  if (stale.length > 0) step('build', `${stale.map(({ output }) => relative(root, output)).join(', ')} …`);
  for (const { output } of stale) {
    // An interrupted build has no stamp. The one before it stays set aside.
    const isWhole = existsSync(join(output, STAMP));
    rmSync(isWhole ? formerOf(output) : output, { recursive: true, force: true });
    if (isWhole) renameSync(output, formerOf(output));
  }
  return stale;
}

/** Replaces the output of tasks by what was set aside. */
function putBack(tasks: readonly Task[]): void {
  for (const { output } of tasks) {
    rmSync(output, { recursive: true, force: true });
    if (existsSync(formerOf(output))) renameSync(formerOf(output), output);
  }
}

/** Returns the folder of the build before, beside that of the build. */
const formerOf = (output: string): string => `${output}.before`;

function writeStamps(tasks: readonly Task[]): void {
  for (const { output, hash } of tasks) {
    writeFileSync(join(output, STAMP), hash);
    rmSync(formerOf(output), { recursive: true, force: true });
  }
}

/** A package to build; folders are absolute. `hash`: of all inputs. `isCached`: turbo's cache contains the output. */
interface Task {
  /** The package's name: `marketing-mfe`. */
  readonly name: string;
  readonly folder: string;
  /** The folder of its build, absolute. */
  readonly output: string;
  readonly hash: string;
  /** The output is missing, or was built from other inputs. */
  readonly isStale: boolean;
  readonly isCached: boolean;
}

/** A task of `turbo run --dry=json`. */
interface DryTask {
  readonly package: string;
  readonly directory: string;
  readonly hash: string;
  readonly task: string;
  readonly cache: { readonly local: boolean };
}

/** File in an output, beside the files of the release, with the hash of all inputs. */
export const STAMP = '.built-from';

const ENV = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

/** Front ends have the first file, servers the second one. Packages with neither are only type-checked. */
const BUILT = ['rsbuild.config.ts', 'main.ts'];

/**
 * Returns the build tasks of these folders, by default of all packages. The dry run of Turbo, unlike its run, needs no pnpm, so that a
 * start without changes needs no network.
 */
async function planBuild(mode: Mode, folders?: readonly string[]): Promise<Task[]> {
  if (isStandalone) return planOwn(mode, folders);
  const { code, stdout, output } = await run('turbo', ['run', 'build', '--dry=json', ...filters(folders)], {
    env: { ...ENV, FEDERATION_MODE: mode },
  });
  if (code !== 0) throw new StepFailed('Turbo could not plan the build. Its output is above.', output);
  const { tasks }: { tasks: readonly DryTask[] } = JSON.parse(stdout);
  return tasks
    .map(({ directory, ...task }) => ({ folder: join(root, directory), ...task }))
    .filter(({ task, folder }) => task === 'build' && BUILT.some((file) => existsSync(join(folder, file))))
    .map(({ package: name, folder, hash, cache }) => ({
      ...{ name, folder, hash, isCached: cache.local },
      ...outputOf(folder, mode, hash),
    }));
}

/** Returns the folder of a build, and whether it was built from other inputs. */
function outputOf(folder: string, mode: Mode, hash: string): Pick<Task, 'output' | 'isStale'> {
  const output = buildFolder(folder, mode);
  const stamp = join(output, STAMP);
  return { output, isStale: !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash };
}

/** Files beside the front ends of a repository of its own that change what is built. */
const SHARED_INPUTS = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'tsconfig.json'];

/** Returns the build tasks of a repository of its own, whose server is built already. */
function planOwn(mode: Mode, folders?: readonly string[]): Task[] {
  const shared = SHARED_INPUTS.map((name) => join(root, name)).filter((file) => existsSync(file));
  const planned = frontEnds().filter(({ folder }) => folders === undefined || folders.includes(folder));
  return planned.map(({ label, folder }) => {
    const hash = hashOf([...shared, ...sourcesIn(folder)], root);
    return { name: label, folder, hash, isCached: false, ...outputOf(folder, mode, hash) };
  });
}

/** Builds packages for production, or takes them from turbo's cache. */
function runBuild(tasks: readonly Task[]): Promise<Finished> {
  const only = filters(tasks.map(({ folder }) => folder));
  return run('turbo', ['run', 'build', '--ui=stream', '--output-logs=errors-only', ...only], {
    env: { ...ENV, FEDERATION_MODE: 'production' },
    path: pnpmFolder(),
  });
}

const filters = (folders: readonly string[] = []) => folders.map((folder) => `--filter=./${relative(root, folder)}`);
