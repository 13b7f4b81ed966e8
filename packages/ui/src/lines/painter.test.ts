import { describe, expect, it } from '@jest/globals';
import { colourOf, coloursAt, hueOf, inks } from './colours.ts';
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

const phases = Array.from({ length: 629 }, (_, i) => i / 100);

describe('the hues of the lines', () => {
  it('are 285° ± 85°', () => {
    const hues = phases.map((phase) => hueOf(phase, 0));
    expect(Math.min(...hues)).toBeCloseTo(200, 1);
    expect(Math.max(...hues)).toBeCloseTo(370, 1);
    expect(hueOf(0, 0)).toBe(285);
  });

  it('differ from line to line', () => {
    expect(hueOf(0, 10)).toBeCloseTo(285 + 85 * Math.sin(0.8), 10);
    expect(hueOf(0, 19)).toBeCloseTo(285 + 85 * Math.sin(1.52), 10);
  });

  it('are lighter at the coral end and darker at the blue one', () => {
    expect(colourOf(Math.PI / 2, 0, inks.light)).toBe('hsl(370.0 80% 57.0% / 0.55)');
    expect(colourOf(-Math.PI / 2, 0, inks.light)).toBe('hsl(200.0 80% 47.0% / 0.55)');
    expect(colourOf(0, 0, inks.dark)).toBe('hsl(285.0 88% 67.0% / 0.75)');
  });
});
