import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright';
import { changesOutside, messagesPerFrame, scrollToScreen } from './in-page.ts';
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
  /** Paths of requests that are never answered. */
  readonly pending?: readonly string[];
  /** Processor time of its scripts. */
  readonly seconds?: number;
  /** What it has changed outside of its content. */
  readonly changes?: { readonly builtIns: string[]; readonly styles: string[] };
  /** Messages that React posts to itself in each frame. */
  readonly messages?: number;
}

/** Opens a page with a behaviour. Returns its messages, and whether it is lost. */
async function open({ step = 0, screens = 3, settled = after(step), pending = [], seconds = 0, ...rest }: Behaviour) {
  const { changes = { builtIns: [], styles: [] }, messages = 0 } = rest;
  const results = new Map<unknown, unknown>([
    [changesOutside, changes],
    [messagesPerFrame, messages],
  ]);
  const evaluate = (work: unknown, value: unknown) =>
    after(step, work === scrollToScreen ? Number(value) + 1 < screens : (results.get(work) ?? []));
  const clock = { fastForward: () => after(step) };
  const scriptSeconds = async () => seconds;
  const tab = { goto: () => after(step, { status: () => 200 }), evaluate, clock } as unknown as Page;
  const record = {
    faults: [],
    pending: new Set(pending.map((path) => ({ url: () => `http://site${path}` }))),
    settled,
  } as unknown as PageRecord;
  const opened = openPage(
    { tab, site: 'http://site', timeout: LIMIT, scriptSeconds },
    { url: '/', status: 200 },
    record,
  );
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
    [
      'never stops to request',
      { step: LIMIT / 30, pending: ['/api/slow'] },
      /^is not idle within 15 s, as \/api\/slow has no response: end the loop/,
    ],
  ])('reports a page as lost that %s', async (_, behaviour, message) => {
    expect(await open(behaviour)).toEqual({ messages: [expect.stringMatching(message)], isLost: true });
  });

  it.each<[string, Behaviour, RegExp | undefined]>([
    ['takes long to run its scripts', { seconds: 2.6 }, /^its scripts take 2.6 s of processor time: do less/],
    ['runs its scripts in time', { seconds: 2.4 }, undefined],
    ['renders in each frame, as an animation does', { messages: 1 }, undefined],
    ['renders without end', { messages: 20 }, /^renders without end: end the effect/],
    [
      'changes a built-in object',
      { changes: { builtIns: ['Array.prototype.at'], styles: [] } },
      /^changes Array.prototype.at: leave/,
    ],
    [
      'styles what is around it',
      { changes: { builtIns: [], styles: ['the style of body'] } },
      /^changes the style of body, outside of its content: style only/,
    ],
  ])('judges a page that %s', async (_, behaviour, message) => {
    const { messages, isLost } = await open(behaviour);
    expect(messages).toEqual(message === undefined ? [] : [expect.stringMatching(message)]);
    expect(isLost).toBe(false);
  });
});
