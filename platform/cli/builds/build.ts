import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finished, run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { buildFolder, frontEnds, type Mode } from '../site.ts';
import { isStandalone, pnpmFolder, root } from '../workspace.mjs';

/**
 * Builds for production those of the folders, by default of all packages, whose sources have changed. If one fails, the former builds of all
 * of them stay.
 */
export async function build(folders?: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  if (isStandalone) return buildOwn(startedAt);
  const tasks = await planBuild('production', folders);
  for (const { name, isStale } of tasks) if (!isStale) step('build', `${name} unchanged`);
  const stale = setAside(tasks);
  if (stale.length === 0) return;

  const { code, output } = await runBuild(stale);
  if (code !== 0) {
    putBack(stale);
    throw new StepFailed('The build failed. Its output is above.', output);
  }
  writeStamps(stale);
  for (const { name, isCached } of stale) step('build', `${name} ${isCached ? 'taken from the cache' : 'built'}`);
  step('build', 'done', startedAt);
}

/** Builds the remote of a repository of its own, without a cache: it takes a second. */
async function buildOwn(startedAt: number): Promise<void> {
  const { code, output } = await run('rsbuild', ['build'], { env: { FEDERATION_MODE: 'production' } });
  if (code !== 0) throw new StepFailed('The build failed. Its output is above.', output);
  step('build', 'done', startedAt);
}

/** Builds the site's front ends with React's development build, for the tests that read its warnings. Needs no pnpm. */
export async function buildDevelopment(): Promise<void> {
  const startedAt = performance.now();
  const folders = frontEnds().map(({ folder }) => folder);
  const stale = setAside(await planBuild('development', folders));
  if (stale.length === 0) return;

  const env = { FEDERATION_MODE: 'development' };
  const results = await Promise.all(stale.map(({ folder }) => run('rsbuild', ['build'], { cwd: folder, env })));
  const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (failed.length > 0) {
    putBack(stale);
    throw new StepFailed('The build failed. Its output is above.', failed.join('\n'));
  }
  writeStamps(stale);
  step('build', 'for development done', startedAt);
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
  const { code, stdout, output } = await run('turbo', ['run', 'build', '--dry=json', ...filters(folders)], {
    env: { ...ENV, FEDERATION_MODE: mode },
  });
  if (code !== 0) throw new StepFailed('Turbo could not plan the build. Its output is above.', output);
  const { tasks }: { tasks: readonly DryTask[] } = JSON.parse(stdout);
  return tasks
    .map(({ directory, ...task }) => ({ folder: join(root, directory), ...task }))
    .filter(({ task, folder }) => task === 'build' && BUILT.some((file) => existsSync(join(folder, file))))
    .map(({ package: name, folder, hash, cache }) => {
      const output = buildFolder(folder, mode);
      const stamp = join(output, STAMP);
      const isStale = !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
      return { name, folder, output, hash, isStale, isCached: cache.local };
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
