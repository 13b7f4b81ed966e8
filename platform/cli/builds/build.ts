import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { frontEnds } from '../site.ts';
import { isStandalone, root } from '../workspace.mjs';
import { planBuild, runBuild, STAMP, type Task } from './turbo.ts';

/** Builds for production those of the folders, by default of all packages, whose sources have changed. */
export async function build(folders?: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  if (isStandalone) return buildOwn(startedAt);
  const tasks = await planBuild('production', folders);
  for (const { name, isStale } of tasks) if (!isStale) step('build', `${name} unchanged`);
  const stale = removeStale(tasks);
  if (stale.length === 0) return;

  const { code, output } = await runBuild(stale);
  if (code !== 0) throw new StepFailed('The build failed. Its output is above.', output);
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
  const stale = removeStale(await planBuild('development', folders));
  if (stale.length === 0) return;

  const env = { FEDERATION_MODE: 'development' };
  const results = await Promise.all(stale.map(({ folder }) => run('rsbuild', ['build'], { cwd: folder, env })));
  const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (failed.length > 0) throw new StepFailed('The build failed. Its output is above.', failed.join('\n'));
  writeStamps(stale);
  step('build', 'for development done', startedAt);
}

/** Removes stale output and returns its tasks: Turbo would leave the files of earlier builds, and a release consists of all files. */
function removeStale(tasks: readonly Task[]): Task[] {
  const stale = tasks.filter(({ isStale }) => isStale);
  if (stale.length > 0) step('build', `${stale.map(({ output }) => relative(root, output)).join(', ')} …`);
  for (const { output } of stale) rmSync(output, { recursive: true, force: true });
  return stale;
}

function writeStamps(tasks: readonly Task[]): void {
  for (const { output, hash } of tasks) writeFileSync(join(output, STAMP), hash);
}
