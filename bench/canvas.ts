import { launchBrowser } from './browser.ts';
import type { Figure } from './report.ts';

/** Movements of the pointer, about two for each frame. */
const MOVES = 240;

/** Measures the script time of a frame while a site's lines follow the pointer, at 1440 × 900. */
export async function measureCanvas(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(timeFrames);
    await page.goto(`${url}/about`, { waitUntil: 'networkidle' });
    for (let i = 0; i < MOVES; i += 1) {
      const turn = (i / MOVES) * 8 * Math.PI;
      await page.mouse.move(700 + 500 * Math.cos(turn), 450 + 300 * Math.sin(1.5 * turn));
    }
    const times = await page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]);
    if (times.length < 20) throw new Error(`Only ${times.length} frames of the lines were seen`);
    const sorted = [...times].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return [
      { name: 'script of a frame of the lines, median', value: at(0.5), unit: 'ms', target: { atMost: 3 } },
      { name: 'its 95th percentile', value: at(0.95), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts. Records how long each callback of an animation frame takes. */
function timeFrames(): void {
  const times: number[] = [];
  Reflect.set(window, 'frameTimes', times);
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    ask((now) => {
      const start = performance.now();
      run(now);
      times.push(performance.now() - start);
    });
}
