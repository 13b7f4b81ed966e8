import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { serviceSlugs } from '@studio/content/choices';
import { servicePosters } from '../../content/service-drawings.ts';
import { openness, REST, SCROLL } from './motion.ts';
import { follow, LINES, type Pen } from './pen.ts';
import { lineOf, type Poster, posters } from './posters.ts';
import { stillFiles } from './still-files.ts';

type Point = readonly [x: number, y: number];

/** A pen that records points of what it draws: of arcs eight each. */
function recorder() {
  const points: Point[] = [];
  const add = (x: number, y: number) => void points.push([x, y]);
  const ellipse: Pen['ellipse'] = (x, y, rx, ry, _, from, to) => {
    for (let k = 0; k <= 8; k += 1) {
      const angle = from + ((to - from) * k) / 8;
      add(x + rx * Math.cos(angle), y + ry * Math.sin(angle));
    }
  };
  const pen: Pen = {
    moveTo: add,
    lineTo: add,
    quadraticCurveTo: (_x, _y, x, y) => add(x, y),
    bezierCurveTo: (_x1, _y1, _x2, _y2, x, y) => add(x, y),
    arc: (x, y, radius, from, to) => ellipse(x, y, radius, radius, 0, from, to),
    ellipse,
  };
  return { pen, points };
}

/** Returns the points of each line of a poster at `t`. */
function linesAt(poster: Poster, t: number): readonly (readonly Point[])[] {
  return Array.from({ length: poster.lines }, (_, k) => {
    const { pen, points } = recorder();
    poster.line(pen, lineOf(poster, k), t);
    return points;
  });
}

const cases = serviceSlugs.flatMap((slug) =>
  (['wide', 'phone'] as const).map((kind) => ({ slug, kind, poster: posters[servicePosters[slug]][kind] })),
);

test('a line keeps its distance from its centreline on straights and in bends to both sides', () => {
  const { pen, points } = recorder();
  follow(pen, 10, { x: 0, y: 0, heading: 0 }, [100, { turn: 90, radius: 40 }, 50, { turn: -90, radius: 30 }, 20]);
  const [start, , ...rest] = points;
  expect(start).toEqual([0, -10]);
  const distances = rest.slice(0, 9).map(([x, y]) => Math.hypot(x - 100, y + 40));
  for (const distance of distances) expect(distance).toBeCloseTo(30);
  const [x, y] = points.at(-1) ?? [];
  expect(x).toBeCloseTo(190);
  expect(y).toBeCloseTo(-130);
});

describe.each(cases)('the $kind poster of $slug', ({ kind, slug, poster }) => {
  test.each([0, 0.3, 0.6, 1])('has only finite points at t %d', (t) => {
    const lines = linesAt(poster, t);
    expect(lines).toHaveLength(kind === 'wide' ? LINES : poster.lines);
    expect(lines.every((points) => points.length > 1 && points.flat().every(Number.isFinite))).toBe(true);
  });

  test('opens: at least half of its lines are elsewhere when it is open', () => {
    const closed = linesAt(poster, 0);
    const moved = linesAt(poster, 1).filter((points, k) => JSON.stringify(points) !== JSON.stringify(closed[k]));
    expect(moved.length).toBeGreaterThan(poster.lines / 2);
  });

  test('stays below the top, and reaches the right edge or, as the pulses do, almost', () => {
    const { x, y, width, height } = poster.frame;
    const points = linesAt(poster, 1).flat();
    const edge = servicePosters[slug] === 'pulse' ? 0.9 : 1;
    expect(Math.max(...points.map(([px]) => px))).toBeGreaterThanOrEqual(x + width * edge);
    expect(Math.min(...points.map(([, py]) => py))).toBeGreaterThanOrEqual(y);
    expect(points.some(([, py]) => py > y + height / 2)).toBe(true);
  });
});

test.each([
  ['shop', 0],
  ['shop', 0.6],
  ['shop', 1],
  ['pulse', 0],
  ['pulse', 0.6],
  ['pulse', 1],
] as const)('the poster %s reaches from the title to the bottom at t %d', (name, t) => {
  const ys = linesAt(posters[name].wide, t).flatMap((points) => points.map(([, y]) => y));
  expect(Math.min(...ys)).toBeLessThan(250);
  expect(Math.max(...ys)).toBeGreaterThanOrEqual(860);
});

test('no line of the pulses crosses another: their radii grow from the source outwards', () => {
  for (const t of [0, 0.6, 1]) {
    const radii = linesAt(posters.pulse.wide, t).map(([[x, y] = [0, 0]]) => Math.hypot(x - 724, y - 784));
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  }
});

test('the front of the shop hangs below the cloth', () => {
  for (const t of [0, 0.6, 1]) {
    const lines = linesAt(posters.shop.wide, t);
    const foot = Math.max(...lines.slice(0, 13).flatMap((points) => points.map(([, y]) => y)));
    const front = lines.slice(13, 23).flatMap((points) => points.map(([, y]) => y));
    expect(Math.min(...front)).toBeLessThan(foot + 15);
    expect(Math.min(...front)).toBeGreaterThan(118 + (6 + 20 * t) * 12);
  }
});

test('the arch of the door has its top at 112, closed and open, and stays clear of the text', () => {
  const { wide } = posters.door;
  for (const t of [0, 1]) {
    const ys = linesAt(wide, t).flatMap((points) => points.map(([, y]) => y));
    expect(Math.min(...ys)).toBeCloseTo(112);
  }
  const arch = linesAt(wide, 1).flatMap((points) => points.filter(([, y]) => y < 600));
  expect(Math.min(...arch.map(([x]) => x))).toBeGreaterThan(640);
});

test('no wave of the SEO poster rises to the buttons at 543, in the columns of the text', () => {
  for (const t of [0, 0.6, 1]) {
    const waves = linesAt(posters.order.wide, t).flatMap((points) => points.filter(([x]) => x > 60 && x < 480));
    expect(Math.min(...waves.map(([, y]) => y))).toBeGreaterThan(560);
  }
});

test('a poster opens line by line to .6, then follows the scroll position and back', () => {
  expect(openness(0, 0, 0)).toBe(0);
  expect(openness(0, 600, 0)).toBeGreaterThan(openness(26, 600, 0));
  expect(openness(0, 1200, 0)).toBe(REST);
  expect(openness(26, 1200, 0)).toBeLessThan(REST);
  expect(openness(26, Number.POSITIVE_INFINITY, SCROLL / 2)).toBeCloseTo(0.8);
  expect(openness(26, 5000, 2 * SCROLL)).toBe(1);
  expect(openness(26, 5000, -50)).toBe(REST);
});

test('the committed stills are those that `npm run stills` draws, and small', () => {
  const folder = join(import.meta.dirname, 'stills');
  for (const [name, svg] of stillFiles()) {
    expect([name, readFileSync(join(folder, `${name}.svg`), 'utf8') === svg]).toEqual([name, true]);
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(24_000);
  }
});
