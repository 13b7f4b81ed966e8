import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step } from '../process/steps.ts';
import { serverFolder } from '../site.ts';
import { root } from '../workspace.mjs';
import { type Counts, checkedCounts, jestCounts, playwrightCounts } from './test-counts.ts';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** Runs Jest's tests, by default all of them. A folder (absolute) may be without tests. */
export const unitTests = (folder?: string): Promise<Counts> =>
  counted('unit', 'jest.json', async (file) => {
    const { code } = await run('jest', [...jestArguments(file), '--passWithNoTests', ...below(folder)], {
      env: { ...jestEnvironment(), ...inMemory() },
      show: true,
    });
    return (report) => checkedCounts(jestCounts(report), code, folder === undefined);
  });

/**
 * Runs the tests of what runs in Node with another Node, in one process, because others run meanwhile. Tests of the client bundle would
 * say nothing new. Without TEST_ALL it runs those of the server and the API, on the database that is a part of Node. Prints the output
 * if a test fails.
 * @param node Path of its program.
 */
export const unitTestsWith = (node: string): Promise<Counts> =>
  counted('unit, other Node', 'jest-other-node.json', async (file) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const args = [jest, ...jestArguments(file), '--selectProjects', 'node', '--maxWorkers=1'];
    if (process.env.TEST_ALL !== '1') {
      args.push('--testNamePattern=^(?!.*on PostgreSQL)', `${join(root, 'platform/server')}/`, `${serverFolder}/`);
    }
    const { code, output } = await run(node, args, { env: { ...jestEnvironment(), ...inMemory() } });
    if (code !== 0) console.log(output.trimEnd());
    return (report) => checkedCounts(jestCounts(report), code);
  });

const jestArguments = (file: string) => ['--json', `--outputFile=${file}`, '--forceExit'];

const jestEnvironment = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`,
});

/** Where Linux has a file system in memory, and the space that tests need there, in bytes: a site's data is about 30 MB. */
const MEMORY = { folder: '/dev/shm', space: 4 * 1024 ** 3 };

let memory: NodeJS.ProcessEnv | undefined;

/**
 * Returns TMPDIR, a folder in memory, where there is space enough, so that no database waits for a disk. It lasts as long as this
 * process. A TMPDIR that is set stays.
 */
function inMemory(): NodeJS.ProcessEnv {
  if (memory !== undefined) return memory;
  memory = {};
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY.folder)) return memory;
  const { bavail, bsize } = statfsSync(MEMORY.folder);
  if (bavail * bsize < MEMORY.space) return memory;
  const folder = mkdtempSync(join(MEMORY.folder, 'tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  // Other users start servers below it.
  chmodSync(folder, 0o755);
  memory = { TMPDIR: folder };
  return memory;
}

/**
 * Fetches another version of Node, such as `24.21.0`, by npx. Returns the path of a copy that lasts as long as this process, and that
 * every user can run, as the system's: npx keeps its own in the user's folder, where processes of other users cannot start it.
 */
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
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const copy = join(folder, 'node');
  copyFileSync(stdout.trim(), copy);
  return copy;
}

/** Runs Playwright's tests, by default all of them. */
export function browserTests(folder?: string): Promise<Counts> {
  return counted('browser', 'playwright.json', async (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...inMemory() };
    const { code } = await run('playwright', ['test', '--reporter=list,json', ...below(folder)], { env, show: true });
    return (report) => checkedCounts(playwrightCounts(report), code);
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
  if (!existsSync(file)) throw new StepFailed(`There is no report of the ${name} tests; their output is above.`);
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  step(name, `${counts.passed} passed, ${counts.failed} failed`, startedAt);
  return counts;
}
