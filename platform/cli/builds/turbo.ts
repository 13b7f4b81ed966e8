import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finished, run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { buildFolder, type Mode } from '../site.ts';
import { pnpmFolder, root } from '../workspace.mjs';

/** One package to build. */
export interface Task {
  /** The package's name: `marketing-mfe`. */
  readonly name: string;
  /** Its folder, absolute. */
  readonly folder: string;
  /** The folder of its build, absolute. */
  readonly output: string;
  /** Hash of all inputs. */
  readonly hash: string;
  /** The output is missing, or was built from other inputs. */
  readonly isStale: boolean;
  /** Turbo's cache contains the output. */
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
export async function planBuild(mode: Mode, folders?: readonly string[]): Promise<Task[]> {
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
export function runBuild(tasks: readonly Task[]): Promise<Finished> {
  const only = filters(tasks.map(({ folder }) => folder));
  return run('turbo', ['run', 'build', '--ui=stream', '--output-logs=errors-only', ...only], {
    env: { ...ENV, FEDERATION_MODE: 'production' },
    path: pnpmFolder(),
  });
}

const filters = (folders: readonly string[] = []) => folders.map((folder) => `--filter=./${relative(root, folder)}`);
