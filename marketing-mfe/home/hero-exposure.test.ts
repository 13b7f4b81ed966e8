import { expect, jest, test } from '@jest/globals';
import { PATHS } from '@studio/pictures/hero-paths';
import { FRAMES } from '@studio/ui/lines/exposure';
import type { Point } from '@studio/ui/lines/springs';
import { mockViewport } from '../shared/viewport.fixture.ts';
import { exposeSlide } from './hero-exposure.ts';

/** First frame that follows the pointer, and number of lines of a frame on a wide screen. */
const BENT = 50;
const LINES = 10;

/** Returns a canvas, and the points of the lines that were drawn on it since it was cleared. */
function recorded() {
  const lines: Point[][] = [];
  const surface = {
    clearRect: () => lines.splice(0),
    moveTo: (x: number, y: number) => lines.push([{ x, y }]),
    quadraticCurveTo: (_x: number, _y: number, x: number, y: number) => lines.at(-1)?.push({ x, y }),
  };
  const context = new Proxy(surface, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) });
  const canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  return { canvas, lines };
}

/** Draws a slide with its end moved, and returns the lines of the last frames: their moving and their standing parts. */
function exposed(index: number, shift: Point) {
  const [whole, end] = [recorded(), recorded()];
  const exposure = exposeSlide(index, 'light', [whole.canvas, end.canvas], { x: 0, y: 0, scale: 1 });
  exposure.drawTo(1, { x: 0, y: 0 });
  exposure.bend(shift);
  const standing = whole.lines.slice(-end.lines.length);
  return {
    all: whole.lines,
    end: exposure.end,
    parts: end.lines.map((moving, i) => ({ moving, rest: standing[i] ?? [] })),
  };
}

test.each([0, 1, 2])('the last frames of slide %i follow the pointer, each time from where they rest', (index) => {
  mockViewport();
  const still = exposed(index, { x: 0, y: 0 });
  const moved = exposed(index, { x: 300, y: -120 });
  expect(moved.parts.map(({ rest }) => rest)).toEqual(still.parts.map(({ rest }) => rest));
  for (const { moving, rest } of moved.parts) {
    // The fixed part begins where the moving one ends.
    if (rest.length > 1) expect(distance(moving.at(-1), rest[0])).toBeLessThan(0.1);
  }
  const ways = moved.parts.flatMap(({ moving }, i) =>
    moving.map((point, node) => distance(point, still.parts[i]?.moving[node])),
  );
  expect(Math.max(...ways)).toBeGreaterThan(70);
  expect(Math.max(...ways)).toBeLessThanOrEqual(Math.hypot(300, 120) + 0.1);
});

test('lines that end in different places follow no pointer', () => {
  mockViewport();
  const still = exposed(3, { x: 0, y: 0 });
  expect(exposed(3, { x: 300, y: -120 })).toEqual(still);
  expect(still.parts.length).toBeGreaterThan(0);
});

test('an exposure of springs has ten lines in each frame', () => {
  mockViewport();
  const { all, parts, end } = exposed(0, { x: 0, y: 0 });
  expect(all).toHaveLength(LINES * FRAMES);
  expect(parts).toHaveLength(LINES * (FRAMES - BENT));
  expect(end).toEqual(PATHS[0](1));
});

const distance = (a?: Point, b?: Point) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN);
