import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStamps } from './build-stamps.mjs';
import { pnpmFolder } from './install.mjs';
import { distOf } from './packages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {'production' | 'development'} Mode */
/** @typedef {{ name: string, output: string, hash: string, stale: boolean, cached: boolean }} Task */

const quiet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

/**
 * Asks turbo what there is to build, with the hash of all that each package is made from. This needs no pnpm, which
 * `turbo run` does even where everything is cached: so a start with nothing changed needs neither pnpm nor the network.
 * @param {Mode} mode
 * @param {readonly string[]} packages Names; none means all.
 * @returns {Promise<Task[]>} `output` below the repository; `stale` where it was made from other sources.
 */
export async function planBuild(mode, packages) {
  const { code, stdout, output } = await run('turbo', ['run', 'build', '--dry=json', ...filters(packages)], {
    env: { ...quiet, FEDERATION_MODE: mode },
  });
  if (code !== 0) throw new StepFailed('Turbo could not plan the build; what it said is above.', output);
  const stamps = readStamps();
  /** @type {{ package: string, directory: string, hash: string, task: string, command: string, cache: { local: boolean } }[]} */
  const tasks = JSON.parse(stdout).tasks;
  return tasks
    .filter(({ task, command }) => task === 'build' && command !== '<NONEXISTENT>')
    .map(({ package: name, directory, hash, cache }) => {
      const output = distOf(directory, mode);
      const stale = stamps[output] !== hash || !existsSync(join(root, output));
      return { name, output, hash, stale, cached: cache.local };
    });
}

/**
 * Builds these packages for production, or takes them from turbo's cache.
 * @param {readonly string[]} packages
 */
export async function runBuild(packages) {
  return run('turbo', ['run', 'build', '--ui=stream', '--output-logs=errors-only', ...filters(packages)], {
    env: { ...quiet, FEDERATION_MODE: 'production' },
    path: await pnpmFolder(),
  });
}

/** @param {readonly string[]} packages */
function filters(packages) {
  return packages.map((name) => `--filter=${name}`);
}
