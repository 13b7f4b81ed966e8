import type { Violation } from '@platform/build/gate/violation';
import type { Preview } from '@platform/contract/release';
import type { Page } from '@playwright/test';
import { differingAttributes, nextFrame, SENT, scrollThrough } from './in-page.ts';
import { faultOf, violationsOf } from './page-faults.ts';
import type { PageRecord } from './record-faults.ts';

/** Steps by which a page's clock is moved forward, in milliseconds: timers of up to ten seconds run, without waiting. */
const CLOCK_STEPS_MS = [100, 900, 2000, 2000, 5000] as const;

/** Number of frames in a row without a pending request after which a page is idle. */
const IDLE_FRAMES = 2;

/** Where pages are opened. */
interface Tab {
  readonly tab: Page;
  /** The site's origin. */
  readonly site: string;
  /** Time limit for everything that is done with a page, in milliseconds. */
  readonly timeout: number;
}

/** The result of opening a page. */
export interface OpenedPage {
  readonly violations: readonly Violation[];
  /** Whether the page hung or crashed. Its tab cannot be used any more. */
  readonly isLost: boolean;
}

/**
 * Opens a page in a tab, waits until it is hydrated, scrolls through it, lets its timers run, and returns what went wrong
 * meanwhile.
 */
export async function openPage(
  { tab, site, timeout }: Tab,
  { url, status }: Preview['pages'][number],
  record: PageRecord,
): Promise<OpenedPage> {
  const { faults } = record;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, timeout, 'timeout');
  });
  const visited = visit(tab, site + url, status, record).catch((error: Error) => {
    if (faults.some(({ kind }) => kind === 'crash')) return;
    faults.push({ kind: 'visit', text: `cannot be checked to the end (${error.message.split('\n', 1)[0]})` });
  });
  const isHung = (await Promise.race([visited, timedOut])) === 'timeout';
  clearTimeout(timer);
  if (isHung) faults.push({ kind: 'hang', text: `is not hydrated and idle within ${timeout / 1000} s` });
  const isLost = faults.some(({ kind }) => kind === 'hang' || kind === 'crash');
  return { violations: violationsOf(url, faults), isLost };
}

async function visit(
  tab: Page,
  address: string,
  status: number,
  { faults, pending, settled }: PageRecord,
): Promise<void> {
  const response = await tab.goto(address, { waitUntil: 'commit', timeout: 0 });
  if (response?.status() !== status) {
    faults.push({ kind: 'status', text: `has status ${response?.status()} instead of ${status}` });
  }
  await settled;
  await settle(tab, pending);
  await tab.evaluate(scrollThrough);
  await settle(tab, pending);
  for (const text of await tab.evaluate(differingAttributes, SENT)) faults.push({ kind: 'hydration', text });
  for (const step of CLOCK_STEPS_MS) {
    // The clock rejects with what a timer throws.
    await tab.clock.fastForward(step).catch((error: Error) => {
      faults.push(faultOf(error.message.replace(/^clock\.fastForward: /, ''), 'error'));
    });
    await settle(tab, pending);
  }
}

/** Waits until the page has requested nothing for some frames. */
async function settle(tab: Page, pending: ReadonlySet<unknown>): Promise<void> {
  for (let idle = 0; idle < IDLE_FRAMES; idle = pending.size === 0 ? idle + 1 : 0) await tab.evaluate(nextFrame);
}
