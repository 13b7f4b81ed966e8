import { expect, test } from '@jest/globals';
import { checkedCounts, jestCounts, playwrightCounts } from './test-runners.ts';

test('a unit test file that cannot be run is one failed test', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(report)).toEqual({ passed: 4, failed: 2 });
});

test.each([
  ['a browser test file that cannot be loaded is one failed test', 0, [{}], { passed: 3, failed: 2 }],
  ['a browser test that passes at its second try has passed', 2, [], { passed: 5, failed: 1 }],
])('%s', (_, flaky, errors, counts) => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky }, errors })).toEqual(counts);
});

test.each([
  ['ran nothing', { passed: 0, failed: 0 }, 0, true, 1],
  ['need not run any test', { passed: 0, failed: 0 }, 0, false, 0],
  ['need not run any test and ended with an error', { passed: 0, failed: 0 }, 1, false, 1],
  ['ended with an error after passed tests', { passed: 5, failed: 0 }, 1, true, 1],
  ['ended with an error after failed tests', { passed: 5, failed: 2 }, 1, true, 2],
  ['passed all tests', { passed: 5, failed: 0 }, 0, true, 0],
])('a runner that %s', (_, counts, exitCode, isNeeded, failed) => {
  expect(checkedCounts(counts, exitCode, isNeeded)).toEqual({ ...counts, failed });
});
