import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { build, buildDevelopment } from '../builds/build.ts';
import { command, reportFailures, StepFailed } from '../process/steps.ts';
import { findOrInstallBrowser } from '../testing/browser.ts';
import { check } from '../testing/check.ts';
import { browserTests, type Counts, fetchNode, type Scope, unitTests, unitTestsWith } from '../testing/test-runners.ts';
import { install, root } from '../workspace.mjs';

const help = `npm test [-- --changed --ci --all --node VERSION …]
  Builds, checks, and runs the unit tests on SQLite without their matrices, and the browser tests of the main journeys; the last line sums
  up. It prints a line for each step, and what fails.

--changed runs only tests that import what differs from the main branch, or from --since COMMIT.
--ci runs the matrices, the tests on PostgreSQL and all browser tests, too. --all sets TEST_ALL, with which
  they cover every case of each matrix.
--node tests the server with that version of Node, too; it may be repeated.

In the folder of a package it runs all tests in that folder.`;

const sum = { passed: 0, failed: 0 };

/** Runs tests and adds up their counts. Tests that cannot be run count as one failed test. Returns whether none failed. */
async function countResults(runTests: () => Promise<Counts>): Promise<boolean> {
  let counts: Counts = { passed: 0, failed: 1 };
  await reportFailures(async () => {
    counts = await runTests();
  });
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  return counts.failed === 0;
}

const options = {
  all: { type: 'boolean', default: false },
  ci: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  since: { type: 'string' },
  node: { type: 'string', multiple: true },
} as const;

/** Returns the commit at which this branch left the main one; the newest commit if there is no main branch. */
function branchPoint(): string {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      const base = execFileSync('git', ['merge-base', 'HEAD', main], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return base.toString().trim();
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

await command(help, options, async ({ values }) => {
  if (values.all) process.env.TEST_ALL = '1';
  const folder = process.cwd() === root ? undefined : process.cwd();
  const since = values.changed || values.since !== undefined ? (values.since ?? branchPoint()) : undefined;
  const scope = { folder, since };
  const isMain = !values.all && !values.ci && folder === undefined && since === undefined;
  if (isMain) process.env.TEST_MAIN = '1';
  const hasBrowserTests = folder === undefined || readdirSync(folder).some((file) => file.endsWith('.spec.ts'));
  const isReady = await countResults(async () => {
    install();
    if (hasBrowserTests) await build();
    if (hasBrowserTests && values.all) await buildDevelopment();
    return { passed: 0, failed: 0 };
  });
  if (isReady) {
    // The checks use one core for half of their time. Browser tests run alone: on a busy machine servers exceed their time limits.
    const checks = async () => ({ passed: 0, failed: (await check()).length });
    await Promise.all([folder === undefined && countResults(checks), countResults(() => unitTests(scope))]);
    const others: string[] = [];
    for (const version of values.node ?? []) await countResults(() => findNode(version, others));
    // For tests that start a site with it.
    if (others[0] !== undefined) process.env.OTHER_NODE = others[0];
    if (hasBrowserTests) await countResults(() => testInBrowser(scope, isMain));
    // Not beside the browser tests: sites that are short of processor time refuse a release whose pages exceed their time limit.
    for (const node of others) await countResults(() => unitTestsWith(node));
  }
  if (sum.failed > 0) process.exitCode = 1;
  console.log(`tests: ${sum.passed} passed, ${sum.failed} failed`);
});

/** Downloads another version of Node, and adds its path to a list. */
async function findNode(version: string, paths: string[]): Promise<Counts> {
  paths.push(await fetchNode(version));
  return { passed: 0, failed: 0 };
}

async function testInBrowser(scope: Scope, isMain: boolean): Promise<Counts> {
  const browser = await findOrInstallBrowser();
  if (browser === undefined) throw new StepFailed('No browser: install Chromium, or set CHROMIUM_PATH to one.');
  return browserTests(scope, isMain);
}
