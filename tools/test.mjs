import '../platform/cli/lib/node-version.mjs';
import { build, buildDevelopment } from '../platform/cli/lib/build.mjs';
import { install } from '../platform/cli/lib/install.mjs';
import { command, StepFailed, step } from '../platform/cli/lib/steps.mjs';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { check } from './lib/check.mjs';
import { browserTests, unitTests } from './lib/test-runners.mjs';

// `npm test [-- --all]`: builds, checks and runs every test; the last line sums up. `--all` sets TEST_ALL for the tests.
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
const sum = { passed: 0, failed: 0 };

/** @param {() => Promise<{ passed: number, failed: number }>} part Counts as one failed if it cannot be done. */
async function part(part) {
  let counts = { passed: 0, failed: 1 };
  await command(async () => {
    counts = await part();
  });
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  return counts.failed === 0;
}

const ready = await part(async () => {
  await install();
  await build();
  await buildDevelopment();
  return { passed: 0, failed: 0 };
});
if (ready) {
  await part(async () => ({ passed: 0, failed: (await check()).length }));
  await part(unitTests);
  await part(async () => {
    const browser = await findOrInstallBrowser((text) => step('browser', text));
    if (browser === undefined) throw new StepFailed('No browser: install Chromium, or set CHROMIUM_PATH to one.');
    return browserTests();
  });
}
if (sum.failed > 0) process.exitCode = 1;
console.log(`tests: ${sum.passed} passed, ${sum.failed} failed`);
