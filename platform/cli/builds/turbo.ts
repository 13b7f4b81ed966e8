import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finished, run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { buildFolder, type Mode } from '../site.ts';
import { pnpmFolder, root } from '../workspace.mjs';
import { readStamps } from './stamps.ts';

/** One package to build. */
export interface Task {
  /** The package's name: `marketing-mfe`. */
  readonly name: string;
  /** Its folder, below the workspace. */
  readonly folder: string;
  /** The folder of its build, below the workspace. */
  readonly output: string;
  /** Hash of everything it is built from. */
  readonly hash: string;
  /** The output is missing, or was built from other sources. */
  readonly stale: boolean;
  /** Turbo's cache has the output. */
  readonly cached: boolean;
}

/** A task of `turbo run --dry=json`. */
interface DryTask {
  readonly package: string;
  readonly directory: string;
  readonly hash: string;
  readonly task: string;
  readonly cache: { readonly local: boolean };
}

const ENV = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

/** What packages with a build have: front ends the first file, servers the second one. Others are only type-checked. */
const BUILT = ['rsbuild.config.ts', 'main.ts'];

/**
 * Returns what there is to build in these folders, by default in all packages. `turbo run` needs pnpm even where everything
 * is cached; its dry run does not, so a start with nothing changed needs neither pnpm nor the network.
 */
export async function planBuild(mode: Mode, folders?: readonly string[]): Promise<Task[]> {
  const { code, stdout, output } = await run('turbo', ['run', 'build', '--dry=json', ...filters(folders)], {
    env: { ...ENV, FEDERATION_MODE: mode },
  });
  if (code !== 0) throw new StepFailed('Turbo could not plan the build; its output is above.', output);
  const stamps = readStamps();
  const { tasks }: { tasks: readonly DryTask[] } = JSON.parse(stdout);
  return tasks
    .filter(({ task, directory }) => task === 'build' && BUILT.some((file) => existsSync(join(root, directory, file))))
    .map(({ package: name, directory, hash, cache }) => {
      const output = buildFolder(directory, mode);
      const stale = stamps[output] !== hash || !existsSync(join(root, output));
      return { name, folder: directory, output, hash, stale, cached: cache.local };
    });
}

/** Builds packages for production, or takes them from turbo's cache. */
export function runBuild(tasks: readonly Task[]): Promise<Finished> {
  const folders = tasks.map(({ folder }) => join(root, folder));
  return run('turbo', ['run', 'build', '--ui=stream', '--output-logs=errors-only', ...filters(folders)], {
    env: { ...ENV, FEDERATION_MODE: 'production' },
    path: pnpmFolder(),
  });
}

const filters = (folders: readonly string[] = []) => folders.map((folder) => `--filter=./${relative(root, folder)}`);
