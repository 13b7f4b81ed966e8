import { describe, expect, it } from '@jest/globals';
import { NODES } from '@studio/ui/lines/springs';
import { type Anchor, createRests, laySheaf, waistAt } from './sheaf.ts';

const view = { width: 1420, height: 900 };
const first: Anchor = { x: 600, y: 235, home: 0, lean: 1 };
const second: Anchor = { x: 500, y: 1135, home: 900, lean: -1 };
const anchors = [first, second];

const at = (scroll: number, list: readonly Anchor[] = anchors) => waistAt(scroll, list, view);

describe('the waist of the sheaf', () => {
  it('stays at a heading until 20 % of the way to the next, and to that one from 80 % on', () => {
    expect(at(0)).toEqual({ x: 600, y: 235, lean: 1 });
    expect(at(100)).toEqual({ x: 600, y: 135, lean: 1 });
    expect(at(720)).toEqual({ x: 500, y: 415, lean: -1 });
    expect(at(900)).toEqual({ x: 500, y: 235, lean: -1 });
    expect(at(1000)).toEqual({ x: 500, y: 135, lean: -1 });
  });

  it('moves between headings, and its ends swap sides', () => {
    const { x, y, lean } = at(450) ?? { x: 0, y: 0, lean: 1 };
    expect([x, y, lean].map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([550, 235, 0]);
    const leans = Array.from({ length: 90 }, (_, i) => at(i * 10)?.lean ?? Number.NaN);
    expect(leans).toEqual([...leans].sort((a, b) => b - a));
  });

  it('stays in the window between distant headings, and is undefined without headings', () => {
    const far = [first, { ...second, y: 5235, home: 5000 }];
    for (let scroll = 1000; scroll < 5000; scroll += 100) {
      const { y } = at(scroll, far) ?? { y: Number.NaN };
      expect(y).toBeGreaterThan(-120);
      expect(y).toBeLessThan(900);
    }
    expect(at(0, [])).toBeUndefined();
  });

  it('scrolls up with a first heading below', () => {
    const below = [{ ...first, y: 1235, home: 1000 }];
    expect(at(400, below)).toEqual({ x: 600, y: 835, lean: 1 });
  });
});

describe('the lines of the sheaf', () => {
  const lines = createRests();
  laySheaf(lines, { x: 600, y: 300, lean: 1 }, view);
  /** Returns the x and y of a node of the first and the last line. */
  const edges = (node: number) =>
    [lines[0], lines[19]].map((line) => ({ x: line?.x[node] ?? Number.NaN, y: line?.y[node] ?? Number.NaN }));
  const widthAt = (node: number) => {
    const [a, b] = edges(node);
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;
  };

  it('are 50 px wide at the waist, and two and a half times as wide at the edges', () => {
    const widths = Array.from({ length: NODES }, (_, node) => widthAt(node));
    expect(Math.min(...widths)).toBeCloseTo(50, 0);
    expect(widths[0]).toBeCloseTo(125, 3);
    expect(widths[NODES - 1]).toBeCloseTo(125, 3);
  });

  it('reach beyond both edges: from high at the right to low at the left', () => {
    for (const { x, y } of edges(0)) expect([x > 1420, y < 300]).toEqual([true, true]);
    for (const { x, y } of edges(NODES - 1)) expect([x < 40, y > 600]).toEqual([true, true]);
  });
});
