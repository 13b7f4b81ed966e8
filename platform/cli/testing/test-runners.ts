import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { root } from '../workspace.mjs';
import { type Counts, checkedCounts, jestCounts, playwrightCounts } from './test-counts.ts';

/** Runs Jest's tests, by default all of them. A folder (absolute) may be without tests. */
export function unitTests(folder?: string): Promise<Counts> {
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
  return runTests({
    name: 'unit',
    tool: 'jest',
    args: (report) => ['--json', `--outputFile=${report}`, '--forceExit', ...only(folder, '--passWithNoTests')],
    env: () => ({ NODE_OPTIONS }),
    counts: (report) => jestCounts(report),
    isOptional: folder !== undefined,
  });
}

/** Runs Playwright's tests, by default all of them. */
export function browserTests(folder?: string): Promise<Counts> {
  return runTests({
    name: 'browser',
    tool: 'playwright',
    args: () => ['test', '--reporter=list,json', ...only(folder)],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    counts: (report) => playwrightCounts(report),
  });
}

const only = (folder: string | undefined, ...flags: string[]) =>
  folder === undefined ? [] : [...flags, `${relative(root, folder)}/`];

interface Runner {
  readonly name: string;
  readonly tool: string;
  /** `report` is the file that its JSON report is written to. */
  readonly args: (report: string) => string[];
  readonly env: (report: string) => NodeJS.ProcessEnv;
  // biome-ignore lint/suspicious/noExplicitAny: each runner's report has its own shape
  readonly counts: (report: any) => Counts;
  /** Having no tests is not a failure. */
  readonly isOptional?: boolean;
}

async function runTests({ name, tool, args, env, counts, isOptional = false }: Runner): Promise<Counts> {
  const startedAt = performance.now();
  const report = join(root, 'node_modules/.cache/reports', `${tool}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await run(tool, args(report), { env: env(report), show: true });
  const isSkipped = isOptional && code === 0;
  if (!existsSync(report) && !isSkipped) throw new StepFailed(`${tool} ended without a report; its output is above.`);
  const found = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const result = isSkipped ? found : checkedCounts(found, code);
  step(name, `${result.passed} passed, ${result.failed} failed`, startedAt);
  return result;
}
