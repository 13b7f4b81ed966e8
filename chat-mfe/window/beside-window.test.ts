import { expect, it } from '@jest/globals';
import { pathOf, swayingPathOf } from './beside-window.tsx';

const LINES = Array.from({ length: 27 }, (_, line) => line);

/** Half of the chat window's width and height. */
const [HALF_WIDTH, HALF_HEIGHT] = [150, 200];

/** Points of a swaying line. */
const pointsOf = (path: string) =>
  [...path.matchAll(/L(-?[\d.]+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

it('lines keep 24 px from the chat window, also while they sway', () => {
  for (const line of LINES) {
    for (const turn of [0, 0.25, 0.6]) {
      const beside = pointsOf(swayingPathOf(line, turn, 1)).filter(({ y }) => Math.abs(y) <= HALF_HEIGHT);
      expect(beside.length).toBeGreaterThan(10);
      expect(Math.min(...beside.map(({ x }) => Math.abs(x)))).toBeGreaterThanOrEqual(HALF_WIDTH + 24);
    }
  }
});

it('lines sway by at most 11 px, and not at all without strength', () => {
  for (const line of LINES) {
    const [rest, swaying] = [0, 1].map((strength) => pointsOf(swayingPathOf(line, 0.4, strength)));
    const moves = (rest ?? []).map(({ x }, i) => Math.abs((swaying?.[i]?.x ?? 0) - x));
    expect(Math.max(...moves)).toBeLessThanOrEqual(11.1);
    expect(new Set(rest?.filter(({ y }) => Math.abs(y) < HALF_HEIGHT).map(({ x }) => x)).size).toBe(1);
    // A line at rest passes the middle at the same place.
    expect(pathOf(line)).toContain(` ${rest?.find(({ y }) => y === 0)?.x.toFixed(1)} -224V224`);
  }
});
