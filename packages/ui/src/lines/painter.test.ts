import { expect, it } from '@jest/globals';
import { HUE, HUE_AMPLITUDE, hueAt, hueColour } from './hues.ts';
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

it('gives a drawing the hues around the mean one', () => {
  expect([0, 0.5, 1].map(hueAt)).toEqual([HUE - HUE_AMPLITUDE, HUE, HUE + HUE_AMPLITUDE]);
  expect(hueColour(0.5, 'dark')).toBe(`hsl(${HUE} 88% 68%)`);
});
