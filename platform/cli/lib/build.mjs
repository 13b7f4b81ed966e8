import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { forget, stamp } from './build-stamps.mjs';
import { frontEnds } from './packages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { StepFailed, step } from './steps.mjs';
import { planBuild, runBuild } from './turbo.mjs';

/** @typedef {import('./turbo.mjs').Task} Task */

/**
 * Builds for production what was made from other sources.
 * @param {readonly string[]} [packages] Names; all by default.
 */
export async function build(packages = []) {
  const startedAt = performance.now();
  const tasks = await planBuild('production', packages);
  for (const { name } of tasks.filter(({ stale }) => !stale)) step('build', `${name} unchanged`);
  const stale = clearStale(tasks);
  if (stale.length === 0) return;

  const { code, output } = await runBuild(stale.map(({ name }) => name));
  if (code !== 0) throw new StepFailed('The build failed; what it said is above.', output);
  stamp(stale);
  for (const { name, cached } of stale) step('build', `${name} ${cached ? 'taken from the cache' : 'built'}`);
  step('build', 'done', startedAt);
}

/** Builds the front ends with React's development build, for the tests that listen to its warnings. Needs no pnpm. */
export async function buildDevelopment() {
  const startedAt = performance.now();
  const stale = clearStale(await planBuild('development', frontEnds()));
  if (stale.length === 0) return;

  const env = { FEDERATION_MODE: 'development' };
  const results = await Promise.all(stale.map(({ name }) => run('rsbuild', ['build'], { cwd: name, env })));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) {
    throw new StepFailed('The build failed; what it said is above.', failed.map(({ output }) => output).join('\n'));
  }
  stamp(stale);
  step('build', 'for development done', startedAt);
}

/**
 * Removes stale output first: the cache would add its files to those of another build, and a release is all files.
 * @param {readonly Task[]} tasks
 * @returns {Task[]} Those that are to be built.
 */
function clearStale(tasks) {
  const stale = tasks.filter((task) => task.stale);
  if (stale.length > 0) step('build', `${stale.map(({ output }) => output).join(', ')} …`);
  forget(stale.map(({ output }) => output));
  for (const { output } of stale) rmSync(join(root, output), { recursive: true, force: true });
  return stale;
}
