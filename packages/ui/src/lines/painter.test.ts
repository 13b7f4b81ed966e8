import { expect, it } from '@jest/globals';
import { coloursAt } from './colours.ts';
import { paint, type Surface } from './painter.ts';
import { move, trailsAt } from './springs.ts';

it('paints each trail as a line of width 1 with its own hue, from the pointer to the last node', () => {
  const strokes: { style: unknown; width: number; from: number[]; to: number[] }[] = [];
  const cleared: number[][] = [];
  let [from, to]: number[][] = [[], []];
  const surface: Surface = {
    lineWidth: 0,
    strokeStyle: '',
    clearRect: (...box) => void cleared.push(box),
    beginPath: () => undefined,
    moveTo: (...point) => {
      from = point;
    },
    quadraticCurveTo: (_x, _y, ...point) => {
      to = point;
    },
    stroke: () =>
      void strokes.push({ style: surface.strokeStyle, width: surface.lineWidth, from: from ?? [], to: to ?? [] }),
  };
  const trails = trailsAt({ x: 10, y: 10 });
  for (const trail of trails) move(trail, { x: 500, y: 300 });
  paint(surface, trails, { width: 1420, height: 900, colours: coloursAt(0, 'light') });

  expect(cleared).toEqual([[0, 0, 1420, 900]]);
  expect(new Set(strokes.map(({ style }) => style)).size).toBe(20);
  expect(new Set(strokes.map(({ width }) => width))).toEqual(new Set([1]));
  expect(strokes.map((stroke) => stroke.from)).toEqual(trails.map(({ x, y }) => [x[0], y[0]]));
  expect(strokes.map((stroke) => stroke.to)).toEqual(trails.map(({ x, y }) => [x[49], y[49]]));
});
