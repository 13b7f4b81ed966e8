export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The fields of Jest's JSON report that are read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A test file that could not be run counts as one failed test. */
export function jestCounts(report: JestReport): Counts {
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
