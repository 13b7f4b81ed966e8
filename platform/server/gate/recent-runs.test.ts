import { expect, it, jest } from '@jest/globals';
import { release } from '../render/fixtures.fixture.ts';
import type { DryRun } from './dry-run.ts';
import { createRecentRuns } from './recent-runs.ts';

const [first, second] = [release('marketing', 'v1'), release('marketing', 'v2')];
const [shell, other] = [release('shell', 'v1'), release('shell', 'v2')];

function setUp(violations: readonly { field: string; message: string }[] = []) {
  const dryRun = jest.fn<DryRun>(async () => ({ routes: [], violations }));
  const clock = { now: 1 };
  return { dryRun, clock, run: createRecentRuns(dryRun, () => clock.now) };
}

it('the same release beside the same live ones runs once a minute', async () => {
  const { dryRun, clock, run } = setUp();
  await run(first, [shell]);
  clock.now = 60_000;
  await run(first, [shell]);
  expect(dryRun).toHaveBeenCalledTimes(1);
  clock.now = 60_002;
  await run(first, [shell]);
  expect(dryRun).toHaveBeenCalledTimes(2);
});

it('another release, and other live ones, are run', async () => {
  const { dryRun, run } = setUp();
  await run(first, [shell]);
  await run(first, [other]);
  await run(second, [other]);
  expect(dryRun).toHaveBeenCalledTimes(3);
  await run(first, [other]);
  expect(dryRun).toHaveBeenCalledTimes(3);
});

it('a run with violations is repeated', async () => {
  const { dryRun, run } = setUp([{ field: '/', message: 'fails' }]);
  await run(first, [shell]);
  await run(first, [shell]);
  expect(dryRun).toHaveBeenCalledTimes(2);
});
