import { expect, test } from '@jest/globals';
import { checkedCounts, jestCounts, playwrightCounts } from './test-runners.ts';

test('a unit test file that cannot be run is one failed test', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(report)).toEqual({ passed: 4, failed: 2 });
});

test('a browser test file that cannot be loaded is one failed test', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] };
  expect(playwrightCounts(report)).toEqual({ passed: 3, failed: 2 });
});

test('a browser test that passes at its second try has passed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 2 }, errors: [] };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 1 });
});

test('a runner that ran nothing has failed', () => {
  expect(checkedCounts({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that need not run any test has failed only if it ended with an error', () => {
  expect(checkedCounts({ passed: 0, failed: 0 }, 0, false)).toEqual({ passed: 0, failed: 0 });
  expect(checkedCounts({ passed: 0, failed: 0 }, 1, false)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ended with an error has failed, though each of its tests passed', () => {
  expect(checkedCounts({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(checkedCounts({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(checkedCounts({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});
