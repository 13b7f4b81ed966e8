import { expect, jest, test } from '@jest/globals';
import { PATHS } from '@studio/pictures/hero-paths';
import { FRAMES, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { trace } from '@studio/ui/lines/painter';
import { move, type Point, type Trail } from '@studio/ui/lines/springs';
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

/** Returns the lines of the last frames, as the springs draw them if the end of the path is moved by `shift`. */
function drawnBySprings(path: (t: number) => Point, shift: Point): Point[][] {
  const trails: readonly Trail[] = sheafOf(path, 2);
  return Array.from({ length: FRAMES }, (_, frame) => {
    const share = Math.max(0, (frame - BENT + 1) / (FRAMES - BENT));
    const { x, y } = path(timeOf(frame));
    return trails.map((trail) => {
      move(trail, { x: x + shift.x * share, y: y + shift.y * share });
      const { canvas, lines } = recorded();
      trace(canvas.getContext('2d') as CanvasRenderingContext2D, trail);
      return lines[0] ?? [];
    });
  })
    .slice(BENT)
    .flat();
}

test('the last frames follow the pointer as the springs would, each time from where they rest', () => {
  mockViewport();
  const [whole, end] = [recorded(), recorded()];
  const exposure = exposeSlide(0, 'light', [whole.canvas, end.canvas], { x: 0, y: 0, scale: 1 });
  exposure.drawTo(1, { x: 0, y: 0 });
  const standing = whole.lines.slice(LINES * BENT);
  for (const shift of [
    { x: 0, y: 0 },
    { x: 300, y: -120 },
    { x: -40, y: 200 },
  ]) {
    exposure.bend(shift);
    const expected = drawnBySprings(PATHS[0], shift);
    expect(end.lines).toHaveLength(expected.length);
    expect(standing).toHaveLength(expected.length);
    for (const [i, points] of expected.entries()) {
      // The fixed part begins where the moving one ends.
      const [moving = [], [joint, ...rest] = []] = [end.lines[i], standing[i]];
      expect(distance(moving.at(-1), joint)).toBeLessThan(0.1);
      const drawn = [...moving, ...rest];
      expect(drawn).toHaveLength(points.length);
      expect(Math.max(...drawn.map((point, node) => distance(point, points[node])))).toBeLessThan(0.1);
    }
  }
  expect(end.lines.flat().length).toBeLessThan(whole.lines.slice(LINES * BENT).flat().length / 2);
  expect(whole.lines).toHaveLength(LINES * FRAMES);
});

const distance = (a?: Point, b?: Point) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN);
