import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { serverFolder } from '../site.ts';
import { root } from '../workspace.mjs';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** Which tests run; by default all of the tier. A folder or a commit may be without tests. */
export interface Scope {
  /** Absolute. */
  readonly folder?: string | undefined;
  /** Only tests of files that import what differs from this commit. */
  readonly since?: string | undefined;
}

const isWhole = ({ folder, since }: Scope) => folder === undefined && since === undefined;

/** Runs Jest's tests. Prints the messages of failed tests alone. */
export const unitTests = (scope: Scope = {}): Promise<Counts> =>
  counted('unit', 'jest.json', async (file) => {
    const since = scope.since === undefined ? [] : [`--changedSince=${scope.since}`];
    const rest = isWhole(scope) ? [] : ['--passWithNoTests', ...since, ...below(scope.folder)];
    const { code, output } = await run('jest', [...jestArguments(file), ...rest], {
      env: { ...jestEnvironment(), ...inMemory() },
    });
    return (report: JestReport) => {
      const messages = report.testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
      if (code !== 0) console.log(messages.join('\n') || output.trimEnd());
      return checkedCounts(jestCounts(report), code, isWhole(scope));
    };
  });

/**
 * Runs the Node tests with another version of Node. Without TEST_ALL it runs those of the server and the API, on the database that is a
 * part of Node. Prints the output if a test fails.
 * @param node Path of its program.
 */
export const unitTestsWith = (node: string): Promise<Counts> =>
  counted('unit, other Node', 'jest-other-node.json', async (file) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const args = [jest, ...jestArguments(file), '--selectProjects', 'node'];
    if (process.env.TEST_ALL !== '1') {
      args.push('--testNamePattern=^(?!.*on PostgreSQL)', `${join(root, 'platform/server')}/`, `${serverFolder}/`);
    }
    const { code, output } = await run(node, args, { env: { ...jestEnvironment(), ...inMemory() } });
    if (code !== 0) console.log(output.trimEnd());
    return (report) => checkedCounts(jestCounts(report), code);
  });

const jestArguments = (file: string) => ['--silent', '--json', `--outputFile=${file}`];

const jestEnvironment = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`,
});

/** The file system in memory on Linux, and the space that tests need there, in bytes. */
const MEMORY = { folder: '/dev/shm', space: 4 * 1024 ** 3 };

let memory: NodeJS.ProcessEnv | undefined;

/**
 * Returns TMPDIR with a folder in memory, if there is enough space, so that databases do not wait for a disk. The folder is removed when
 * this process ends. A TMPDIR that is set stays.
 */
function inMemory(): NodeJS.ProcessEnv {
  if (memory !== undefined) return memory;
  memory = {};
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY.folder)) return memory;
  const { bavail, bsize } = statfsSync(MEMORY.folder);
  if (bavail * bsize < MEMORY.space) return memory;
  const folder = mkdtempSync(join(MEMORY.folder, 'tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  // Tests start servers of other users in it.
  chmodSync(folder, 0o755);
  memory = { TMPDIR: folder };
  return memory;
}

/**
 * Downloads another version of Node, such as `24.21.0`, by npx. Returns the path of a copy that every user can run, as processes of other
 * users cannot read npx's folder. The copy is removed when this process ends.
 */
export async function fetchNode(version: string): Promise<string> {
  const args = ['--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { code, stdout, output } = await run('npx', args);
  if (code !== 0)
    throw new StepFailed(`Node ${version} could not be downloaded. Check the network connection.`, output);
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const copy = join(folder, 'node');
  copyFileSync(stdout.trim(), copy);
  return copy;
}

/** Runs Playwright's tests. Prints what failed, or passed at its second try. `isMain`: only those of the main journeys. */
export function browserTests(scope: Scope, isMain: boolean): Promise<Counts> {
  return counted('browser', 'playwright.json', async (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...inMemory() };
    const since = scope.since === undefined ? [] : [`--only-changed=${scope.since}`];
    const rest = isWhole(scope) ? [] : ['--pass-with-no-tests', ...since, ...below(scope.folder)];
    const main = isMain ? ['--grep=@main'] : [];
    const { code, output } = await run('playwright', ['test', '--reporter=dot,json', ...main, ...rest], { env });
    return (report: PlaywrightReport) => {
      if (code !== 0 || report.stats.flaky > 0) console.log(output.trimEnd());
      return checkedCounts(playwrightCounts(report), code, isWhole(scope));
    };
  });
}

const below = (folder: string | undefined) => (folder === undefined ? [] : [`${relative(root, folder)}/`]);

/** Runs tests that write a report to a file, prints how many passed, and returns that. */
async function counted(
  name: string,
  reportName: string,
  // biome-ignore lint/suspicious/noExplicitAny: each runner's report has its own shape
  runTests: (file: string) => Promise<(report: any) => Counts>,
): Promise<Counts> {
  const startedAt = performance.now();
  const file = join(REPORTS, reportName);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const countsOf = await runTests(file);
  if (!existsSync(file)) throw new StepFailed(`The ${name} tests wrote no report. Their output is above.`);
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  step(name, `${counts.passed} passed, ${counts.failed} failed`, startedAt);
  return counts;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The fields of Jest's JSON report that are read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A test file that could not be run counts as one failed test. */
export function jestCounts(report: Omit<JestReport, 'testResults'>): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * An error outside any test (a file that cannot be loaded) counts as one failed test. A test that passes at its second try counts as
 * passed; Playwright names it as flaky at the end of its output.
 */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Returns the counts of a runner. If it ended with an error though every test passed, or `isNeeded` and it ran no test, one
 * test has failed.
 */
export function checkedCounts({ passed, failed }: Counts, exitCode: number, isNeeded = true): Counts {
  const isUnexplained = failed === 0 && (exitCode !== 0 || (isNeeded && passed === 0));
  return { passed, failed: isUnexplained ? 1 : failed };
}
