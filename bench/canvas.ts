import type { Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import type { Figure } from './report.ts';

/** Movements of the pointer or steps of scrolling, about two for each frame. */
const MOVES = 240;

/** Slides of the hero that are drawn, and pages that are left for another one. */
const TURNS = 6;

/** How many times slower the processor is made: as slow as that of a simple phone. */
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
 * Measures the script time of a frame at 1440 × 900 while something moves: the lines behind the page, the drawing of the hero, the
 * posters of services, and pages that replace each other.
 */
export async function measureCanvas(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(timeFrames);
    const devtools = await page.context().newCDPSession(page);
    /** Opens a page at full speed, waits until a canvas of it is drawn on, and slows the processor down. */
    const open = async (path: string, canvas: string) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await page.mouse.move(1, 1);
      await page.waitForFunction((of) => (document.querySelector<HTMLCanvasElement>(of)?.width ?? 0) > 0, canvas);
      await page.waitForTimeout(2 * DRAWING_MS);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    };
    const point = (i: number) => {
      const turn = (i / MOVES) * 8 * Math.PI;
      return page.mouse.move(700 + 500 * Math.cos(turn), 450 + 300 * Math.sin(1.5 * turn));
    };
    const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
    const figures: Figure[] = [];
    const measure = async (of: string, times: number, move: (i: number) => Promise<unknown>) => {
      figures.push(...figuresOf(of, await during(page, times, move)));
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

/** A frame: the script time of all its callbacks, and its time, in milliseconds. */
interface Frame {
  script: number;
  readonly at: number;
}

/** Moves something so many times, and returns the frames meanwhile. */
async function during(page: Page, times: number, move: (i: number) => Promise<unknown>): Promise<readonly Frame[]> {
  const seen = () => page.evaluate(() => Reflect.get(window, 'lineFrames') as Frame[]);
  const before = (await seen()).length;
  for (let i = 0; i < times; i += 1) await move(i);
  const frames = (await seen()).slice(before);
  if (frames.length < 20) throw new Error(`Only ${frames.length} frames were seen`);
  return frames;
}

function figuresOf(of: string, frames: readonly Frame[]): Figure[] {
  const part = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
  const scripts = frames.map(({ script }) => script);
  const intervals = frames.slice(1).map(({ at }, i) => at - (frames[i]?.at ?? at));
  const slow = `${SLOWDOWN}× slower`;
  return [
    {
      name: `script of a frame ${of}, ${slow}, median`,
      value: part(scripts, 0.5),
      unit: 'ms',
      target: { atMost: BUDGET_MS },
    },
    { name: 'its 95th percentile', value: part(scripts, 0.95), unit: 'ms' },
    { name: 'time from frame to frame, median', value: part(intervals, 0.5), unit: 'ms' },
  ];
}

/** Runs in the page before its own scripts. Records how long the callbacks of each animation frame take. */
function timeFrames(): void {
  const frames: Frame[] = [];
  Reflect.set(window, 'lineFrames', frames);
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    ask((now) => {
      const start = performance.now();
      run(now);
      const script = performance.now() - start;
      const frame = frames.at(-1);
      if (frame?.at === now) frame.script += script;
      else frames.push({ script, at: now });
    });
}
