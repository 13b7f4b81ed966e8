import { describe, expect, it } from '@jest/globals';
import { move, NODES, type Point, TRAILS, trailsAt } from './springs.ts';

const START = { x: 100, y: 40 };

const firstTrail = () => {
  const [trail] = trailsAt(START);
  if (!trail) throw new Error('There is no trail');
  return trail;
};

/** Returns the number of steps until the trail is at rest. */
const stepsToRest = (pointer: Point): number => {
  const trail = firstTrail();
  for (let step = 1; step < 1000; step += 1) if (move(trail, pointer)) return step;
  return Number.POSITIVE_INFINITY;
};

describe('the springs', () => {
  it('are 20 trails of 50 nodes, all at the pointer', () => {
    const trails = trailsAt(START);
    expect([trails.length, TRAILS]).toEqual([20, 20]);
    for (const { x, y } of trails) {
      expect([x.length, NODES]).toEqual([50, 50]);
      expect([new Set(x), new Set(y)]).toEqual([new Set([START.x]), new Set([START.y])]);
    }
  });

  it('pull each trail with a strength of its own, far from that of the next trail', () => {
    const pulls = trailsAt(START).map(({ pull }) => pull);
    const sorted = [...pulls].sort((a, b) => a - b);
    expect(sorted[0]).toBe(0.4);
    expect(sorted.at(-1)).toBeGreaterThan(0.51);
    expect(sorted.at(-1)).toBeLessThan(0.525);
    const steps = (numbers: readonly number[]) =>
      numbers.slice(1).map((number, i) => Math.abs(number - (numbers[i] ?? number)));
    expect(Math.min(...steps(sorted))).toBeGreaterThan(0.003);
    expect(Math.min(...steps(pulls))).toBeGreaterThan(0.04);
  });

  it('separate where the pointer turns, and join where it moves straight', () => {
    /** Returns the maximum distance between the lines, across the path of a pointer. */
    const widest = (way: (step: number) => Point, across: (x: number, y: number) => number) => {
      const trails = trailsAt(way(0));
      for (let step = 1; step <= 40; step += 1) for (const trail of trails) move(trail, way(step));
      const places = Array.from({ length: NODES }, (_, node) =>
        trails.map(({ x, y }) => across(x[node] ?? 0, y[node] ?? 0)),
      );
      return Math.max(...places.map((values) => Math.max(...values) - Math.min(...values)));
    };
    expect(
      widest(
        (step) => ({ x: 20 * step, y: 300 }),
        (_, y) => y,
      ),
    ).toBe(0);
    const bend = (step: number) => ({ x: 400 + 300 * Math.cos(step / 8), y: 400 + 300 * Math.sin(step / 8) });
    expect(widest(bend, (x, y) => Math.hypot(x - 400, y - 400))).toBeGreaterThan(20);
  });

  it('move by the constants', () => {
    const trail = firstTrail();
    move(trail, { x: 200, y: 40 });
    // Pulled by 100 × 0.4; friction keeps half of it.
    expect(trail.vx[0]).toBeCloseTo(20, 10);
    expect(trail.x[0]).toBeCloseTo(120, 10);
    // The next: 20 × 0.4 × 0.98 by its spring, 20 × 0.25 of the velocity before it, and friction again.
    expect(trail.vx[1]).toBeCloseTo((20 * 0.4 * 0.98 + 20 * 0.25) * 0.5, 10);
    expect([...trail.y]).toEqual(Array(50).fill(40));
    // The second step keeps half of the first one’s velocity.
    move(trail, { x: 200, y: 40 });
    expect(trail.vx[0]).toBeCloseTo((20 + 80 * 0.4) * 0.5, 10);
  });

  it('are at rest while the pointer is, and come to rest at the pointer within seconds', () => {
    expect(move(firstTrail(), START)).toBe(true);
    expect(stepsToRest({ x: 1400, y: 900 })).toBeLessThan(600);
    const trail = firstTrail();
    while (!move(trail, { x: 1400, y: 900 }));
    for (const x of trail.x) expect(Math.abs(x - 1400)).toBeLessThan(5);
  });

  it('do not swing far beyond the pointer', () => {
    const trail = firstTrail();
    for (let step = 0; step < 600; step += 1) {
      move(trail, { x: 1100, y: 40 });
      for (const x of trail.x) expect(x).toBeLessThan(1100 + 600);
    }
  });
});
