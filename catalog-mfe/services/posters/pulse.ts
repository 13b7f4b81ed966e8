import type { Line } from './pen.ts';

/** Rings from one source. Where they are dense travels outwards. */
export const pulse: Line = (pen, i, t) => {
  const radius = radiusOf(i, 0.4 + 4 * (1 - t));
  const end = (-72 * Math.PI) / 180;
  pen.moveTo(622 + radius, 860);
  pen.arc(622, 860, radius, 0, end, true);
};

/** Returns the radius of a ring, in between for fractions of `i`. */
function radiusOf(i: number, phase: number): number {
  let radius = 70;
  for (let k = 0; k < i; k += 1) {
    radius += Math.min(1, i - k) * 1.12 * (17 + k) * (1 + 0.72 * Math.sin(0.78 * k - phase));
  }
  return radius;
}
