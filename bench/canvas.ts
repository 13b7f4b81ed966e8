import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import type { Figure } from './report.ts';

/** Movements of the pointer or steps of scrolling, about two for each frame. */
const MOVES = 240;

/** Slides of the hero that are drawn, and pages that are left for another one. */
const TURNS = 6;

/** How many times slower the processor of a simple phone is. */
const SLOWDOWN = 4;

/** What a frame's script may take of its 16.7 ms at that speed, in milliseconds. */
const BUDGET_MS = 4;

/** How long the hero draws a slide, and how long a transition takes after its pages are there, in milliseconds. */
const DRAWING_MS = 1300;
const TRANSITION_MS = 600;

/** A service with each kind of poster: lines that cross the window, curves, chevrons. */
const POSTERS = ['seo', 'ecommerce', 'mern'] as const;

const LINES = 'body > canvas';

/**
 * Measures the script of a frame at 1440 × 900 while something moves: the lines behind the page, the drawing of the hero, the posters
 * of services, and pages that replace each other. Counts the processor time of the main thread, times four: the clock also counts
 * waiting for a core, and so does a browser that is slowed down, as it spins for a multiple of what the clock says.
 */
export async function measureCanvas(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    /** Opens a page, and waits until a canvas of it is drawn on. */
    const open = async (path: string, canvas: string) => {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await page.mouse.move(1, 1);
      await page.waitForFunction((of) => (document.querySelector<HTMLCanvasElement>(of)?.width ?? 0) > 0, canvas);
      await page.waitForTimeout(2 * DRAWING_MS);
    };
    const point = (i: number) => {
      const turn = (i / MOVES) * 8 * Math.PI;
      return page.mouse.move(700 + 500 * Math.cos(turn), 450 + 300 * Math.sin(1.5 * turn));
    };
    const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
    const figures: Figure[] = [];
    const measure = async (of: string, times: number, move: (i: number) => Promise<unknown>) => {
      figures.push(...figuresOf(of, await during(browser, page, times, move)));
    };

    await open('/about', LINES);
    await measure('of the lines after the pointer', MOVES, point);
    await measure('of the lines in scrolling', MOVES, () => scroll(8));
    await open('/', 'main canvas');
    await measure('of the hero after the pointer', MOVES, point);
    await measure('of the hero while it draws a slide', TURNS, async () => {
      await page.getByRole('button', { name: 'Next' }).first().click();
      await page.waitForTimeout(DRAWING_MS);
    });
    for (const service of POSTERS) {
      await open(`/services/${service}`, 'main canvas');
      await measure(`of the poster of ${service} in scrolling`, MOVES, (i) => scroll(i < MOVES / 2 ? 4 : -4));
    }
    await open('/team', LINES);
    const members = page.locator('main li a');
    await measure('of a transition between pages', TURNS, async (i) => {
      if (i % 2 === 1) await page.goBack();
      else await members.nth(i / 2).click();
      await page.waitForTimeout(TRANSITION_MS);
    });
    return figures;
  } finally {
    await browser.close();
  }
}

/** An event of Chromium's trace; `tdur` is the processor time of its thread in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly tdur?: number;
}

/** Moves something so many times, and returns the milliseconds that the callbacks of each frame meanwhile take a slow processor. */
async function during(browser: Browser, page: Page, times: number, move: (i: number) => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let i = 0; i < times; i += 1) await move(i);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const frames: number[] = [];
  let isNew = true;
  for (const { name, tdur } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'AnimationFrame::Render') isNew = true;
    // A callback that runs when the trace begins or ends has no time.
    if (name !== 'FireAnimationFrame' || tdur === undefined) continue;
    const script = (tdur / 1000) * SLOWDOWN;
    if (isNew) frames.push(script);
    else frames[frames.length - 1] = (frames.at(-1) ?? 0) + script;
    isNew = false;
  }
  if (frames.length < 20) throw new Error(`Only ${frames.length} frames were seen`);
  return frames;
}

function figuresOf(of: string, frames: readonly number[]): Figure[] {
  const sorted = frames.toSorted((a, b) => a - b);
  const figure = (name: string, share: number): Figure => ({
    name,
    value: sorted[Math.floor(sorted.length * share)] ?? Number.NaN,
    unit: 'ms',
    target: { atMost: BUDGET_MS },
  });
  return [figure(`script of a frame ${of}, ${SLOWDOWN}× slower, median`, 0.5), figure('its 95th percentile', 0.95)];
}
