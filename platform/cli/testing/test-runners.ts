import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { root } from '../workspace.mjs';
import { type Counts, checkedCounts, jestCounts, playwrightCounts } from './test-counts.ts';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** Runs Jest's tests, by default all of them. A folder (absolute) may be without tests. */
export const unitTests = (folder?: string): Promise<Counts> =>
  jestTests('unit', process.execPath, ['--passWithNoTests', ...below(folder)], folder === undefined);

/**
 * Runs the tests of what runs in Node with another Node. Those of the browser's half would say nothing new.
 * @param node Path of its program.
 */
export const unitTestsWith = (node: string): Promise<Counts> =>
  jestTests('unit, other Node', node, ['--selectProjects', 'node'], true);

function jestTests(name: string, node: string, further: readonly string[], isNeeded: boolean): Promise<Counts> {
  const file = join(REPORTS, 'jest.json');
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', `--outputFile=${file}`, '--forceExit', ...further];
  return counted(name, file, async () => {
    const { code } = await run(node, args, { env: { NODE_OPTIONS }, show: true });
    return (report) => checkedCounts(jestCounts(report), code, isNeeded);
  });
}

/** Returns the path of another version of Node, such as `24.21.0`, which npx fetches. */
export async function fetchNode(version: string): Promise<string> {
  const { code, stdout, output } = await run('npx', [
    '--yes',
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ]);
  if (code !== 0) throw new StepFailed(`Node ${version} could not be fetched; is there a network?`, output);
  return stdout.trim();
}

/** Runs Playwright's tests, by default all of them. */
export function browserTests(folder?: string): Promise<Counts> {
  const file = join(REPORTS, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return counted('browser', file, async () => {
    const { code } = await run('playwright', ['test', '--reporter=list,json', ...below(folder)], { env, show: true });
    return (report) => checkedCounts(playwrightCounts(report), code);
  });
}

const below = (folder: string | undefined) => (folder === undefined ? [] : [`${relative(root, folder)}/`]);

/** Runs tests that write a report to a file, prints how many passed, and returns that. */
async function counted(
  name: string,
  file: string,
  // biome-ignore lint/suspicious/noExplicitAny: each runner's report has its own shape
  runTests: () => Promise<(report: any) => Counts>,
): Promise<Counts> {
  const startedAt = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const countsOf = await runTests();
  if (!existsSync(file)) throw new StepFailed(`There is no report of the ${name} tests; their output is above.`);
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  step(name, `${counts.passed} passed, ${counts.failed} failed`, startedAt);
  return counts;
}
