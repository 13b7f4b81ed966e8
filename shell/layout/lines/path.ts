import { smoothstep, TRAILS } from '@studio/ui/lines/springs';

/** A node of the line in CSS pixels of the document: its middle and its width. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/**
 * A point of the line. `s`: its distance from the beginning; `nx` and `ny`: the unit vector across the line; `slack`: how far it can be moved
 * without coming too close to a box.
 */
export interface Sample extends Knot {
  readonly s: number;
  readonly nx: number;
  readonly ny: number;
  readonly slack: number;
}

/** Distance of points, in CSS pixels. */
export const STEP = 10;

/** Slopes at the nodes of a monotone cubic (Fritsch and Butland): between two nodes it never leaves their range. */
function slopes(values: readonly number[], steps: readonly number[]): readonly number[] {
  const d = steps.map((h, k) => ((values[k + 1] ?? 0) - (values[k] ?? 0)) / h);
  return values.map((_, k) => {
    const [before, after] = [d[k - 1], d[k]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    const [g = 1, h = 1] = [steps[k - 1], steps[k]];
    return (3 * (g + h)) / ((2 * h + g) / before + (h + 2 * g) / after);
  });
}

/** Returns the points of a monotone cubic through nodes. */
export function samplePath(knots: readonly Knot[], slackAt: (knot: Knot) => number): readonly Sample[] {
  const steps = knots.slice(1).map((knot, k) => {
    const { x, y } = knots[k] ?? knot;
    return Math.max(1, Math.hypot(knot.x - x, knot.y - y));
  });
  const axes = (['x', 'y', 'w'] as const).map((axis) => {
    const values = knots.map((knot) => knot[axis]);
    return { values, slopes: slopes(values, steps) };
  });
  const points: (Knot & { readonly s: number })[] = [];
  let s = 0;
  for (const [k, h] of steps.entries()) {
    const count = Math.ceil(h / STEP);
    for (let i = k === 0 ? 0 : 1; i <= count; i += 1) {
      const t = i / count;
      const [a, b] = [t * t * (3 - 2 * t), t * (1 - t)];
      const at = ({ values, slopes: m }: (typeof axes)[number]) =>
        (values[k] ?? 0) * (1 - a) + (values[k + 1] ?? 0) * a + h * b * ((m[k] ?? 0) * (1 - t) - (m[k + 1] ?? 0) * t);
      const [x = 0, y = 0, w = 0] = axes.map(at);
      points.push({ x, y, w, s: s + t * h });
    }
    s += h;
  }
  return points.map((point, i) => {
    const [before, after] = [points[i - 1] ?? point, points[i + 1] ?? point];
    const angle = Math.atan2(after.y - before.y, after.x - before.x);
    return { ...point, nx: -Math.sin(angle), ny: Math.cos(angle), slack: slackAt(point) };
  });
}

/**
 * Returns the opacity of the `i`-th line where the whole has a width: where lines would be closer than they can be told apart, every
 * second one is absent, and of those that are left every second one again.
 */
export function presence(i: number, w: number): number {
  const gap = w / (TRAILS - 1);
  if (i % 4 === 0) return 1;
  return i % 2 === 0 ? smoothstep(0.6, 1.2, gap) : smoothstep(1.8, 4.2, gap);
}
