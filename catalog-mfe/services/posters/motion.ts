/** How far a poster opens without scrolling. */
export const REST = 0.6;

/** Duration of the opening, and delay of each line after the previous one, in ms. */
const DURATION = 1200;
const DELAY = 8;

/** Scroll position at which a poster is fully open, in px. */
export const SCROLL = 480;

/** Returns the time at which the last of `lines` lines has opened, in ms after the poster began to open. */
export const openingEnd = (lines: number): number => DURATION + lines * DELAY;

/** Control points of the easing curve: `cubic-bezier(.35, 0, .25, 1)`. */
const [X1, X2] = [0.35, 0.25];

/** Returns how far the `k`-th line is open, from 0 to 1, `elapsed` ms after the poster began to open. */
export function openness(k: number, elapsed: number, scrolled: number): number {
  const share = Math.min(1, Math.max(0, scrolled / SCROLL));
  return eased((elapsed - k * DELAY) / DURATION) * (REST + (1 - REST) * share);
}

/** Returns y of the curve at x. Finds the parameter by 20 bisections, exact to a millionth. */
function eased(x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i += 1) {
    const s = (low + high) / 2;
    if (3 * (1 - s) ** 2 * s * X1 + 3 * (1 - s) * s * s * X2 + s ** 3 < x) low = s;
    else high = s;
  }
  return high * high * (3 - 2 * high);
}
