import type { Preview } from '@platform/contract/release';
import type { Page } from 'playwright';
import {
  changesOutside,
  differingAttributes,
  linkedPages,
  messagesPerFrame,
  nextFrame,
  SENT,
  scrollToScreen,
  scrollToTop,
  WATCHED,
} from './in-page.ts';
import { type Findings, faultOf, findingsOf, type PageRecord, pathOf, placeIn } from './record-faults.ts';

/** Steps by which a page's clock is moved forward, in milliseconds: timers of up to ten seconds run, without waiting. */
const CLOCK_STEPS_MS = [100, 900, 2000, 2000, 5000] as const;

/** Number of frames in a row without a pending request after which a page is idle. */
const IDLE_FRAMES = 2;

/** Maximum of screens that a page is scrolled through. One that has more grows while it is scrolled. */
const MAX_SCREENS = 200;

/** Frames in which a page at rest is watched for renders that never end. */
const WATCHED_FRAMES = 10;

/** The most messages that React may post to itself in each of these frames. An animation by a state takes one. */
const MAX_MESSAGES = 3;

/** The most processor time that the scripts of a page may take while it is opened, in seconds. */
const MAX_SCRIPT_SECONDS = 2.5;

/** Where pages are opened. `scriptSeconds`: returns the processor time of its scripts since the last call, in seconds. */
interface Tab {
  readonly tab: Page;
  readonly site: string;
  readonly timeout: number;
  scriptSeconds(): Promise<number>;
}

/** A page, and the status that it should have. */
export type PageToOpen = Pick<Preview['pages'][number], 'url' | 'status'>;

/** The result of opening a page. */
export interface OpenedPage extends Findings {
  /** Addresses of this site that it links to. */
  readonly links: readonly string[];
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
export async function openPage(tab: Tab, { url, status }: PageToOpen, record: PageRecord): Promise<OpenedPage> {
  const { faults } = record;
  let links: readonly string[] = [];
  const isCrashed = () => faults.some(({ kind }) => kind === 'crash');
  let isHung = false;
  try {
    links = await visit(tab, url, status, record);
  } catch (error) {
    isHung = error instanceof Hang;
    const [reason = ''] = error instanceof Error ? error.message.split('\n', 1) : [String(error)];
    if (isHung) faults.push({ kind: 'hang', text: reason });
    else if (!isCrashed()) faults.push({ kind: 'visit', text: `cannot be checked to the end (${reason})` });
  }
  return { ...findingsOf(url, faults), links, isLost: isHung || isCrashed() };
}

/** Opens a page, and records its faults. Returns what it links to. */
async function visit(
  { tab, site, timeout, scriptSeconds }: Tab,
  path: string,
  status: number,
  { faults, pending, settled }: PageRecord,
): Promise<string[]> {
  const idle = () => inTime('is not idle', settle(tab, pending), timeout, () => waitingFor(pending));
  const answer = <T>(answered: Promise<T>) => inTime('does not answer', answered, timeout);

  await scriptSeconds();
  const response = await inTime('is not sent', tab.goto(site + path, { waitUntil: 'commit', timeout: 0 }), timeout);
  if (response?.status() !== status) {
    faults.push({ kind: 'status', text: `has status ${response?.status()} instead of ${status}` });
  }
  await inTime('is not hydrated', settled, timeout);
  await idle();
  const seconds = await scriptSeconds();
  if (seconds > MAX_SCRIPT_SECONDS) {
    faults.push({ kind: 'blocked', text: `its scripts take ${seconds.toFixed(1)} s of processor time` });
  }
  for (let screen = 0; await answer(tab.evaluate(scrollToScreen, screen)); screen += 1) {
    if (screen === MAX_SCREENS) throw new Hang(`grows while it is scrolled, to more than ${MAX_SCREENS} screens`);
  }
  await answer(tab.evaluate(scrollToTop));
  await idle();
  for (const text of await answer(tab.evaluate(differingAttributes, SENT))) faults.push({ kind: 'hydration', text });
  for (const step of CLOCK_STEPS_MS) {
    // The clock rejects with what a timer throws.
    const moved = tab.clock.fastForward(step).catch((error: Error) => {
      faults.push({
        ...faultOf(error.message.replace(/^clock\.fastForward: /, ''), 'error'),
        ...placeIn(error.message),
      });
    });
    await answer(moved);
    await idle();
  }
  const messages = await answer(tab.evaluate(messagesPerFrame, { watched: WATCHED, frames: WATCHED_FRAMES }));
  if (messages > MAX_MESSAGES) faults.push({ kind: 'renders', text: 'renders without end' });
  const { builtIns, styles } = await answer(tab.evaluate(changesOutside, { watched: WATCHED, sent: SENT }));
  for (const name of builtIns) faults.push({ kind: 'builtIn', text: `changes ${name}` });
  for (const name of styles) faults.push({ kind: 'outside', text: `changes ${name}, outside of its content` });
  // The link past the header leads to the page itself.
  return (await answer(tab.evaluate(linkedPages))).filter((link) => link !== path);
}

/** Names the first request that has no response. */
function waitingFor(pending: PageRecord['pending']): string {
  const [request] = pending;
  return request ? `, as ${pathOf(request)} has no response` : '';
}

/** Resolves with the result of a step. Rejects with a `Hang`, with what `why` adds, if the step takes longer than `timeout` milliseconds. */
async function inTime<T>(otherwise: string, step: Promise<T>, timeout: number, why = () => ''): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hang(`${otherwise} within ${timeout / 1000} s${why()}`)), timeout);
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
