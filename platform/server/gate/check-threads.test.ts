import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { release } from '../render/fixtures.fixture.ts';
import { buildProgram } from '../render/render-program.fixture.ts';
import { createCheckThreads, type RunCheck } from './check-threads.ts';

/** Number of rules in the longest styles that are read. */
const RULES = 20_000;

const LONGEST = `${'a{}'.repeat(RULES)}/*`.padEnd(499_998, 'x').concat('*/');

/** Processor time for which a check may hold up other requests, in milliseconds. */
const MAX_HOLD_MS = 20;

let runCheck: RunCheck;

beforeAll(async () => {
  runCheck = createCheckThreads(await buildProgram('gate/check-program'));
});

/** Returns the processor time of this thread in milliseconds. Linux only: elsewhere 0. */
function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Returns the longest processor time between two turns of the event loop during work, in milliseconds. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, threadTime()];
  const timer = setInterval(() => {
    longest = Math.max(longest, threadTime() - last);
    last = threadTime();
  }, 1);
  await work().finally(() => clearInterval(timer));
  return Math.max(longest, threadTime() - last);
}

const page = (styles: readonly string[]) => ({ path: '/about', styles, shellCss: ['body{margin:0}'] });

/** A release with as many texts as possible. */
const files = (extension: 'js' | 'css', count: number) => ({
  ...release('marketing', 'v1'),
  texts: new Map(
    Array.from({ length: count }, (_, i) => [`${i}.${extension}`, Buffer.alloc((16 * 1024 * 1024) / count, LONGEST)]),
  ),
  budgets: {},
});

it.each([
  ['styles of a page', 'page', () => page([LONGEST]), `and others have ${RULES - 20} more`],
  ['scripts', 'files', () => files('js', 2), '"lazy":'],
] as const)('the longest %s are read beside the event loop', async (_, name, argumentOf, expected) => {
  const longest: number[] = [];
  // Collections of garbage count, too.
  for (let run = 0; run < 3; run += 1) {
    await runCheck('page', page([]), 60_000);
    const argument = argumentOf();
    let result: unknown;
    longest.push(
      await longestTurn(async () => {
        result = await runCheck(name, argument as never, 60_000);
      }),
    );
    expect(JSON.stringify(result)).toContain(expected);
  }
  expect(Math.min(...longest)).toBeLessThan(MAX_HOLD_MS);
});

it('a check ends at its time limit, and the next one is run', async () => {
  await expect(runCheck('files', files('css', 34), 1)).rejects.toThrow('aborted after 0.001 s');
  await expect(runCheck('page', page(['body{margin:0}']), 60_000)).resolves.toEqual([]);
});

it('a check that fails ends nothing but its thread', async () => {
  await expect(runCheck('page', { ...page([]), styles: null as never }, 60_000)).rejects.toThrow(
    'Cannot read properties of null',
  );
  await expect(runCheck('page', page(['.css-a{top:0}']), 60_000)).resolves.toEqual([]);
});
