import { describe, expect, it } from '@jest/globals';
import { slackAt, splitAtBands } from './draw.ts';
import { type Knot, type Sample, samplePath } from './path.ts';
import { type Box, distanceOf, gapsOf, type Page, route } from './route.ts';

/** Returns a page of rows of boxes: a title, a grid, a carousel as wide as the page, a text, a closing call, a footer. */
function pageOf(width: number, margin: number): Page {
  const inside = (top: number, bottom: number, right = width - margin): Box => ({ left: margin, top, right, bottom });
  return {
    width,
    height: 900,
    margin,
    from: 800,
    titles: [1040],
    closing: inside(3500, 3760, width / 2),
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

const samplesOf = (page: Page): readonly (readonly Sample[])[] =>
  route(page).map((knots) => samplePath(knots, 0, (knot) => slackAt(knot, page.boxes)));

const pages = [
  [390, 20],
  [768, 32],
  [1024, 48],
  [1440, 80],
  [2560, 320],
] as const;

describe('the line of a page', () => {
  it.each(pages)('keeps its distance from every box in a window of %i px', (width, margin) => {
    const page = pageOf(width, margin);
    const samples = samplesOf(page).flat();
    expect(samples.length).toBeGreaterThan(20);
    expect(Math.min(...samples.map(({ slack }) => slack))).toBeGreaterThanOrEqual(distanceOf(margin) - 0.5);
  });

  it.each(pages)(
    'begins at the right edge, goes round what is as wide as the page, and ends in the numerals at %i px',
    (width, margin) => {
      const page = pageOf(width, margin);
      const strands = samplesOf(page);
      const ends = strands.flatMap((strand) => [strand[0], strand.at(-1)]);
      const last = ends.pop();
      expect(strands.length).toBeGreaterThan(1);
      for (const end of ends) expect(end?.x).toBeGreaterThan(width);
      expect(last).toMatchObject({ x: page.goal?.right, y: 4336, w: 72 });
    },
  );

  it('crosses wide pages an even number of times, below the title of a section, and narrow ones never', () => {
    const leftmost = (width: number, margin: number) =>
      Math.min(
        ...samplesOf(pageOf(width, margin))
          .flat()
          .map(({ x }) => x),
      );
    expect(leftmost(1440, 80)).toBeLessThan(80);
    expect(leftmost(768, 32)).toBeGreaterThan(600);
    const title = samplesOf(pageOf(1440, 80))
      .flat()
      .filter(({ x, y }) => x < 720 && y > 1040 && y < 1144);
    expect(title.length).toBeGreaterThan(5);
  });

  it('opens beside the closing call also from the right margin', () => {
    const page = pageOf(1440, 80);
    const short = { ...page, titles: [], boxes: page.boxes.filter(({ top }) => top === 0 || top >= 3500) };
    const samples = samplesOf(short).flat();
    expect(Math.max(...samples.map(({ w }) => w))).toBeGreaterThan(90);
    expect(Math.min(...samples.map(({ x }) => x))).toBeGreaterThan(720);
    expect(Math.min(...samples.map(({ slack }) => slack))).toBeGreaterThanOrEqual(23.5);
  });

  it('turns into the numerals without going up again where a text ends just above them', () => {
    const page = pageOf(1440, 80);
    const near = { left: 700, top: 4200, right: page.goal?.right ?? 0, bottom: 4290 };
    const levels = samplesOf({ ...page, boxes: [...page.boxes, near] })
      .at(-1)
      ?.map(({ y }) => y);
    expect(levels).toEqual(levels?.toSorted((a, b) => a - b));
  });

  it('leaves by the edge above the footer of a page without numerals', () => {
    const { goal: _, ...page } = pageOf(1440, 80);
    const last = samplesOf(page).at(-1)?.at(-1);
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
  it('has a sample where it enters a dark row', () => {
    const strand = samplePath(
      [
        { x: 0, y: 0, w: 10 },
        { x: 0, y: 200, w: 20 },
      ],
      0,
      () => 0,
    );
    const levels = (samples: readonly Sample[]) => samples.map(({ y }) => y);
    const split = splitAtBands(strand, [{ top: 101, bottom: 400 }]);
    expect(levels(split).filter((y) => !levels(strand).includes(y))).toEqual([101]);
    expect(levels(split)).toEqual(levels(split).toSorted((a, b) => a - b));
  });

  it('never leaves the rectangle of two nodes', () => {
    const knots: Knot[] = [
      { x: 0, y: 0, w: 10 },
      { x: 100, y: 5, w: 50 },
      { x: 110, y: 90, w: 20 },
      { x: 300, y: 90, w: 20 },
    ];
    const samples = samplePath(knots, 7, () => 0);
    expect(samples[0]).toMatchObject({ x: 0, y: 0, s: 7 });
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
