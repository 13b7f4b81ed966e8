import { describe, expect, it } from '@jest/globals';
import { slackAt } from './draw.ts';
import { type Knot, type Sample, samplePath } from './path.ts';
import { type Box, gapsOf, MARGIN, type Page, route } from './route.ts';

/** Returns a page of rows of boxes: a title, a grid, a carousel as wide as the page, a text, a closing call, a footer. */
function pageOf(width: number, margin: number): Page {
  const inside = (top: number, bottom: number, right = width - margin): Box => ({ left: margin, top, right, bottom });
  return {
    width,
    height: 900,
    margin,
    from: 800,
    titles: [1040],
    ...(margin >= MARGIN && { closing: 3500 }),
    footer: 3900,
    goal: { left: width / 2, right: width - margin - 30, top: 4300, bottom: 4372 },
    boxes: [
      { left: 0, top: 0, right: width, bottom: 800 },
      inside(960, 1040, width / 2),
      inside(1144, 2000),
      { left: 0, top: 2256, right: width, bottom: 2700 },
      inside(2956, 3300),
      inside(3500, 3760, width / 2),
      inside(3980, 4180),
    ],
  };
}

const samplesOf = (page: Page): readonly Sample[] => samplePath(route(page), (knot) => slackAt(knot, page.boxes));

const pages = [
  [390, 20],
  [768, 32],
  [1024, 48],
  [1440, 80],
  [2560, 320],
] as const;

describe('the line of a page', () => {
  it.each(pages)('keeps 24 px from every box in a window of %i px', (width, margin) => {
    const samples = samplesOf(pageOf(width, margin));
    expect(samples.length).toBeGreaterThan(20);
    expect(Math.min(...samples.map(({ slack }) => slack))).toBeGreaterThanOrEqual(23.5);
  });

  it.each(pages)('begins outside of the right edge, and ends in the numerals at %i px', (width, margin) => {
    const page = pageOf(width, margin);
    const samples = samplesOf(page);
    expect(samples[0]?.x).toBeGreaterThan(width);
    expect(samples.at(-1)).toMatchObject({ x: page.goal?.right, y: 4336, w: 72 });
  });

  it.each(pages)('goes round outside of what is as wide as the page at %i px', (width, margin) => {
    const beside = samplesOf(pageOf(width, margin)).filter(({ y }) => y > 2256 && y < 2700);
    expect(beside.length).toBeGreaterThan(0);
    for (const { x, w } of beside) expect(Math.max(-x, x - width)).toBeGreaterThan(w / 2);
  });

  it.each([
    [390, 20],
    [1024, 48],
  ])('is in no margin of a window of %i px, and crosses it from edge to edge', (width, margin) => {
    const page = pageOf(width, margin);
    const seen = samplesOf(page).filter(({ x, y }) => x > 0 && x < width && y < page.footer);
    const gaps = gapsOf(page);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(({ y }) => !gaps.some(({ top, bottom }) => y > top && y < bottom))).toEqual([]);
  });

  it('runs in both margins of a wide window, and crosses it below the title of a section', () => {
    const samples = samplesOf(pageOf(1440, 80));
    const isIn = (left: number, right: number) =>
      samples.some(({ x, y }) => x > left && x < right && y > 1300 && y < 1900);
    expect([isIn(0, 80), isIn(80, 1360)]).toEqual([true, false]);
    expect(samples.filter(({ x, y }) => x < 720 && y > 1040 && y < 1144).length).toBeGreaterThan(5);
  });

  it('opens beside the closing call', () => {
    const samples = samplesOf(pageOf(1440, 80)).filter(({ y }) => y > 3500 && y < 3900);
    expect(Math.max(...samples.map(({ w }) => w))).toBeGreaterThan(90);
    expect(Math.min(...samples.map(({ x }) => x))).toBeGreaterThan(720);
  });

  it('turns into the numerals without going up again where a text ends just above them', () => {
    const page = pageOf(1440, 80);
    const near = { left: 700, top: 4200, right: page.goal?.right ?? 0, bottom: 4290 };
    const levels = samplesOf({ ...page, boxes: [...page.boxes, near] })
      .map(({ y }) => y)
      .filter((y) => y > page.footer);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('leaves by the edge above the footer of a page without numerals', () => {
    const { goal: _, ...page } = pageOf(1440, 80);
    const last = samplesOf(page).at(-1);
    expect(last?.x).toBeGreaterThan(1440);
    expect(last?.y).toBeLessThan(page.footer + 100);
  });
});

describe('the gaps of a page', () => {
  it('are the rows without boxes, from the head to the footer, and know what is above them', () => {
    expect(gapsOf(pageOf(1440, 80))).toEqual([
      { top: 800, bottom: 960, kind: 'plain' },
      { top: 1040, bottom: 1144, kind: 'titled' },
      { top: 2000, bottom: 2256, kind: 'plain' },
      { top: 2700, bottom: 2956, kind: 'plain' },
      { top: 3300, bottom: 3500, kind: 'closing' },
      { top: 3760, bottom: 3980, kind: 'closed' },
    ]);
  });
});

describe('a path', () => {
  it('never leaves the rectangle of two nodes', () => {
    const knots: Knot[] = [
      { x: 0, y: 0, w: 10 },
      { x: 100, y: 5, w: 50 },
      { x: 110, y: 90, w: 20 },
      { x: 300, y: 90, w: 20 },
    ];
    const samples = samplePath(knots, () => 0);
    expect(samples[0]).toMatchObject({ x: 0, y: 0, s: 0 });
    const isBetween = (value: number, a: number, b: number) =>
      value >= Math.min(a, b) - 1e-9 && value <= Math.max(a, b) + 1e-9;
    for (const { x, y, w } of samples) {
      const isInside = knots.some((knot, k) => {
        const next = knots[k + 1];
        return next && isBetween(x, knot.x, next.x) && isBetween(y, knot.y, next.y) && isBetween(w, knot.w, next.w);
      });
      expect(isInside).toBe(true);
    }
  });
});
