import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { frontEnds } from '../site.ts';
import { root } from '../workspace.mjs';
import { addStamps, removeStamps } from './stamps.ts';
import { planBuild, runBuild, type Task } from './turbo.ts';

/** Builds for production those of the folders, by default of all packages, whose sources have changed. */
export async function build(folders?: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  const tasks = await planBuild('production', folders);
  for (const { name } of tasks.filter(({ stale }) => !stale)) step('build', `${name} unchanged`);
  const stale = removeStale(tasks);
  if (stale.length === 0) return;

  const { code, output } = await runBuild(stale);
  if (code !== 0) throw new StepFailed('The build failed; its output is above.', output);
  addStamps(stampsOf(stale));
  for (const { name, cached } of stale) step('build', `${name} ${cached ? 'taken from the cache' : 'built'}`);
  step('build', 'done', startedAt);
}

/** Builds the site's front ends with React's development build, for the tests that read its warnings. Needs no pnpm. */
export async function buildDevelopment(): Promise<void> {
  const startedAt = performance.now();
  const folders = frontEnds().map(({ folder }) => folder);
  const stale = removeStale(await planBuild('development', folders));
  if (stale.length === 0) return;

  const env = { FEDERATION_MODE: 'development' };
  const results = await Promise.all(stale.map(({ folder }) => run('rsbuild', ['build'], { cwd: folder, env })));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) {
    throw new StepFailed('The build failed; its output is above.', failed.map(({ output }) => output).join('\n'));
  }
  addStamps(stampsOf(stale));
  step('build', 'for development done', startedAt);
}

/**
 * Removes stale output and returns its tasks. The cache would add its files to those of another build, and a release
 * consists of all files.
 */
function removeStale(tasks: readonly Task[]): Task[] {
  const stale = tasks.filter((task) => task.stale);
  const outputs = stale.map(({ output }) => output);
  if (stale.length > 0) step('build', `${outputs.join(', ')} …`);
  removeStamps(outputs);
  for (const output of outputs) rmSync(join(root, output), { recursive: true, force: true });
  return stale;
}

const stampsOf = (tasks: readonly Task[]) => Object.fromEntries(tasks.map(({ output, hash }) => [output, hash]));
