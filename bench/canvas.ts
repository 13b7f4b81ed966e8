import type { Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import type { Figure } from './report.ts';

/** Movements of the pointer or steps of scrolling, about two for each frame. */
const MOVES = 240;

/** How many times slower the processor is made: as slow as that of a simple phone. */
const SLOWDOWN = 4;

/** What a frame's script may take of its 16.7 ms at that speed, in milliseconds. */
const BUDGET_MS = 4;

/** Measures the script time of a frame while a site's lines follow the pointer, and while the page is scrolled, at 1440 × 900. */
export async function measureCanvas(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(timeFrames);
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${url}/about`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (document.querySelector<HTMLCanvasElement>('body > canvas')?.width ?? 0) > 0);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const following = await during(page, async (i) => {
      const turn = (i / MOVES) * 8 * Math.PI;
      await page.mouse.move(700 + 500 * Math.cos(turn), 450 + 300 * Math.sin(1.5 * turn));
    });
    const scrolling = await during(page, () => page.evaluate(() => scrollBy({ top: 8, behavior: 'instant' })));
    return [
      ...figures('of the lines after the pointer', following),
      ...figures('of the lines in scrolling', scrolling),
    ];
  } finally {
    await browser.close();
  }
}

/** A frame: the script time of its callback, and the time since the frame before it, in milliseconds. */
interface Frame {
  readonly script: number;
  readonly interval: number;
}

/** Runs all movements, and returns the frames meanwhile. */
async function during(page: Page, move: (i: number) => Promise<void>): Promise<readonly Frame[]> {
  const seen = () => page.evaluate(() => Reflect.get(window, 'lineFrames') as Frame[]);
  const before = (await seen()).length;
  for (let i = 0; i < MOVES; i += 1) await move(i);
  const frames = (await seen()).slice(before);
  if (frames.length < 20) throw new Error(`Only ${frames.length} frames of the lines were seen`);
  return frames;
}

function figures(of: string, frames: readonly Frame[]): Figure[] {
  const at = (name: keyof Frame, share: number) =>
    frames.map((frame) => frame[name]).sort((a, b) => a - b)[Math.floor(frames.length * share)] ?? Number.NaN;
  const slow = `${SLOWDOWN}× slower`;
  return [
    {
      name: `script of a frame ${of}, ${slow}, median`,
      value: at('script', 0.5),
      unit: 'ms',
      target: { atMost: BUDGET_MS },
    },
    { name: 'its 95th percentile', value: at('script', 0.95), unit: 'ms' },
    { name: 'time from frame to frame, median', value: at('interval', 0.5), unit: 'ms' },
  ];
}

/** Runs in the page before its own scripts. Records how long each callback of an animation frame takes. */
function timeFrames(): void {
  const frames: { script: number; interval: number }[] = [];
  Reflect.set(window, 'lineFrames', frames);
  const ask = window.requestAnimationFrame.bind(window);
  let before = 0;
  window.requestAnimationFrame = (run) =>
    ask((now) => {
      const start = performance.now();
      run(now);
      frames.push({ script: performance.now() - start, interval: now - before });
      before = now;
    });
}
