import { describe, expect, it } from '@jest/globals';
import { WordMotion } from './motion.ts';
import { readWord } from './read-word.ts';

/** A straight line, an arc of a circle, and a line with a loose end, moved by 100 units, as in a file of numerals. */
const FILE = `<svg><linearGradient x1="0" x2="400"><stop stop-color="hsl(200 78% 54%)"/><stop stop-color="hsl(370 78% 54%)"/></linearGradient>
<path transform="translate(100)" stroke="url(#n0)" d="M0 0H80M0 100A50 50 0 0 1 100 100M200 0V100C200 200 200 200 100 200"/></svg>`;

const SIZE = { width: 400, height: 300 };

/** Returns the points of a word's lines as they are drawn now. */
function drawn(motion: WordMotion): (readonly [x: number, y: number])[] {
  const points: [number, number][] = [];
  const add = (x: number, y: number) => points.push([x, y]);
  motion.trace({ moveTo: add, lineTo: add });
  return points;
}

function run(motion: WordMotion): number {
  let steps = 1;
  while (!motion.step() && steps < 1000) steps += 1;
  return steps;
}

describe('readWord', () => {
  const word = readWord(FILE);

  it('reads colours, span and lines, and where a loose end begins', () => {
    expect(word.colours).toEqual(['hsl(200 78% 54%)', 'hsl(370 78% 54%)']);
    expect(word.span).toBe(400);
    expect(word.lines.map(({ loose }) => loose)).toEqual([undefined, undefined, 14]);
  });

  it('follows lines, arcs and curves to their ends', () => {
    expect(word.lines.map(({ points }) => [...points.slice(0, 2), ...points.slice(-2)].map(Math.round))).toEqual([
      [100, 0, 180, 0],
      [100, 100, 200, 100],
      [300, 0, 200, 200],
    ]);
    const [, half] = word.lines;
    const tops = half?.points.filter((_, i) => i % 2 === 1) ?? [];
    expect(Math.min(...tops)).toBeCloseTo(50, 0);
  });
});

describe('WordMotion', () => {
  it('bends lines near the pointer away from it, and straightens them when it leaves', () => {
    const motion = new WordMotion(readWord(FILE));
    const before = drawn(motion);
    expect(motion.point({ x: 140, y: 20 }, SIZE)).toBe(true);
    run(motion);
    const [, y = 0] = drawn(motion)[5] ?? [];
    expect(y).toBeLessThan(-4);
    expect(motion.point({ x: 4000, y: 20 }, SIZE)).toBe(false);
    run(motion);
    expect(motion.isBent).toBe(false);
    expect(
      drawn(motion).every(([x, top], i) => Math.hypot(x - (before[i]?.[0] ?? 0), top - (before[i]?.[1] ?? 0)) < 1),
    ).toBe(true);
  });

  it('swings only the loose end, and less than five seconds', () => {
    const motion = new WordMotion(readWord(FILE));
    const before = drawn(motion);
    motion.kick(6);
    for (let i = 0; i < 20; i += 1) motion.step();
    const moved = drawn(motion).map(([, y], i) => Math.abs(y - (before[i]?.[1] ?? 0)));
    expect(moved.findIndex((distance) => distance > 0)).toBeGreaterThan(before.length - 18);
    expect(Math.max(...moved)).toBeGreaterThan(5);
    expect(run(motion)).toBeLessThan(5 * 60);
  });
});
