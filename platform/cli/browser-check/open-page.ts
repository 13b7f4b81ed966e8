import type { Violation } from '@platform/build/gate/violation';
import type { Preview } from '@platform/contract/release';
import type { Page } from 'playwright';
import { differingAttributes, nextFrame, SENT, scrollToScreen, scrollToTop } from './in-page.ts';
import { faultOf, type PageRecord, violationsOf } from './record-faults.ts';

/** Steps by which a page's clock is moved forward, in milliseconds: timers of up to ten seconds run, without waiting. */
const CLOCK_STEPS_MS = [100, 900, 2000, 2000, 5000] as const;

/** Number of frames in a row without a pending request after which a page is idle. */
const IDLE_FRAMES = 2;

/** Maximum of screens that a page is scrolled through. One that has more grows while it is scrolled. */
const MAX_SCREENS = 200;

/** Where pages are opened. */
interface Tab {
  readonly tab: Page;
  readonly site: string;
  readonly timeout: number;
}

/** The result of opening a page. */
export interface OpenedPage {
  readonly violations: readonly Violation[];
  /** Whether the page hung or crashed. Its tab cannot be used any more. */
  readonly isLost: boolean;
}

/** A step of a page that exceeds the time limit. */
class Hang extends Error {}

/**
 * Opens a page in a tab, waits until it is hydrated, scrolls through it, lets its timers run, and returns what went wrong
 * meanwhile. A page hangs if one of these steps takes longer than the time limit: one that goes on, on however busy a machine,
 * does not.
 */
export async function openPage(
  { tab, site, timeout }: Tab,
  { url, status }: Preview['pages'][number],
  record: PageRecord,
): Promise<OpenedPage> {
  const { faults } = record;
  const isCrashed = () => faults.some(({ kind }) => kind === 'crash');
  let isHung = false;
  try {
    await visit(tab, site + url, status, record, timeout);
  } catch (error) {
    isHung = error instanceof Hang;
    const [reason = ''] = error instanceof Error ? error.message.split('\n', 1) : [String(error)];
    if (isHung) faults.push({ kind: 'hang', text: reason });
    else if (!isCrashed()) faults.push({ kind: 'visit', text: `cannot be checked to the end (${reason})` });
  }
  return { violations: violationsOf(url, faults), isLost: isHung || isCrashed() };
}

async function visit(
  tab: Page,
  address: string,
  status: number,
  { faults, pending, settled }: PageRecord,
  timeout: number,
): Promise<void> {
  const idle = () => inTime('is not idle', settle(tab, pending), timeout);
  const answer = <T>(answered: Promise<T>) => inTime('does not answer', answered, timeout);

  const response = await inTime('is not sent', tab.goto(address, { waitUntil: 'commit', timeout: 0 }), timeout);
  if (response?.status() !== status) {
    faults.push({ kind: 'status', text: `has status ${response?.status()} instead of ${status}` });
  }
  await inTime('is not hydrated', settled, timeout);
  await idle();
  for (let screen = 0; await answer(tab.evaluate(scrollToScreen, screen)); screen += 1) {
    if (screen === MAX_SCREENS) throw new Hang(`grows while it is scrolled, to more than ${MAX_SCREENS} screens`);
  }
  await answer(tab.evaluate(scrollToTop));
  await idle();
  for (const text of await answer(tab.evaluate(differingAttributes, SENT))) faults.push({ kind: 'hydration', text });
  for (const step of CLOCK_STEPS_MS) {
    // The clock rejects with what a timer throws.
    const moved = tab.clock.fastForward(step).catch((error: Error) => {
      faults.push(faultOf(error.message.replace(/^clock\.fastForward: /, ''), 'error'));
    });
    await answer(moved);
    await idle();
  }
}

/** Resolves with the result of a step. Rejects with a `Hang` if the step takes longer than `timeout` milliseconds. */
async function inTime<T>(otherwise: string, step: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hang(`${otherwise} within ${timeout / 1000} s`)), timeout);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the page has requested nothing for some frames. */
async function settle(tab: Page, pending: ReadonlySet<unknown>): Promise<void> {
  for (let idle = 0; idle < IDLE_FRAMES; idle = pending.size === 0 ? idle + 1 : 0) await tab.evaluate(nextFrame);
}
