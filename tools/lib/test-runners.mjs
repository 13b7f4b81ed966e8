import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../platform/cli/lib/root.mjs';
import { run } from '../../platform/cli/lib/run.mjs';
import { StepFailed, step } from '../../platform/cli/lib/steps.mjs';
import { counted, jestCounts, playwrightCounts } from './test-counts.mjs';

/** Runs Jest's tests. */
export function unitTests() {
  return runner({
    name: 'unit',
    tool: 'jest',
    args: (report) => ['--json', `--outputFile=${report}`, '--forceExit'],
    env: () => ({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings` }),
    counts: jestCounts,
  });
}

/** Runs Playwright's tests. */
export function browserTests() {
  return runner({
    name: 'browser',
    tool: 'playwright',
    args: () => ['test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    counts: playwrightCounts,
  });
}

/**
 * @param {{
 *   name: string, tool: string, args: (report: string) => string[], env: (report: string) => NodeJS.ProcessEnv,
 *   counts: (report: any) => import('./test-counts.mjs').Counts
 * }} options `report`: the file its JSON report is to be written to.
 */
async function runner({ name, tool, args, env, counts }) {
  const startedAt = performance.now();
  const report = join(root, 'node_modules/.cache/reports', `${tool}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await run(tool, args(report), { env: env(report), show: true });
  if (!existsSync(report)) throw new StepFailed(`${tool} ended without a report; what it said is above.`);
  const result = counted(counts(JSON.parse(readFileSync(report, 'utf8'))), code);
  step(name, `${result.passed} passed, ${result.failed} failed`, startedAt);
  return result;
}
