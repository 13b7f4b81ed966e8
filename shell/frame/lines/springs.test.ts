import { describe, expect, it } from '@jest/globals';
import { NODES, TRAILS } from './constants.ts';
import { move, type Point, trailsAt } from './springs.ts';

const START = { x: 100, y: 40 };

const firstTrail = () => {
  const [trail] = trailsAt(START);
  if (!trail) throw new Error('there are trails');
  return trail;
};

/** Steps until the trail rests. */
const stepsToRest = (pointer: Point): number => {
  const trail = firstTrail();
  for (let step = 1; step < 1000; step += 1) if (move(trail, pointer)) return step;
  return Number.POSITIVE_INFINITY;
};

describe('the springs', () => {
  it('are 20 trails of 50 nodes, all where the pointer is', () => {
    const trails = trailsAt(START);
    expect([trails.length, TRAILS]).toEqual([20, 20]);
    for (const { x, y } of trails) {
      expect([x.length, NODES]).toEqual([50, 50]);
      expect([new Set(x), new Set(y)]).toEqual([new Set([START.x]), new Set([START.y])]);
    }
  });

  it('pull each trail a little harder than the one before it', () => {
    const pulls = trailsAt(START).map(({ pull }) => pull);
    expect(pulls[0]).toBe(0.45);
    expect(pulls).toEqual([...pulls].sort((a, b) => a - b));
    expect(new Set(pulls).size).toBe(20);
  });

  it('move by the numbers of the specification', () => {
    const trail = firstTrail();
    move(trail, { x: 200, y: 40 });
    // Drawn by 100 × 0.45, half of which friction takes.
    expect(trail.vx[0]).toBeCloseTo(22.5, 10);
    expect(trail.x[0]).toBeCloseTo(122.5, 10);
    // The next: 22.5 × 0.45 × 0.98 by its spring, 22.5 × 0.25 of the velocity before it, and friction again.
    expect(trail.vx[1]).toBeCloseTo((22.5 * 0.45 * 0.98 + 22.5 * 0.25) * 0.5, 10);
    expect([...trail.y]).toEqual(Array(50).fill(40));
    // The second step keeps half of the first one’s velocity.
    move(trail, { x: 200, y: 40 });
    expect(trail.vx[0]).toBeCloseTo((22.5 + 77.5 * 0.45) * 0.5, 10);
  });

  it('are at rest while the pointer is, and come to rest in seconds, all nodes where it went', () => {
    expect(move(firstTrail(), START)).toBe(true);
    expect(stepsToRest({ x: 1400, y: 900 })).toBeLessThan(600);
    const trail = firstTrail();
    while (!move(trail, { x: 1400, y: 900 }));
    for (const x of trail.x) expect(Math.abs(x - 1400)).toBeLessThan(5);
  });

  it('never swing far beyond the pointer', () => {
    const trail = firstTrail();
    for (let step = 0; step < 600; step += 1) {
      move(trail, { x: 1100, y: 40 });
      for (const x of trail.x) expect(x).toBeLessThan(1100 + 600);
    }
  });
});
