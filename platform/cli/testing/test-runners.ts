import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { root } from '../workspace.mjs';
import { type Counts, checkedCounts, jestCounts, playwrightCounts } from './test-counts.ts';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** Runs Jest's tests, by default all of them. A folder (absolute) may be without tests. */
export function unitTests(folder?: string): Promise<Counts> {
  const file = join(REPORTS, 'jest.json');
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
  const args = ['--json', `--outputFile=${file}`, '--forceExit', '--passWithNoTests', ...below(folder)];
  return counted('unit', file, async () => {
    const { code } = await run('jest', args, { env: { NODE_OPTIONS }, show: true });
    return (report) => checkedCounts(jestCounts(report), code, folder === undefined);
  });
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
