import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright';
import { scrollToScreen } from './in-page.ts';
import { openPage } from './open-page.ts';
import type { PageRecord } from './record-faults.ts';

const LIMIT = 15_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Resolves after a time that only the test's clock counts, in milliseconds. */
const after = <T>(ms: number, value?: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

interface Behaviour {
  /** Duration of each step. */
  readonly step?: number;
  /** Number of screens. */
  readonly screens?: number;
  readonly settled?: Promise<void>;
  /** Requests that are never answered. */
  readonly pending?: readonly object[];
}

/** Opens a page with a behaviour. Returns its messages, and whether it is lost. */
async function open({ step = 0, screens = 3, settled = after(step), pending = [] }: Behaviour) {
  const evaluate = (work: unknown, value: unknown) =>
    after(step, work === scrollToScreen ? Number(value) + 1 < screens : []);
  const clock = { fastForward: () => after(step) };
  const tab = { goto: () => after(step, { status: () => 200 }), evaluate, clock } as unknown as Page;
  const record = { faults: [], pending: new Set(pending), settled } as unknown as PageRecord;
  const opened = openPage({ tab, site: 'http://site', timeout: LIMIT }, { url: '/', status: 200 }, record);
  await jest.advanceTimersByTimeAsync(100 * LIMIT);
  const { violations, isLost } = await opened;
  return { messages: violations.map(({ message }) => message), isLost };
}

const never = new Promise<never>(() => undefined);

describe('openPage', () => {
  it('finds no fault in a page whose steps are in time, however long the whole visit takes', async () => {
    expect(await open({ step: LIMIT / 3 })).toEqual({ messages: [], isLost: false });
  });

  it.each<[string, Behaviour, RegExp]>([
    ['does not respond', { step: 2 * LIMIT }, /^is not sent within 15 s: end the loop/],
    ['is never hydrated', { settled: never }, /^is not hydrated within 15 s: end the loop/],
    [
      'grows without end',
      { screens: Number.POSITIVE_INFINITY },
      /^grows while it is scrolled, to more than 200 screens/,
    ],
    ['never stops to request', { step: LIMIT / 30, pending: [{}] }, /^is not idle within 15 s: end the loop/],
  ])('reports a page as lost that %s', async (_, behaviour, message) => {
    expect(await open(behaviour)).toEqual({ messages: [expect.stringMatching(message)], isLost: true });
  });
});
