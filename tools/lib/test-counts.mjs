/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {any} report Jest's JSON report.
 * @returns {Counts} A test file that could not be run counts as one failed test.
 */
export function jestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * @param {any} report Playwright's JSON report.
 * @returns {Counts} An error outside any test (a file that cannot be loaded) counts as one failed test.
 */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * A runner that ran nothing, or failed though every test passed, has failed.
 * @param {Counts} counts
 * @param {number} code The runner's exit code.
 * @returns {Counts}
 */
export function counted({ passed, failed }, code) {
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}
