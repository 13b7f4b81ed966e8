import { describe, expect, it } from '@jest/globals';
import { colourOf, hueOf, inks } from './colours.ts';
import { trace } from './painter.ts';
import { move, trailsAt } from './springs.ts';

it('traces a trail as a smooth line from the pointer to the last node', () => {
  const points: number[][] = [];
  const [trail] = trailsAt({ x: 10, y: 10 });
  if (!trail) throw new Error('There is no trail');
  move(trail, { x: 500, y: 300 });
  trace({ moveTo: (...at) => void points.push(at), quadraticCurveTo: (_x, _y, ...at) => void points.push(at) }, trail);
  expect(points).toHaveLength(49);
  expect(points[0]).toEqual([trail.x[0], trail.y[0]]);
  expect(points.at(-1)).toEqual([trail.x[49], trail.y[49]]);
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
